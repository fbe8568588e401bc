import { type Log, logOfEvents, type Row } from '../../../host/index.ts';
import type { JournalEntry } from '../../../wire/index.ts';

/** Removes rows from the end of a log until `kept` events are left. A row that is cut keeps only events. */
function cut(log: Row[], kept: number): void {
  let left = log.reduce((sum, { events }) => sum + events.length, 0);
  for (let last = left > kept ? log.pop() : undefined; last !== undefined; last = left > kept ? log.pop() : undefined) {
    left -= last.events.length;
    if (left < kept) log.push(...logOfEvents(last.events.slice(0, kept - left)));
    if (left < kept) left = kept;
  }
}

/** Returns the row of the game's log for a row of the table. */
function rowOf(entry: Extract<JournalEntry, { row: 'asked' | 'passed' }>): Row | null {
  const { at, events } = entry;
  if (entry.isOlder) return { row: 'events', at, events };
  if (entry.row === 'asked') return { row: 'asked', at, seat: entry.as, intent: entry.intent, events };
  return events.length === 0 ? null : { row: 'passed', at, events };
}

/** Returns the log of a table's game from the table's rows, without its state. */
export function logOfRows(rows: readonly JournalEntry[]): Log {
  let log: Row[] = [];
  for (const entry of rows) {
    if (entry.row === 'made' || entry.row === 'rematch') log = [...logOfEvents(entry.events)];
    else if (entry.row === 'asked' || entry.row === 'passed') log.push(...[rowOf(entry)].filter((row) => row !== null));
    else if (entry.row === 'taken-back') {
      cut(log, entry.kept);
      log.push(...logOfEvents(entry.events));
    }
  }
  return log;
}
