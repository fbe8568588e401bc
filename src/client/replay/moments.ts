// A log cut into moments: each is what people at the table would call one thing.

import type { Game } from '../../host/index.ts';
import { blankOpen, evolveOpen, type GameEvent, type OpenGame, withPack } from '../../rules/index.ts';

/** One thing that was done or happened by itself, and the table right after it. */
export interface Moment {
  readonly events: readonly GameEvent[];
  readonly open: OpenGame;
}

type Type = GameEvent['type'];

/** Nothing on the table changes with these: they belong to whatever is at hand. */
const quiet: ReadonlySet<Type> = new Set<Type>([
  'secret/seeded',
  'secret/decks-stacked',
  'secret/schedule-prepared',
  'secret/light-used',
  'paused',
  'resumed',
  'menu-opened',
  'menu-closed',
  'timers-set',
  'round-prepared',
]);

/** These end one thing and make room for the next, which they are told with. */
const closing: ReadonlySet<Type> = new Set<Type>(['cue-closed', 'task-closed', 'step-closed']);

/** These are always a thing of their own, even if they happen in the same breath as what came before. */
const opening: ReadonlySet<Type> = new Set<Type>([
  'cue-opened',
  'cue-expired',
  'step-opened',
  'task-opened',
  'scanned',
  'card-used',
  'chosen',
  'units-assigned',
  'dice-rolled',
  'roll-applied',
  'corrected',
  'round-ended',
  'game-ended',
]);

/** What an event's consequences name as their reason. */
const causeOf = (event: GameEvent): string => {
  if (event.type === 'cue-opened') return event.cue.kind;
  return event.type === 'step-opened' ? event.step : event.why;
};

/** A cue that ran out is news; one that was confirmed is told with the next. */
const makesRoom = (event: GameEvent): boolean =>
  closing.has(event.type) && !(event.type === 'cue-closed' && event.how === 'expired');

/** Does something else begin with this event, after those of the running moment? */
function begins(event: GameEvent, running: readonly GameEvent[]): boolean {
  const loud = running.filter(({ type }) => !quiet.has(type));
  const last = loud.at(-1);
  if (last === undefined || quiet.has(event.type)) return false;
  if (event.at !== last.at) return true;
  if (loud.every(makesRoom)) return false;
  // The roll that ends a task may have taken away what it was for.
  const rolled = loud.some(({ type }) => type === 'roll-applied');
  if (event.type === 'task-closed' && rolled) return event.why !== causeOf(last);
  return opening.has(event.type) || closing.has(event.type) || event.why !== causeOf(last);
}

/** The events of a log, moment by moment; none is lost, and none changes its place. */
export function cut(log: readonly GameEvent[]): GameEvent[][] {
  const moments: GameEvent[][] = [];
  let running: GameEvent[] = [];
  for (const event of log) {
    if (begins(event, running)) {
      moments.push(running);
      running = [];
    }
    running.push(event);
  }
  return running.length === 0 ? moments : [...moments, running];
}

/**
 * The moments of a game, each with its table. The log is folded once: tables share all that did not change between
 * them, so that keeping every one of them costs little, and any of them is there at once.
 */
export function momentsOf({ log, pack }: Game): Moment[] {
  let open = blankOpen;
  return cut(log).map((events) => {
    open = events.reduce(evolveOpen, open);
    return { events, open: withPack(open, pack) };
  });
}

/** Where each round begins. */
export function roundStarts(moments: readonly Moment[]): { readonly round: number; readonly from: number }[] {
  return moments.flatMap(({ events, open }, from) => {
    const opens = events.some((event) => event.type === 'cue-opened' || event.type === 'step-opened');
    const before = moments[from - 1]?.open;
    const isFirst = before === undefined || before.phase === 'setup' || before.round !== open.round;
    return opens && isFirst ? [{ round: open.round, from }] : [];
  });
}

/** The moment an address names, or the nearest there is. */
export const nearest = (moments: readonly Moment[], at: number): number =>
  Math.min(Math.max(0, Math.trunc(at) || 0), moments.length - 1);
