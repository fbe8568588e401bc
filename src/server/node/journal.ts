// The journal of all tables on this machine, in one file.

import { renameSync, rmSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Journal, journalIn, schema } from '../hosting/journal.ts';

/** Version of the schema. */
const version = 1;

const pragmas = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
`;

/** A journal in a file. */
export interface OpenJournal extends Journal {
  /** Writes a copy of everything to another file, which is whole at any moment. */
  copyTo(file: string): void;
  close(): void;
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
 * Opens the journal in a file, or creates it. `:memory:` keeps it in memory. Throws if the file is of a newer version, or
 * another process has it open: two hosts would be two copies of each table.
 */
export function openJournal(file: string): OpenJournal {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  // Before the first read: with a lock of its own the database needs no file of shared memory, for which a full disk has
  // no room.
  database.exec(pragmas);
  const { user_version: found } = database.prepare('PRAGMA user_version').get() ?? {};
  if (typeof found === 'number' && found > version) throw new Error(`the tables are of a newer version, ${found}`);
  // Nothing is written that is there already, so that a host starts on a full disk, too.
  const creating = found === version ? '' : `${schema}PRAGMA user_version = ${version};`;
  database.exec(`BEGIN IMMEDIATE;${creating}COMMIT;`);
  const prepared = new Map<string, StatementSync>();
  const sql = (text: string): StatementSync => {
    const known = prepared.get(text) ?? database.prepare(text);
    prepared.set(text, known);
    return known;
  };
  return {
    ...journalIn({
      run: (statement, ...values) => sql(statement).all(...values),
      together: (change) => inTransaction(database, change),
      apart: (change) => apart(database, change),
    }),
    copyTo(copy) {
      const unfinished = `${copy}.new`;
      rmSync(unfinished, { force: true });
      database.prepare('VACUUM INTO ?').run(unfinished);
      renameSync(unfinished, copy);
    },
    close: () => database.close(),
  };
}
