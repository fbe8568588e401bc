// A room from what is stored of its table.

import type { Pack } from '../../content/cards/pack.ts';
import { type JournalEntry, readNote } from '../../wire/index.ts';
import { createBucket } from './limits/bucket.ts';
import type { Kept, Room } from './room.ts';
import { readMarks } from './seats/ready.ts';
import { isLed } from './seats/rights.ts';
import { noteRate, sparingRate, tableRate } from './sessions.ts';
import { afterRow, type TableState } from './table/table.ts';

/**
 * Loads a table from its rows, the last of which is `idleMs` old. Throws if there are none, or they are out of order. Its
 * game goes on from the last row.
 */
export function roomFrom(
  id: string,
  rows: readonly JournalEntry[],
  pack: Pack,
  now: number,
  idleMs = 0,
  { note, ready }: Kept = {},
): Room {
  const table = rows.reduce<TableState | null>((state, row) => afterRow(state, row, pack), null);
  if (table === null) throw new Error('the table has no rows');
  const seatsGiven = Math.max(
    0,
    ...rows.flatMap((row) => ('people' in row ? row.people.seats.map(({ seat }) => Number(seat)) : [])),
  );
  return {
    id,
    table,
    note: note === undefined ? null : readNote(note),
    startedAt: now - table.game.state.open.at,
    restartedAt: now,
    emptySince: table.isHeld ? now - idleMs : null,
    makerAwaySince: now,
    isLed: isLed({ people: table.people, makerAwaySince: now }, now),
    links: new Map(),
    sounding: [],
    claims: [],
    ready: readMarks(ready),
    presses: createBucket(tableRate, now),
    sparing: createBucket(sparingRate, now),
    noting: createBucket(noteRate, now),
    alarmAt: null,
    botTurn: null,
    toldSeats: '',
    seatsGiven,
  };
}
