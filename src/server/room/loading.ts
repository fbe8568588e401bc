// Loads a room from the stored rows and texts of its table.

import type { Pack } from '../../content/cards/pack.ts';
import { type JournalEntry, readNote, readRow } from '../../wire/index.ts';
import { nothingAsked } from './bot-leave.ts';
import { createBucket } from './limits/bucket.ts';
import type { Kept, Room } from './room.ts';
import { readMarks } from './seats/ready.ts';
import { isLed } from './seats/rights.ts';
import { noteRate, sparingRate, tableRate } from './sessions.ts';
import { type FoldedRows, readSnapshot } from './table/snapshot.ts';
import { afterRow, type TableState } from './table/table.ts';

/** Number of rows and events that are folded for a row. */
export const weightOf = (row: JournalEntry): number => 1 + ('events' in row ? row.events.length : 0);

/** Rows to load a room from, and the snapshot of those before them. */
interface Stored {
  readonly before: FoldedRows | null;
  readonly rows: readonly JournalEntry[];
}

function fold({ before, rows }: Stored, pack: Pack): Pick<Room, 'table' | 'rows' | 'unfolded' | 'seatsGiven'> {
  const table = rows.reduce<TableState | null>((state, row) => afterRow(state, row, pack), before?.table ?? null);
  if (table === null) throw new Error('the table has no rows');
  const seats = rows.flatMap((row) => ('people' in row ? row.people.seats.map(({ seat }) => Number(seat)) : []));
  return {
    table,
    rows: (before?.rows ?? 0) + rows.length,
    unfolded: rows.reduce((sum, row) => sum + weightOf(row), 0),
    seatsGiven: Math.max(before?.seatsGiven ?? 0, ...seats),
  };
}

/** Data to load a room with, and the time at which it is loaded. */
interface Loading {
  readonly id: string;
  readonly pack: Pack;
  /** Time of the host, in ms. */
  readonly now: number;
  /** Age of the last row, in ms. */
  readonly idleMs: number;
  readonly kept: Kept;
}

function roomOf({ id, pack, now, idleMs, kept: { note, ready } }: Loading, stored: Stored): Room {
  const folded = fold(stored, pack);
  const { table } = folded;
  return {
    ...folded,
    id,
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
    leave: nothingAsked,
    toldSeats: '',
  };
}

/**
 * Loads a room from the texts of its rows, and the texts kept besides them. A snapshot replaces the rows that it
 * covers, unless it is missing, outdated or damaged. Throws if a row is damaged, if there are none, or if they are out
 * of order. Its game goes on from the last row.
 */
export function loadRoom(texts: readonly string[], loading: Loading): Room {
  const before = readSnapshot(loading.kept.snapshot, texts, loading.pack);
  return roomOf(loading, { before, rows: texts.slice(before?.rows ?? 0).map(readRow) });
}
