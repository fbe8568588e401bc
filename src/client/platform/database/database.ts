import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction, openDB } from 'idb';

/** Schema of the database. Rows may have been damaged, so readers parse them. */
interface Schema extends DBSchema {
  games: { key: string; value: { readonly label: { readonly id: string }; readonly save?: unknown } };
  instants: { key: string; value: { readonly id: string } };
  packs: { key: string; value: { readonly label: { readonly hash: string }; readonly text: string } };
  owners: { key: string; value: { readonly id: string; readonly tab: string } };
  fences: { key: string; value: { readonly name: string } };
  reviews: { key: string; value: { readonly id: string } };
  record: { key: string; value: { readonly id: string } };
}
type Store = 'games' | 'instants' | 'packs' | 'owners' | 'fences' | 'reviews' | 'record';

/** Key path of each store. Missing stores are created when a newer version opens the database. */
const keys: Readonly<Record<Store, string>> = {
  games: 'label.id',
  instants: 'id',
  packs: 'label.hash',
  owners: 'id',
  fences: 'name',
  reviews: 'id',
  record: 'id',
};

/** Access to rows within one transaction, isolated from other tabs. */
export interface Rows {
  get(store: Store, id: string): Promise<unknown>;
  put<S extends Store>(store: S, row: Schema[S]['value']): Promise<unknown>;
}

const rowsOf = (tx: IDBPTransaction<Schema, Store[], 'readwrite'>): Rows => ({
  get: (store, id) => tx.objectStore(store).get(id),
  put: (store, row) => tx.objectStore(store).put(row),
});

/** Stores that must survive a power cut. An instant is recorded again a moment later. */
const durableStores: ReadonlySet<Store> = new Set<Store>(['games', 'packs', 'record']);

/** How long opening the database may take before we go on without it, in ms. */
const patienceMs = 5_000;

function connect(): Promise<IDBPDatabase<Schema>> {
  const opened: Promise<IDBPDatabase<Schema>> = openDB<Schema>('sitroom', 5, {
    upgrade(db) {
      for (const store of Object.keys(keys) as Store[])
        if (!db.objectStoreNames.contains(store)) db.createObjectStore(store, { keyPath: keys[store] });
    },
    // A newer version in another tab needs exclusive access to upgrade the database.
    blocking: () => void opened.then((db) => db.close()),
  });
  const tooLate = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), patienceMs));
  return Promise.race([opened, tooLate]);
}

/** Whether the connection was lost, which happens on phones when a page sleeps. */
const isCut = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'UnknownError');

/** Whether a newer version has upgraded the database. This version cannot open it any more. */
export const isNewer = (error: unknown): boolean => error instanceof DOMException && error.name === 'VersionError';
/** Thrown if a change is refused because a fence blocks it. */
export class Fenced extends Error {
  override readonly name = 'Fenced';
}
const isConstraint = (error: unknown): boolean => error instanceof DOMException && error.name === 'ConstraintError';

type WritableStore = IDBPObjectStore<Schema, Store[], Store, 'readwrite'>;

/** Operations on the database. Each rejects if the storage fails. */
export type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Opens the database. Rejects if there is none. Its operations reject if the storage is full. */
export async function openDatabase() {
  let db = await connect();
  const withConnection = async <T>(work: (at: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    try {
      return await work(db);
    } catch (error) {
      if (!isCut(error)) throw error;
      db = await connect();
      return work(db);
    }
  };
  /**
   * Requests one change and commits it at once, so that a tab killed right after it loses nothing. If a fence of that
   * name exists, nothing changes and the promise rejects with `Fenced`. Checking first would take one more turn of the
   * event loop. Instead, the transaction adds and deletes the fence, which fails if it exists.
   */
  const commitChange = (store: Store, change: (at: WritableStore) => Promise<unknown>, fence?: string): Promise<void> =>
    withConnection(async (at) => {
      const durability = durableStores.has(store) ? 'strict' : 'relaxed';
      const tx = at.transaction(fence === undefined ? [store] : [store, 'fences'], 'readwrite', { durability });
      const requests: Promise<unknown>[] = [tx.done];
      const track = (request: Promise<unknown>) => {
        // Promise.all below reports the first failure only.
        request.catch(() => {});
        requests.push(request);
      };
      try {
        if (fence !== undefined) {
          const fences = tx.objectStore('fences');
          track(fences.add({ name: fence }));
          track(fences.delete(fence));
        }
        track(change(tx.objectStore(store)));
        tx.commit();
      } catch (error) {
        // All or nothing: a fence left behind would lock out its own tab.
        tx.abort();
        await tx.done.catch(() => {});
        throw error;
      }
      await Promise.all(requests).catch((error: unknown) => {
        throw isConstraint(error) ? new Fenced() : error;
      });
    });
  return {
    all: (store: Store): Promise<readonly unknown[]> => withConnection((at) => at.getAll(store)),
    get: (store: Store, id: string): Promise<unknown> => withConnection((at) => at.get(store, id)),
    remove: (store: Store, id: string, fence?: string): Promise<void> =>
      commitChange(store, (rows) => rows.delete(id), fence),
    put: <S extends Store>(store: S, row: Schema[S]['value'], fence?: string): Promise<void> =>
      commitChange(store, (rows) => rows.put(row), fence),
    /** Reads and writes in one transaction. It ends when no request is pending. */
    within: <T>(stores: readonly Store[], work: (rows: Rows) => Promise<T>): Promise<T> =>
      withConnection(async (at) => {
        const tx = at.transaction([...stores], 'readwrite');
        const [result] = await Promise.all([work(rowsOf(tx)), tx.done]);
        return result;
      }),
  };
}
