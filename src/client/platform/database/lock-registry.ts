// Record of which tab plays which game. A game has one owner. A tab that lost its game can no longer write it.

import type { Database } from './database.ts';
import { fieldOf } from './rows.ts';

/** Record of owners. Every call rejects if the storage does not work. */
export interface LockRegistry {
  /**
   * Makes a tab the owner if the game has none, or if its owner is `replacing`, whose writes are refused from then on.
   * Returns the owner after the call. If several tabs call it at once, one wins.
   */
  claim(id: string, tab: string, replacing: string | null): Promise<string>;
  /** Returns the owner of a game; null if it has none. */
  of(id: string): Promise<string | null>;
  /** Removes a tab as owner in one commit, unless another tab has taken the game over. */
  release(id: string, tab: string): Promise<void>;
}

/** Name of the fence that blocks a tab from a game it lost. */
export const fencingToken = (id: string, tab: string): string => `${id}/${tab}`;

const tabIn = (row: unknown): string | null => {
  const tab = fieldOf(row, 'tab');
  return typeof tab === 'string' ? tab : null;
};

/** Record in the database. */
export const browserLocks = (database: Database): LockRegistry => ({
  claim: (id, tab, replacing) =>
    database.within(['owners', 'fences'], async (stores) => {
      const owner = tabIn(await stores.get('owners', id));
      if (owner !== null && owner !== tab && owner !== replacing) return owner;
      if (owner !== null && owner !== tab) await stores.put('fences', { name: fencingToken(id, owner) });
      await stores.put('owners', { id, tab });
      return tab;
    }),
  of: async (id) => tabIn(await database.get('owners', id)),
  release: (id, tab) => database.remove('owners', id, fencingToken(id, tab)),
});

/** Record for browsers without a database, in which every tab has its own games. */
export const singleTabLocks = (): LockRegistry => ({
  claim: async (_, tab) => tab,
  of: async () => null,
  release: async () => {},
});
