// Tables that this device knows, with their current status.

import { onWake } from '../../platform/device/waking.ts';
import { type KnownTable, loadTables, removeTable } from '../../platform/local-storage/tables/tables.ts';
import { askStatus, type TableStatus } from '../online/requests.ts';

/** A table that this device knows. Its status is null while it is asked, and `away` if it cannot be reached. */
export interface TableBack extends KnownTable {
  readonly status: TableStatus | 'away' | null;
}

/** How long a table without a seat or a running game counts as one of today, in ms. */
const todayMs = 86_400_000;

/** Asks a table with the token of the seat, or else with that of its address. Null if there is none any more. */
async function statusOf({ table, token, door }: KnownTable): Promise<TableStatus | 'away' | null> {
  const own = await askStatus({ table, token });
  const found = own === 'gone' && door !== token ? await askStatus({ table, token: door }) : own;
  if (found === 'gone') return null;
  return found === 'failed' ? 'away' : found;
}

/** Returns the status of a table, if it has answered. */
const toldOf = ({ status }: TableBack): TableStatus | null => (status === 'away' ? null : status);

/** Whether the game of a table is over, as far as that is known. */
export function isOver(table: TableBack): boolean {
  const stage = toldOf(table)?.stage;
  return stage === 'won' || stage === 'lost';
}

/** Whether this device made a table, and so may delete it. */
export const isMakers = (table: TableBack): boolean => toldOf(table)?.maker === true;

/**
 * Whether a table is listed first: this device sits there in a game that is not over, or was there within a day. A time
 * that lies further ahead was noted by a wrong clock.
 */
export function isInFront(table: TableBack, now: number): boolean {
  const sits = toldOf(table)?.seated === true && !isOver(table);
  return sits || Math.abs(now - (table.at ?? 0)) < todayMs;
}

/**
 * Follows the tables that this device knows, the newest first. They are asked now, and whenever the page wakes. Those
 * that are gone are forgotten.
 */
export function followTables(): { readonly all: readonly TableBack[]; forget(id: string): void } {
  let all = $state.raw<readonly TableBack[]>(loadTables().map((known) => ({ ...known, status: null })));
  let isOver = false;
  const note = (id: string, status: TableBack['status']): void => {
    if (status === null) removeTable(id);
    all = all.flatMap((one) => (one.table !== id ? [one] : status === null ? [] : [{ ...one, status }]));
  };
  const ask = (): void => {
    for (const known of loadTables())
      void statusOf(known).then((status) => {
        if (!isOver) note(known.table, status);
      });
  };
  $effect(() => {
    ask();
    const stop = onWake(ask);
    return () => {
      isOver = true;
      stop();
    };
  });
  return {
    get all() {
      return all;
    },
    forget: (id) => note(id, null),
  };
}
