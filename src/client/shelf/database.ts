import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction, openDB } from 'idb';

/** What lies in this browser's database. It comes from outside: whoever reads it parses it. */
interface Kept extends DBSchema {
  games: { key: string; value: { readonly label: { readonly id: string }; readonly save?: unknown } };
  instants: { key: string; value: { readonly id: string } };
  packs: { key: string; value: { readonly label: { readonly hash: string }; readonly text: string } };
  owners: { key: string; value: { readonly id: string; readonly tab: string } };
  fences: { key: string; value: { readonly name: string } };
}
type Store = 'games' | 'instants' | 'packs' | 'owners' | 'fences';

/** The rows that one transaction sees and changes: nobody else changes them meanwhile. */
export interface Rows {
  get(store: Store, id: string): Promise<unknown>;
  put<S extends Store>(store: S, row: Kept[S]['value']): Promise<unknown>;
}

const rowsOf = (tx: IDBPTransaction<Kept, Store[], 'readwrite'>): Rows => ({
  get: (store, id) => tx.objectStore(store).get(id),
  put: (store, row) => tx.objectStore(store).put(row),
});

/** What must be there after a power cut; an instant is noted again a moment later. */
const lasting: ReadonlySet<Store> = new Set<Store>(['games', 'packs']);

/** How long a database may take to open before we go on without it, in ms. */
const patienceMs = 5_000;

function connect(): Promise<IDBPDatabase<Kept>> {
  const opened: Promise<IDBPDatabase<Kept>> = openDB<Kept>('sitroom', 4, {
    upgrade(db, before) {
      if (before < 1) db.createObjectStore('games', { keyPath: 'label.id' });
      if (before < 2) db.createObjectStore('instants', { keyPath: 'id' });
      if (before < 3) db.createObjectStore('packs', { keyPath: 'label.hash' });
      if (before < 4) {
        db.createObjectStore('owners', { keyPath: 'id' });
        db.createObjectStore('fences', { keyPath: 'name' });
      }
    },
    // A newer version in another tab needs the database to itself.
    blocking: () => void opened.then((db) => db.close()),
  });
  const tooLate = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), patienceMs));
  return Promise.race([opened, tooLate]);
}

/** Faults of a connection that was cut, as phones do with pages that sleep. */
const isCut = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'UnknownError');

/** Whether a newer version of the program has used the database since: an older one cannot open it any more. */
export const isNewer = (error: unknown): boolean => error instanceof DOMException && error.name === 'VersionError';
/** A change was refused: there is a fence of that name. */
export class Fenced extends Error {
  override readonly name = 'Fenced';
}
const isConstraint = (error: unknown): boolean => error instanceof DOMException && error.name === 'ConstraintError';

type Changed = IDBPObjectStore<Kept, Store[], Store, 'readwrite'>;

/** This browser's database. */
export type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Opens this browser's database. Opening rejects where there is none, every call where it is full. */
export async function openDatabase() {
  let db = await connect();
  const use = async <T>(what: (at: IDBPDatabase<Kept>) => Promise<T>): Promise<T> => {
    try {
      return await what(db);
    } catch (error) {
      if (!isCut(error)) throw error;
      db = await connect();
      return what(db);
    }
  };
  /**
   * Asks for one change and commits it in the same breath: a tab killed the next instant has lost nothing. Where there is
   * a fence of that name nothing is changed, and it rejects as `Fenced`. To look first and to change then would take a
   * breath more: so the fence is set up and taken away again, which fails if it stands there already.
   */
  const atOnce = (store: Store, change: (at: Changed) => Promise<unknown>, fence?: string): Promise<void> =>
    use(async (at) => {
      const durability = lasting.has(store) ? 'strict' : 'relaxed';
      const tx = at.transaction(fence === undefined ? [store] : [store, 'fences'], 'readwrite', { durability });
      const asked: Promise<unknown>[] = [tx.done];
      const ask = (request: Promise<unknown>) => {
        // Only the first failure is reported, by Promise.all below.
        request.catch(() => {});
        asked.push(request);
      };
      try {
        if (fence !== undefined) {
          const fences = tx.objectStore('fences');
          ask(fences.add({ name: fence }));
          ask(fences.delete(fence));
        }
        ask(change(tx.objectStore(store)));
        tx.commit();
      } catch (error) {
        // Nothing by halves: a fence that stayed would shut out its own tab.
        tx.abort();
        await tx.done.catch(() => {});
        throw error;
      }
      await Promise.all(asked).catch((error: unknown) => {
        throw isConstraint(error) ? new Fenced() : error;
      });
    });
  return {
    all: (store: Store): Promise<readonly unknown[]> => use((at) => at.getAll(store)),
    get: (store: Store, id: string): Promise<unknown> => use((at) => at.get(store, id)),
    remove: (store: Store, id: string, fence?: string): Promise<void> =>
      atOnce(store, (rows) => rows.delete(id), fence),
    put: <S extends Store>(store: S, row: Kept[S]['value'], fence?: string): Promise<void> =>
      atOnce(store, (rows) => rows.put(row), fence),
    /** Looks and changes in one transaction, which lasts no longer than its own requests. */
    within: <T>(stores: readonly Store[], what: (rows: Rows) => Promise<T>): Promise<T> =>
      use(async (at) => {
        const tx = at.transaction([...stores], 'readwrite');
        const [result] = await Promise.all([what(rowsOf(tx)), tx.done]);
        return result;
      }),
  };
}
