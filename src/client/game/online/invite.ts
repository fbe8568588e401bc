// The address of a table, which its maker may replace (ONL-10).

import { type KnownTable, saveTable } from '../../platform/local-storage/tables/tables.ts';
import type { OnlineTable } from './online-table.ts';
import { findTable } from './requests.ts';

/** How this device came to the table. */
interface Way {
  /** The seat that this device remembers. */
  readonly known: KnownTable | undefined;
  /** Token of the address that was opened. */
  readonly opened: string;
}

/**
 * Follows the token of the table's address, and remembers it with the seat. Calls back with a new token, found by the
 * new code.
 */
export function watchInvite(online: OnlineTable, { known, opened }: Way, changed: (door: string) => void): void {
  let door = known?.door ?? opened;
  let code = known?.code;
  let isNoted = false;
  const remember = (): void => {
    const { table, token } = online.key;
    isNoted = true;
    if (online.you !== null) saveTable({ table, token, door, ...(code !== undefined && { code }) });
  };
  /** Finds the address that a code leads to. */
  const follow = async (next: string): Promise<void> => {
    const before = code;
    code = next;
    // A token of the address that lets in is the current one.
    const isCurrent = before === undefined && online.key.token === door;
    const found = isCurrent ? { door } : await findTable(next);
    if (typeof found === 'string') {
      // Asked again at the next news.
      code = before;
      return;
    }
    ({ door } = found);
    remember();
    changed(door);
  };
  online.listen((news) => {
    if (news.kind === 'seated') remember();
    if (news.kind !== 'seats') return;
    // The visit of this device is stored, too.
    if (!isNoted) remember();
    if (news.seats.code !== code) void follow(news.seats.code);
  });
}
