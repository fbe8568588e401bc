import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What lies in this browser's database. It comes from outside: whoever reads it parses it. */
interface Kept extends DBSchema {
  games: { key: string; value: { readonly label: { readonly id: string }; readonly save?: unknown } };
  instants: { key: string; value: { readonly id: string } };
  packs: { key: string; value: { readonly label: { readonly hash: string }; readonly text: string } };
}
type Store = 'games' | 'instants' | 'packs';

/** What must be there after a power cut; an instant is noted again a moment later. */
const lasting: ReadonlySet<Store> = new Set<Store>(['games', 'packs']);

/** How long a database may take to open before we go on without it, in ms. */
const patienceMs = 5_000;

function connect(): Promise<IDBPDatabase<Kept>> {
  const opened: Promise<IDBPDatabase<Kept>> = openDB<Kept>('sitroom', 3, {
    upgrade(db, before) {
      if (before < 1) db.createObjectStore('games', { keyPath: 'label.id' });
      if (before < 2) db.createObjectStore('instants', { keyPath: 'id' });
      if (before < 3) db.createObjectStore('packs', { keyPath: 'label.hash' });
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
  return {
    all: (store: Store): Promise<readonly unknown[]> => use((at) => at.getAll(store)),
    get: (store: Store, id: string): Promise<unknown> => use((at) => at.get(store, id)),
    remove: (store: Store, id: string): Promise<void> => use((at) => at.delete(store, id)),
    /** Puts a row in its place, committed in the same breath: a tab killed the next instant has lost nothing. */
    put: <S extends Store>(store: S, row: Kept[S]['value']): Promise<void> =>
      use(async (at) => {
        const tx = at.transaction(store, 'readwrite', { durability: lasting.has(store) ? 'strict' : 'relaxed' });
        const put = tx.store.put(row);
        tx.commit();
        await Promise.all([put, tx.done]);
      }),
  };
}
