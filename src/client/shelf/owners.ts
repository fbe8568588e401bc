// Which tab plays which game. A game has one owner; a tab whose game was taken over can write nothing of it any more.

import type { Database } from './database.ts';
import { fieldOf } from './rows.ts';

/** The record of owners. Every call may reject where the storage does not work. */
export interface Owners {
  /**
   * Makes a tab the owner of a game that has none, or has the one it is to replace, whose writes are refused from then
   * on. Gives the owner there is then. Of tabs that do so at once one is the owner.
   */
  claim(id: string, tab: string, instead: string | null): Promise<string>;
  of(id: string): Promise<string | null>;
  /** Lets a game go, in one breath, unless it was taken over. */
  release(id: string, tab: string): Promise<void>;
}

/** The name of the fence between a tab and a game that was taken from it. */
export const fenceOf = (id: string, tab: string): string => `${id}/${tab}`;

const tabIn = (row: unknown): string | null => {
  const tab = fieldOf(row, 'tab');
  return typeof tab === 'string' ? tab : null;
};

/** The record in this browser's database. */
export const browserOwners = (database: Database): Owners => ({
  claim: (id, tab, instead) =>
    database.within(['owners', 'fences'], async (stores) => {
      const owner = tabIn(await stores.get('owners', id));
      if (owner !== null && owner !== tab && owner !== instead) return owner;
      if (owner !== null && owner !== tab) await stores.put('fences', { name: fenceOf(id, owner) });
      await stores.put('owners', { id, tab });
      return tab;
    }),
  of: async (id) => tabIn(await database.get('owners', id)),
  release: (id, tab) => database.remove('owners', id, fenceOf(id, tab)),
});

/** A record for a tab that keeps its games to itself. */
export const loneOwners = (): Owners => ({
  claim: async (_, tab) => tab,
  of: async () => null,
  release: async () => {},
});
