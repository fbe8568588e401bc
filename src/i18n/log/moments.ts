// Splits a log into moments, each of which players would call one thing.

import type { Pack } from '../../content/cards/pack.ts';
import {
  byCue,
  byStep,
  type Cause,
  type EventOf,
  evolveOpen,
  type GameEvent,
  initialState,
  isSameCause,
  type OpenGame,
  withPack,
} from '../../rules/index.ts';
import type { FrameEvent, TableEvent } from '../../rules/state/events.ts';

/** One thing that was done or happened by itself, and the state right after it. */
export interface Moment {
  readonly events: readonly GameEvent[];
  readonly open: OpenGame;
}

/**
 * Place of an event in its moment. `quiet` ones have no visible effect and join the current moment; `closing` ones end
 * something and belong to the moment of what follows; `opening` ones always begin a moment, even at the same instant as
 * the event before. All others begin one if their time or cause is another.
 */
function partOf(event: GameEvent): 'quiet' | 'closing' | 'opening' | 'other' {
  switch (event.type) {
    case 'secret/seeded':
    case 'secret/decks-stacked':
    case 'secret/schedule-prepared':
    case 'secret/light-used':
    case 'paused':
    case 'resumed':
    case 'menu-opened':
    case 'menu-closed':
    case 'timers-set':
    case 'round-prepared':
      return 'quiet';
    case 'cue-closed':
    case 'task-closed':
    case 'step-closed':
      return 'closing';
    case 'cue-opened':
    case 'cue-expired':
    case 'step-opened':
    case 'task-opened':
    case 'scanned':
    case 'card-used':
    case 'readied':
    case 'chosen':
    case 'units-assigned':
    case 'dice-rolled':
    case 'roll-applied':
    case 'corrected':
    case 'reported-late':
    case 'round-ended':
    case 'game-ended':
      return 'opening';
    default:
      event satisfies FrameEvent | EventOf<'time-added' | 'reported'> | TableEvent;
      return 'other';
  }
}

/** The cause of the events that follow from an event. */
function causeOf(event: GameEvent): Cause {
  if (event.type === 'cue-opened') return byCue(event.cue.kind);
  return event.type === 'step-opened' ? byStep(event.step) : event.why;
}

/** Whether the event belongs to the moment of what follows. The end of a cue that ran out of time does not. */
const joinsNext = (event: GameEvent): boolean =>
  partOf(event) === 'closing' && !(event.type === 'cue-closed' && event.how === 'expired');

/** Whether this event begins a new moment. `running` are the events of the current one. */
function beginsMoment(event: GameEvent, running: readonly GameEvent[]): boolean {
  const loud = running.filter((one) => partOf(one) !== 'quiet');
  const last = loud.at(-1);
  const part = partOf(event);
  if (last === undefined || part === 'quiet') return false;
  if (event.at !== last.at) return true;
  if (loud.every(joinsNext)) return false;
  // A roll that ends its task may have removed the target, so both belong to one moment.
  const rolled = loud.some(({ type }) => type === 'roll-applied');
  if (event.type === 'task-closed' && rolled) return !isSameCause(event.why, causeOf(last));
  return part !== 'other' || !isSameCause(event.why, causeOf(last));
}

/** Splits a log into the events of each moment. Keeps every event, in order. */
export function splitLog(log: readonly GameEvent[]): GameEvent[][] {
  const moments: GameEvent[][] = [];
  let running: GameEvent[] = [];
  for (const event of log) {
    if (beginsMoment(event, running)) {
      moments.push(running);
      running = [];
    }
    running.push(event);
  }
  return running.length === 0 ? moments : [...moments, running];
}

/**
 * Returns the moments of a game, each with its state. The log is folded once. States share everything that did not
 * change between them, so keeping all of them costs little.
 */
export function momentsOf(log: readonly GameEvent[], pack: Pack): Moment[] {
  let open = initialState;
  return splitLog(log).map((events) => {
    open = events.reduce(evolveOpen, open);
    return { events, open: withPack(open, pack) };
  });
}

/** Returns the index of the first moment of each round. */
export function roundStarts(moments: readonly Moment[]): { readonly round: number; readonly from: number }[] {
  return moments.flatMap(({ events, open }, from) => {
    const opens = events.some((event) => event.type === 'cue-opened' || event.type === 'step-opened');
    const before = moments[from - 1]?.open;
    const isFirst = before === undefined || before.phase === 'setup' || before.round !== open.round;
    return opens && isFirst ? [{ round: open.round, from }] : [];
  });
}

/** Clamps a number to the index of a moment. NaN becomes 0. */
export const nearestMoment = (moments: readonly Moment[], at: number): number =>
  Math.min(Math.max(0, Math.trunc(at) || 0), moments.length - 1);
