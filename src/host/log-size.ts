/** Limits on the length of a game's log, so that every save loads again, and quickly (FIN-21). */
import type { GameEvent } from '../rules/index.ts';

/** Length in characters at which a log is full: ten times the longest game. */
const fullLength = 4_000_000;

/** Longest log that can be loaded, in characters. The margin over `fullLength` covers the events of one last intent. */
const longestLength = 6_000_000;

const sizes = new WeakMap<GameEvent, number>();
const totals = new WeakMap<readonly GameEvent[], number>();

function sizeOf(event: GameEvent): number {
  const known = sizes.get(event);
  if (known !== undefined) return known;
  const size = JSON.stringify(event).length;
  sizes.set(event, size);
  return size;
}

/** Length of a log in characters. Cached per event and per log, because hosts check it at every move. */
function lengthOf(log: readonly GameEvent[]): number {
  const known = totals.get(log);
  if (known !== undefined) return known;
  const total = log.reduce((sum, event) => sum + sizeOf(event), 0);
  totals.set(log, total);
  return total;
}

/** Whether the log is full. The game can still be viewed and saved, but not continued. */
export const isFull = (log: readonly GameEvent[]): boolean => lengthOf(log) >= fullLength;

/** Whether the text of a log is too long to be loaded. */
export const isTooLong = (text: string): boolean => text.length > longestLength;
