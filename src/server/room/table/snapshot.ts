// Snapshots: state after the first rows of a table, so that they need not be folded again. The rows stay authoritative.

import * as v from 'valibot';
import type { Pack } from '../../../content/cards/pack.ts';
import { edition, lengthOf, withLength } from '../../../host/index.ts';
import { readKnownRow } from '../../../wire/index.ts';
import { logOfRows } from './log-of-rows.ts';
import type { TableState } from './table.ts';

/**
 * Version of snapshots. It is raised with every change by which the same rows fold to another state, or a snapshot has
 * another shape. Snapshots of other versions and editions are ignored. `snapshot.test.ts` fails if a raise was
 * forgotten.
 */
const version = 2;

/** A table after its first rows. */
export interface FoldedRows {
  readonly table: TableState;
  /** Number of rows. */
  readonly rows: number;
  /** Highest seat number ever given. */
  readonly seatsGiven: number;
}

/** Rows and events since the last snapshot after which another one is written: they fold in a few ms. */
export const snapshotEvery = 250;

/** Whether the undo stack of a table is short enough for a snapshot, because each entry holds a state. */
export const isCompact = ({ game }: TableState): boolean => game.done.length <= 1;

/**
 * Writes a snapshot. The log is left out, because the rows have it. Recent rows are left out, too: after a restart
 * everybody gets the whole table.
 */
export function snapshotText({ table, rows, seatsGiven }: FoldedRows): string {
  const { game, recent: _, ...told } = table;
  const { state, done, log } = game;
  return JSON.stringify({ v: version, edition, rows, seatsGiven, length: lengthOf(log), state, done, told });
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const snapshot = v.object({
  v: v.literal(version),
  edition: v.literal(edition),
  rows: v.pipe(count, v.minValue(1)),
  seatsGiven: count,
  length: count,
  state: v.looseObject({ open: v.looseObject({}), hidden: v.looseObject({}) }),
  done: v.array(v.looseObject({ before: v.looseObject({}) })),
  told: v.looseObject({ n: count, games: count, people: v.looseObject({}), answered: v.array(v.looseObject({})) }),
});

/** Reads a snapshot of a table with these rows. Null if there is none that can be used. */
export function readSnapshot(text: string | undefined, rows: readonly string[], pack: Pack): FoldedRows | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), snapshot), text);
  if (!read.success || read.output.rows > rows.length) return null;
  const { state, done, told, length, seatsGiven, rows: number } = read.output;
  const log = withLength(logOfRows(rows.slice(0, number).map(readKnownRow)), length);
  // Written by this version of the program, from a table.
  const table = { ...told, recent: [], game: { log, pack, state, done } } as unknown as TableState;
  return { table, rows: number, seatsGiven };
}
