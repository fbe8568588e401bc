// The journal of all tables on this machine, in one file.

import { chmodSync, closeSync, openSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type EventStore, journalIn, keptSchema, keysSchema, schema } from '../../hosting/event-store.ts';
import { backUp, checkNode } from './backup.ts';
import { NewerFile } from './trouble.ts';
import { Wal } from './wal.ts';

/** Version of the schema. */
const version = 1;

const pragmas = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
`;

/**
 * Data that only this host keeps: its total running time in ms, and the point in that time at which it last saw a new
 * row of each table. The wall clock may be wrong, so it only tells whether a table has changed.
 */
const ownSchema = `
  CREATE TABLE IF NOT EXISTS host (ran INTEGER NOT NULL) STRICT;
  INSERT INTO host (ran) SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM host);
  CREATE TABLE IF NOT EXISTS seen (
    id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE, touched INTEGER NOT NULL, ran INTEGER NOT NULL
  ) STRICT;
`;

const sizes = `
  SELECT tables.id, code, touched, COUNT(row) AS rows, TOTAL(LENGTH(row)) AS bytes
  FROM tables LEFT JOIN rows ON rows.id = tables.id GROUP BY tables.id ORDER BY touched DESC, tables.id
`;

/** Statement that notes each table with a new row as used until now. */
const noteSeen = `
  INSERT INTO seen (id, touched, ran) SELECT id, touched, (SELECT ran FROM host) FROM tables WHERE true
  ON CONFLICT (id) DO UPDATE SET touched = excluded.touched, ran = excluded.ran WHERE seen.touched <> excluded.touched;
`;

/** Size of a stored table. */
export interface TableSize {
  readonly id: string;
  readonly code: string;
  readonly rows: number;
  readonly bytes: number;
  /** When it got its last row, in ms since 1970. */
  readonly touched: number;
}

/** A journal in a file. */
export interface OpenJournal extends EventStore {
  /** The same as `append`, but it is durable only after a `flush` that begins later. */
  write: EventStore['append'];
  /** Makes durable what was written, in a thread. Rejects if the disk has a fault. */
  flush(): Promise<void>;
  /** The same at once. */
  flushNow(): void;
  /** Copies everything to another file, beside the game. Rejects with `DamagedFile` if the copy is damaged. */
  backUp(to: string, signal: AbortSignal): Promise<void>;
  /** Adds to the time that hosts of this file have run, in ms. Throws if nothing can be stored. */
  ran(ms: number): void;
  /**
   * Notes which tables have a new row since the last look. Returns those without one for so much of that time, in ms.
   */
  leftAlone(keptMs: number): readonly string[];
  /** Number of tables. */
  count(): number;
  /** Returns the size of each table, the one with the newest row first. */
  sizes(): readonly TableSize[];
  close(): void;
}

/** Lets nobody but this user read the file: it has the seeds of all games. */
function makePrivate(file: string): void {
  if (file === ':memory:') return;
  closeSync(openSync(file, 'a', 0o600));
  try {
    chmodSync(file, 0o600);
  } catch {
    // Somebody else's file, or a file system without modes.
  }
}

/** Runs changes in one transaction. If one of them or the commit fails, none has happened. */
function inTransaction(database: DatabaseSync, change: () => void): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    change();
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Runs a part of a transaction. If it fails alone, its changes are undone, and the error is returned. */
function apart(database: DatabaseSync, change: () => void): { readonly error: unknown } | null {
  database.exec('SAVEPOINT part');
  try {
    change();
    database.exec('RELEASE part');
    return null;
  } catch (error) {
    // Some errors, such as a full disk, undo everything.
    if (!database.isTransaction) throw error;
    database.exec('ROLLBACK TO part; RELEASE part');
    return { error };
  }
}

/**
 * Creates missing parts of the schema. Existing ones are not written again, so that a host starts on a full disk, too.
 */
function prepare(database: DatabaseSync): void {
  // Before the first read: with a lock of its own the database needs no file of shared memory, for which a full disk
  // has no room.
  database.exec(pragmas);
  const { user_version: found } = database.prepare('PRAGMA user_version').get() ?? {};
  if (typeof found === 'number' && found > version) throw new NewerFile(`the tables are of a newer version, ${found}`);
  const later = database.prepare("SELECT 1 FROM sqlite_master WHERE name IN ('keys', 'kept')").all();
  const isWhole = later.length === 2;
  const creating =
    found === version && isWhole
      ? ''
      : `${schema}${keysSchema}${keptSchema}${ownSchema}PRAGMA user_version = ${version};`;
  database.exec(`BEGIN IMMEDIATE;${creating}COMMIT;`);
}

/**
 * Opens the journal in a file, or creates it. `:memory:` keeps it in memory. Throws if the file is of a newer version,
 * or another process has it open: two hosts would be two copies of each table. Throws `OldNode` on a Node before 22.16.
 */
export function openJournal(file: string): OpenJournal {
  checkNode();
  makePrivate(file);
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  try {
    prepare(database);
  } catch (error) {
    database.close();
    throw error;
  }
  const prepared = new Map<string, StatementSync>();
  const sql = (text: string): StatementSync => {
    const known = prepared.get(text) ?? database.prepare(text);
    prepared.set(text, known);
    return known;
  };
  const wal = new Wal(file);
  const store = journalIn({
    run: (statement, ...values) => sql(statement).all(...values),
    together: (change) => inTransaction(database, change),
    apart: (change) => apart(database, change),
  });
  return {
    ...store,
    write(batch, now) {
      database.exec('PRAGMA synchronous = NORMAL');
      try {
        return store.append(batch, now);
      } finally {
        database.exec('PRAGMA synchronous = FULL');
      }
    },
    flush: () => wal.flush(),
    flushNow: () => wal.flushNow(),
    backUp: (to, signal) => backUp(database, to, signal),
    ran: (ms) => void sql('UPDATE host SET ran = ran + ?').run(Math.round(ms)),
    leftAlone(keptMs) {
      database.exec(noteSeen);
      return sql('SELECT id FROM seen WHERE ran <= (SELECT ran FROM host) - ?')
        .all(keptMs)
        .map(({ id }) => String(id));
    },
    sizes: () =>
      sql(sizes)
        .all()
        .map(({ id, code, touched, rows, bytes }) => ({
          id: String(id),
          code: String(code),
          rows: Number(rows),
          bytes: Number(bytes),
          touched: Number(touched),
        })),
    count: () => Number(sql('SELECT COUNT(*) AS count FROM tables').get()?.['count']),
    close() {
      wal.close();
      database.close();
    },
  };
}
