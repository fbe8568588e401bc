// Commands for the operator of this host. They show no names of people.

import { newCode, newToken } from '../hosting/tokens.ts';
import { saveOf } from '../room/going-home.ts';
import type { OpenJournal, TableSize } from './disk/event-store.ts';
import type { Tables } from './tables.ts';

/** A table in the operator's list. */
export interface ListedTable extends TableSize {
  /** Number of connected devices. */
  readonly devices: number;
}

/** Commands about one table. */
export const operations = ['export', 'delete', 'readdress'] as const;
/** A command about one table. */
export type Operation = (typeof operations)[number];

/** Commands of the operator. */
export interface Operator {
  /** Lists all tables, the one with the newest row first. */
  list(): readonly ListedTable[];
  /**
   * Carries a command out. `export` returns the save of the game, which goes on. `delete` deletes the table with everything
   * that is known of it, and ends its sockets. `readdress` gives it another code and link, and returns the code: the old ones
   * lead nowhere, and everybody who sits there stays. Null if there is no such table.
   */
  run(operation: Operation, id: string): object | null;
}

/** Returns the commands for tables and their journal. */
export function operatorOf(tables: Tables, journal: OpenJournal): Operator {
  function readdress(id: string): object {
    let code = newCode();
    while (journal.entryOfCode(code) !== null) code = newCode();
    tables.inputNow(id, { kind: 'address', address: { code, door: newToken() } });
    return { code };
  }
  function remove(id: string): object {
    tables.remove(id);
    return { deleted: id };
  }
  return {
    list: () => journal.sizes().map((size) => ({ ...size, devices: tables.devices(size.id) })),
    run(operation, id) {
      const room = tables.room(id);
      if (room === null) return null;
      if (operation === 'export') return saveOf(room.table.game);
      return operation === 'delete' ? remove(id) : readdress(id);
    },
  };
}
