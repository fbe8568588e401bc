/** How long a game's log may become: what is saved must load again, and soon (FIN-21). */
import type { GameEvent } from '../rules/index.ts';

/** A log of so many characters is full: nothing more happens in its game. It is a dozen times the longest game. */
const full = 4_000_000;

/** The longest log that is loaded, in characters. Whatever a log is told in one go before it is full has room in it. */
const longest = 6_000_000;

const sizes = new WeakMap<GameEvent, number>();
const totals = new WeakMap<readonly GameEvent[], number>();

function sizeOf(event: GameEvent): number {
  const known = sizes.get(event);
  if (known !== undefined) return known;
  const size = JSON.stringify(event).length;
  sizes.set(event, size);
  return size;
}

/** The length of a log in characters. Hosts ask at every move: an event, and a log, is measured once. */
function lengthOf(log: readonly GameEvent[]): number {
  const known = totals.get(log);
  if (known !== undefined) return known;
  const total = log.reduce((sum, event) => sum + sizeOf(event), 0);
  totals.set(log, total);
  return total;
}

/** Whether a log is full: its game can be looked at and saved, and does not go on. */
export const isFull = (log: readonly GameEvent[]): boolean => lengthOf(log) >= full;

/** Whether the text of a log is longer than that of any game. */
export const isTooLong = (text: string): boolean => text.length > longest;
