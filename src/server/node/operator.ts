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

/**
 * A command. `list` returns all tables, the one with the newest row first. `export` returns the save of a game, which
 * goes on. `delete` deletes a table with all of its data, and ends its sockets. `readdress` gives it another code and
 * link, and returns the code. The old ones become invalid, and everybody who sits there stays.
 */
export type Command = { readonly do: 'list' } | { readonly do: Operation; readonly table: string };

/** Carries commands out. Null if there is no such table. */
export type Operator = (command: Command) => object | null;

/** Returns an operator for tables and their journal. */
export function operatorOf(tables: Tables, journal: OpenJournal): Operator {
  const list = (): readonly ListedTable[] =>
    journal.sizes().map((size) => ({ ...size, devices: tables.devices(size.id) }));
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
  return (command) => {
    if (command.do === 'list') return list();
    const room = tables.room(command.table);
    if (room === null) return null;
    if (command.do === 'export') return saveOf(room.table.game);
    return command.do === 'delete' ? remove(room.id) : readdress(room.id);
  };
}
