// The log of tables, in SQL that every SQLite understands. Accepted rows survive a crash (ONL-1).

import type { Address, Kept } from '../room/room.ts';

/** Data of a table besides its rows. */
export interface TableRecord {
  /** Public id of the table: 128 random bits. */
  readonly id: string;
  /** Six letters, for typing. */
  readonly code: string;
  /** Token of the address, which the code stands for. */
  readonly door: string;
  /** Hash of the pack the game is played with; null for the box, and in companion mode. */
  readonly pack: string | null;
}

/** Rows of one table that are stored together with those of others. */
export interface AppendBatch {
  readonly table: string;
  readonly rows: readonly string[];
  /** New address of the table, whose code must be free. */
  readonly address?: Address | undefined;
  /** Texts that are stored besides the rows and replace earlier ones. */
  readonly kept?: Kept;
}

/** A table whose rows could not be stored, and why: it has met a fault of its own. */
export interface Failed {
  readonly table: string;
  readonly error: unknown;
}

/** Durable storage of tables. */
export interface EventStore {
  /** Stores a new table with its first rows. */
  make(entry: TableRecord, rows: readonly string[], now: number): void;
  /**
   * Stores rows and new addresses of several tables in one transaction, each table's all or none. Returns the tables
   * that have failed, alone (ONL-16). Throws if nothing is durable.
   */
  append(batch: readonly AppendBatch[], now: number): readonly Failed[];
  /** Returns a table's entry, or null. */
  entry(id: string): TableRecord | null;
  /** Returns the entry of a code, or null. */
  entryOfCode(code: string): TableRecord | null;
  /** Replaces the code of a table and the token of its address. The code must be free. */
  readdress(id: string, address: Address): void;
  /**
   * Returns the target that a token, given by its hash, has or had: a seat of the table, or the table alone (`door`).
   * `none`: it never had one. `unknown`: the table is of an older host, and only its rows can tell.
   */
  keyOf(id: string, hash: string): 'seat' | 'door' | 'none' | 'unknown';
  /** Returns a table's rows, oldest first. */
  rows(id: string): readonly string[];
  /** Returns the texts that are stored of a table besides its rows. */
  kept(id: string): Kept;
  /** Keeps the file of a pack. */
  keepPack(hash: string, text: string): void;
  /** Returns the file of a pack, or null. */
  pack(hash: string): string | null;
  /** Returns when a table got its last row, in ms since 1970, or null. */
  touched(id: string): number | null;
  /** Deletes a table. */
  remove(id: string): void;
}

type Value = string | number | null;

/** A database. */
export interface Database {
  /** Carries a statement out. Returns the rows that it yields. */
  readonly run: (statement: string, ...values: Value[]) => readonly Record<string, unknown>[];
  /** Carries changes out in one transaction. If one of them fails, none has happened. */
  readonly together: (change: () => void) => void;
  /**
   * Carries out a part of such changes. If it fails, only this part is undone, and its error is returned. Throws if the
   * whole transaction has failed, as on a full disk.
   */
  readonly apart: (change: () => void) => { readonly error: unknown } | null;
}

/** Statements that create missing tables and indexes. */
export const schema = `
  CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, code TEXT UNIQUE NOT NULL, door TEXT NOT NULL, pack TEXT, touched INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS rows (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, row TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS rows_of_table ON rows (id, number);
  CREATE TABLE IF NOT EXISTS packs (hash TEXT PRIMARY KEY, file TEXT NOT NULL) STRICT;
`;

/**
 * Statement that creates the table with the hashes of all tokens that ever led to a table, so that a wrong token is
 * refused before anything is read (ONL-12). Older hosts do not have it.
 */
export const keysSchema = `
  CREATE TABLE IF NOT EXISTS keys (
    id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, hash TEXT NOT NULL, seat INTEGER NOT NULL, PRIMARY KEY (id, hash)
  ) STRICT, WITHOUT ROWID;
`;

/** Statements that create the texts kept besides the rows. Older hosts have only notes, in a table of their own. */
export const keptSchema = `
  CREATE TABLE IF NOT EXISTS notes (id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE, note TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS kept (
    id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, what TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (id, what)
  ) STRICT;
  INSERT OR IGNORE INTO kept (id, what, text) SELECT id, 'note', note FROM notes;
  DROP TABLE notes;
`;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function entryOf(row: Record<string, unknown> | undefined): TableRecord | null {
  if (row === undefined) return null;
  const { id, code, door, pack } = row;
  return { id: textOf(id), code: textOf(code), door: textOf(door), pack: typeof pack === 'string' ? pack : null };
}

/** Tokens in the text of a row, as hashes, and whether each leads to a seat. `isWhole`: they are all of the table. */
interface Keys {
  readonly hashes: readonly (readonly [hash: string, isSeat: boolean])[];
  readonly isWhole: boolean;
}

function keysIn(row: string): Keys {
  const people = row.lastIndexOf('"people":{');
  const isWhole = people !== -1;
  if (!isWhole && !row.includes('"row":"addressed"')) return { hashes: [], isWhole };
  // The log of a first row is long, and has none.
  const text = row.slice(Math.max(0, people));
  const [, door] = /"door":"([0-9a-f]{64})"/.exec(text) ?? [];
  const hashes = new Set(text.match(/(?<=")[0-9a-f]{64}(?=")/g));
  return { hashes: [...hashes].map((hash) => [hash, hash !== door] as const), isWhole };
}

/** Returns the journal in a database that has the schema. */
export function journalIn({ run, together, apart }: Database): EventStore {
  const hasKeys = (id: string): boolean => run('SELECT 1 FROM keys WHERE id = ? LIMIT 1', id).length > 0;
  const addKeys = (id: string, row: string): void => {
    const { hashes, isWhole } = keysIn(row);
    // A table of an older host gets all of its keys with the next row that lists all people.
    if (hashes.length === 0 || !(isWhole || hasKeys(id))) return;
    for (const [hash, isSeat] of hashes)
      run('INSERT OR REPLACE INTO keys (id, hash, seat) VALUES (?, ?, ?)', id, hash, Number(isSeat));
  };
  const addRow = (id: string, row: string): void => {
    run('INSERT INTO rows (id, row) VALUES (?, ?)', id, row);
    addKeys(id, row);
  };
  const keyOf: EventStore['keyOf'] = (id, hash) => {
    const [found] = run('SELECT seat FROM keys WHERE id = ? AND hash = ?', id, hash);
    if (found !== undefined) return found['seat'] === 1 ? 'seat' : 'door';
    if (hasKeys(id)) return 'none';
    return run('SELECT 1 FROM tables WHERE id = ?', id).length > 0 ? 'unknown' : 'none';
  };
  const readdress = (id: string, { code, door }: Address): void =>
    void run('UPDATE tables SET code = ?, door = ? WHERE id = ?', code, door, id);
  return {
    make({ id, code, door, pack }, rows, now) {
      together(() => {
        run('INSERT INTO tables (id, code, door, pack, touched) VALUES (?, ?, ?, ?, ?)', id, code, door, pack, now);
        for (const row of rows) addRow(id, row);
      });
    },
    append(batch, now) {
      const failed: Failed[] = [];
      const add = ({ table, rows, address, kept = {} }: AppendBatch): void => {
        for (const row of rows) addRow(table, row);
        if (address !== undefined) readdress(table, address);
        for (const [what, text] of Object.entries(kept))
          run('INSERT OR REPLACE INTO kept (id, what, text) VALUES (?, ?, ?)', table, what, text);
        run('UPDATE tables SET touched = ? WHERE id = ?', now, table);
      };
      together(() => {
        for (const one of batch) {
          const failure = apart(() => add(one));
          if (failure !== null) failed.push({ table: one.table, ...failure });
        }
      });
      return failed;
    },
    entry: (id) => entryOf(run('SELECT * FROM tables WHERE id = ?', id)[0]),
    keyOf,
    entryOfCode: (code) => entryOf(run('SELECT * FROM tables WHERE code = ?', code)[0]),
    readdress,
    rows: (id) => run('SELECT row FROM rows WHERE id = ? ORDER BY number', id).map(({ row }) => textOf(row)),
    kept: (id) =>
      Object.fromEntries(
        run('SELECT what, text FROM kept WHERE id = ?', id).map(({ what, text }) => [textOf(what), textOf(text)]),
      ),
    keepPack: (hash, text) => void run('INSERT OR IGNORE INTO packs (hash, file) VALUES (?, ?)', hash, text),
    pack(hash) {
      const [found] = run('SELECT file FROM packs WHERE hash = ?', hash);
      return found === undefined ? null : textOf(found['file']);
    },
    touched(id) {
      const [found] = run('SELECT touched FROM tables WHERE id = ?', id);
      return found === undefined ? null : Number(found['touched']);
    },
    remove: (id) => void run('DELETE FROM tables WHERE id = ?', id),
  };
}
