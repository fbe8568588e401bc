import type { GameEvent } from '../rules/index.ts';
import { type Log, logOfEvents, type Row } from './rows.ts';

/** Limits on the length of a game's log, so that every save loads again, and quickly (FIN-21). */

/** Length of all events and intents in characters at which a log is full: ten times the longest game. */
const fullLength = 4_000_000;

/** Longest log that can be loaded, in characters. The margin over `fullLength` covers the events of one last intent. */
const longestLength = 6_000_000;

const lengths = new WeakMap<Log, number>();

const lengthOfEvents = (events: readonly GameEvent[]): number =>
  events.reduce((sum, event) => sum + JSON.stringify(event).length, 0);

/** An intent counts too, because a seat may have filled it with anything. */
const lengthOfRow = (row: Row): number =>
  lengthOfEvents(row.events) + (row.row === 'asked' ? JSON.stringify(row.intent).length : 0);

const lengthOfRows = (rows: Log): number => rows.reduce((sum, row) => sum + lengthOfRow(row), 0);

/** Returns the length of a log, in characters. */
export function lengthOf(log: Log): number {
  const known = lengths.get(log);
  if (known !== undefined) return known;
  const length = lengthOfRows(log);
  lengths.set(log, length);
  return length;
}

/** Returns a log whose length is known. */
export function withLength(log: Log, length: number): Log {
  lengths.set(log, length);
  return log;
}

/** Adds a row to a log. Its length follows from that of the log before, because hosts check it at every move. */
export function withRow(log: Log, row: Row): Log {
  const next = [...log, row];
  lengths.set(next, lengthOf(log) + lengthOfRow(row));
  return next;
}

/** Returns the first rows of a log. Their length follows from that of the whole. */
export function cutTo(log: Log, rows: number): Log {
  const next = log.slice(0, rows);
  lengths.set(next, lengthOf(log) - lengthOfRows(log.slice(rows)));
  return next;
}

/** Returns a log with only its first events. */
export function cutToEvents(log: Log, count: number): Log {
  let [rows, events] = [0, 0];
  for (const row of log) {
    if (events + row.events.length > count) break;
    events += row.events.length;
    rows += 1;
  }
  const whole = cutTo(log, rows);
  const part = log[rows]?.events.slice(0, count - events) ?? [];
  // A row with an input must hold all of its events. Only some are left of this one, so they are kept without the
  // input.
  return logOfEvents(part).reduce(withRow, whole);
}

/** Whether the log is full. The game can still be viewed and saved, but not continued. */
export const isFull = (log: Log): boolean => lengthOf(log) >= fullLength;

/** Whether the text of a log is too long to be loaded. */
export const isTooLong = (text: string): boolean => text.length > longestLength;
