// What shows something that nobody could know. It ends taking back, whichever way it came (TIM-6, FIN-18).

import type { EventOf, GameEvent } from '../rules/index.ts';
import type { Game } from './game.ts';

/** Whether aliens flew: from the force or down from orbit. Players see where their own cards send UFOs beforehand. */
const aliensFlew = ({ moves, why }: EventOf<'ufos-moved'>, { pack }: Game): boolean =>
  !pack.usable.has(why) && moves.some(({ from, to }) => (from === 'force' || from === 'orbit') && to !== 'force');

/** Whether enemies that lay face down go to the discards, where everybody sees them. */
const turnsUp = ({ place }: EventOf<'mission-cleared'>, { state: { hidden } }: Game): boolean =>
  Object.keys(hidden.faceDown[place]).length > 0;

/** Whether the event shows a table something hidden. `before` is the game that led to it, or to the intent it is part of. */
export function reveals(event: GameEvent, before: Game): boolean {
  switch (event.type) {
    case 'cue-opened':
      // An alien cue is the aliens' doing, even if no piece is left for it to move.
      return event.cue.side === 'alien';
    case 'cards-moved':
      return event.from === 'deck';
    case 'mission-cleared':
      return turnsUp(event, before);
    case 'ufos-moved':
      return aliensFlew(event, before);
    // What the next round brings, and after the end everything that was hidden.
    case 'round-prepared':
    case 'game-ended':
    case 'dice-rolled':
    case 'roll-changed':
    case 'enemies-turned':
    case 'scanned':
      return true;
    case 'game-set-up':
    case 'secret/seeded':
    case 'secret/schedule-prepared':
    case 'secret/light-used':
    case 'secret/decks-stacked':
    case 'board-set-up':
    case 'cue-expired':
    case 'cue-closed':
    case 'paused':
    case 'resumed':
    case 'menu-opened':
    case 'menu-closed':
    case 'timers-set':
    case 'step-opened':
    case 'step-closed':
    case 'reported':
    case 'corrected':
    case 'round-ended':
    case 'game-revived':
    case 'cards-turned':
    case 'card-used':
    case 'mission-laid':
    case 'mission-taken-back':
    case 'markers-placed':
    case 'units-moved':
    case 'units-assigned':
    case 'units-changed':
    case 'panic-changed':
    case 'credits-changed':
    case 'damage-changed':
    case 'threat-changed':
    case 'task-opened':
    case 'task-closed':
    case 'soldier-placed':
    case 'dice-added':
    case 'roll-applied':
    case 'choice-opened':
    case 'choice-withdrawn':
    case 'chosen':
    case 'time-added':
      return false;
  }
}
