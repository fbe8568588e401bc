// The journal of a Durable Object, in its own SQLite.

import { standardPack } from '../../content/standard/pack.ts';
import { readPack } from '../../wire/index.ts';
import { type EventStore, journalIn, keptSchema } from '../hosting/event-store.ts';
import { loadRoom } from '../room/loading.ts';
import type { Room } from '../room/room.ts';

/**
 * Returns the journal of an object. Accepted rows are durable before anybody hears of them: the engine's output gate holds
 * back every frame and answer until the writes before it are confirmed (ONL-1).
 */
export const journalOf = (storage: DurableObjectStorage): EventStore =>
  journalIn({
    run: (statement, ...values) => storage.sql.exec(statement, ...values).toArray(),
    together: (change) => storage.transactionSync(change),
    apart(change) {
      try {
        storage.transactionSync(change);
        return null;
      } catch (error) {
        return { error };
      }
    },
  });

/** Returns the id of the only table in a storage. Null if none was made there. */
export function tableIn({ sql }: DurableObjectStorage): string | null {
  const [schema] = sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'tables'").toArray();
  const [found] = schema === undefined ? [] : sql.exec<{ id: string }>('SELECT id FROM tables').toArray();
  return found?.id ?? null;
}

/** Creates what is kept besides the rows, in the storage of an older host. */
function addKept({ sql }: DurableObjectStorage): void {
  if (sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'kept'").toArray().length === 0) sql.exec(keptSchema);
}

/** Reads a table from its rows at a time in ms since 1970. Null if there is none. Throws if a row is damaged. */
export function readRoom(storage: DurableObjectStorage, now: number): Room | null {
  const journal = journalOf(storage);
  const id = tableIn(storage);
  const entry = id === null ? null : journal.entry(id);
  if (entry === null) return null;
  const file = entry.pack === null ? null : journal.pack(entry.pack);
  const read = file === null ? { pack: standardPack } : readPack(file);
  if ('faults' in read) return null;
  // The clock of the engine may have been put back meanwhile.
  const idleMs = Math.max(0, now - (journal.touched(entry.id) ?? now));
  addKept(storage);
  const { id: table } = entry;
  return loadRoom(journal.rows(table), { id: table, pack: read.pack, now, idleMs, kept: journal.kept(table) });
}
