/** Limits on the length of a game's log, so that every save loads again, and quickly (FIN-21). */
import type { GameEvent } from '../rules/index.ts';

/** Length in characters at which a log is full: ten times the longest game. */
const fullLength = 4_000_000;

/** Longest log that can be loaded, in characters. The margin over `fullLength` covers the events of one last intent. */
const longestLength = 6_000_000;

const lengths = new WeakMap<readonly GameEvent[], number>();

const lengthOfAll = (events: readonly GameEvent[]): number =>
  events.reduce((sum, event) => sum + JSON.stringify(event).length, 0);

/** Length of a log in characters. */
function lengthOf(log: readonly GameEvent[]): number {
  const known = lengths.get(log);
  if (known !== undefined) return known;
  const length = lengthOfAll(log);
  lengths.set(log, length);
  return length;
}

/** Adds events to a log. Its length follows from that of the log before, because hosts check it at every move. */
export function withEvents(log: readonly GameEvent[], events: readonly GameEvent[]): readonly GameEvent[] {
  if (events.length === 0) return log;
  const next = [...log, ...events];
  lengths.set(next, lengthOf(log) + lengthOfAll(events));
  return next;
}

/** Returns the beginning of a log. Its length follows from that of the whole. */
export function cutTo(log: readonly GameEvent[], kept: number): readonly GameEvent[] {
  const next = log.slice(0, kept);
  lengths.set(next, lengthOf(log) - lengthOfAll(log.slice(kept)));
  return next;
}

/** Whether the log is full. The game can still be viewed and saved, but not continued. */
export const isFull = (log: readonly GameEvent[]): boolean => lengthOf(log) >= fullLength;

/** Whether the text of a log is too long to be loaded. */
export const isTooLong = (text: string): boolean => text.length > longestLength;
