// Games at tables online that ended while this device was elsewhere.

import { askStatus } from '../../game/online/requests.ts';
import { fetchReplay } from '../../game/returning/table-replay.ts';
import { keepGame } from '../../game/stores/games.svelte.ts';
import { gameIdAt } from '../../platform/local-storage/tables/game-ids.ts';
import { loadTables } from '../../platform/local-storage/tables/tables.ts';

/** Stores the ended games of a table, except those that this device knows. Returns how many it has stored. */
async function fetchFrom(table: string, token: string, isKnown: (id: string) => boolean): Promise<number> {
  let count = 0;
  for (let number = 1; ; number += 1) {
    const id = gameIdAt(table, number);
    if (isKnown(id)) continue;
    const game = await fetchReplay(id, token);
    if (game === null || (await keepGame(id, game)) !== 'kept') return count;
    count += 1;
  }
}

/**
 * Stores the games that ended at tables where this device has a seat, so that they count here, too. Known games are
 * skipped. Returns how many it has stored.
 */
export async function fetchMissedGames(isKnown: (id: string) => boolean): Promise<number> {
  let count = 0;
  for (const { table, token } of loadTables()) {
    const status = await askStatus({ table, token });
    if (typeof status === 'object' && status.seated) count += await fetchFrom(table, token, isKnown);
  }
  return count;
}
