import type { GameEvent } from '../../../rules/index.ts';

// Durations are the same as in the design tokens of the style sheet.

/** Duration of a flight (UFOs and units), in ms. */
export const flyMs = 620;
/** Duration of a move (cards and markers), in ms. */
export const moveMs = 260;
/** Time within which all motions that begin together are over, in ms. */
export const motionMs = 1200;
/** Delay between the starts of successive motions, in ms. */
export const staggerMs = 60;

/** Time in which people see what an event does, in ms: until its pieces have moved. Harm takes longer to read. */
function seenMs(event: GameEvent): number {
  switch (event.type) {
    case 'panic-changed':
    case 'damage-changed':
    case 'ufos-moved':
    case 'mission-cleared':
      return motionMs;
    case 'units-moved':
    case 'units-changed':
      return flyMs + staggerMs * (event.units.length - 1);
    case 'cards-moved':
    case 'markers-placed':
      return flyMs;
    default:
      event satisfies GameEvent;
      return 0;
  }
}

/** How long a step stays open after the events that ended it, in ms, so that people see what they did. */
export const sightMs = (events: readonly GameEvent[]): number => Math.min(motionMs, Math.max(0, ...events.map(seenMs)));
