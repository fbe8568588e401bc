// Replays of games that were played at tables online.

import type { Game } from '../../../host/index.ts';
import { digest } from '../../../wire/index.ts';
import { tableGameOf } from '../../platform/local-storage/tables/game-ids.ts';
import { loadTables } from '../../platform/local-storage/tables/tables.ts';
import type { Page } from '../../platform/router.svelte.ts';
import { takeSave } from '../online/requests.ts';
import { gameIn } from '../stores/games.svelte.ts';

/** Returns the token of the address of a game's table, if this device knows the table. */
export const doorOf = (id: string): string | undefined =>
  loadTables().find(({ table }) => table === tableGameOf(id)?.table)?.door;

/**
 * Returns the token for the replays of a table: the hash of the token of its address. It lets nobody sit down or see
 * who is there, and stays valid when the table gets a new address.
 */
export const replayToken = (door: string): string => (/^[0-9a-f]{64}$/.test(door) ? door : digest(door));

/** Returns the page to go back to from a replay: the game on this device, or its table if this device knows it. */
export function beforeReplay(id: string, isHere: boolean): Page {
  const place = tableGameOf(id);
  if (isHere || place === null) return { name: 'game', id };
  const door = doorOf(id);
  return door === undefined ? { name: 'start' } : { name: 'table', id: place.table, door };
}

/** Returns a finished game from its table, by the token of its replays (ONL-20). Null if it is not there. */
export async function fetchReplay(id: string, token: string): Promise<Game | null> {
  const place = tableGameOf(id);
  if (place === null) return null;
  const save = await takeSave({ table: place.table, token }, 'over', place.game);
  const game = save === null ? null : await gameIn(save);
  return game === null || 'refused' in game ? null : game;
}
