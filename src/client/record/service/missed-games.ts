// Games at tables online that ended, or were revived after their end, while this device was elsewhere.

import type { LedgerEntry } from '../../../record/index.ts';
import { askStatus, type TableStatus } from '../../game/online/requests.ts';
import { fetchReplay } from '../../game/returning/table-replay.ts';
import { forgetEnd, keepGame } from '../../game/stores/games.svelte.ts';
import { isFinal, noteFinal } from '../../platform/local-storage/tables/final-games.ts';
import { gameIdAt } from '../../platform/local-storage/tables/game-ids.ts';
import { loadTables } from '../../platform/local-storage/tables/tables.ts';

/** A game on this device: its result, `left-out` if it does not count, or undefined if the device does not have it. */
type Known = Pick<LedgerEntry, 'won' | 'rounds'> | 'left-out' | undefined;
/** Looks a game up by its id. */
type KnownOf = (id: string) => Known;

const isOver = (stage: TableStatus['stage']): boolean => stage === 'won' || stage === 'lost';

/** Whether the table may have another result than this device. A correction revives only the last game (RES-16). */
function isOutdated(known: Known, id: string, number: number, { game, stage, round }: TableStatus): boolean {
  if (known === undefined) return true;
  if (known === 'left-out' || game === undefined) return false;
  if (number < game) return !isFinal(id);
  return !isOver(stage) || known.won !== (stage === 'won') || known.rounds !== round;
}

const isSame = (known: Known, { won, rounds }: Pick<LedgerEntry, 'won' | 'rounds'>): boolean =>
  typeof known === 'object' && known.won === won && known.rounds === rounds;

/** Fetches a game and stores it. Returns whether the record has changed. Null if the table has no such game, or it is not over. */
async function takeGame(id: string, token: string, known: Known): Promise<boolean | null> {
  const game = await fetchReplay(id, token);
  const { outcome = null, round = 0 } = game?.state.open ?? {};
  if (game === null || outcome === null) return null;
  return !isSame(known, { won: outcome.won, rounds: round }) && (await keepGame(id, game)) === 'kept';
}

/**
 * Brings the ended games of a table to this device, as far as it does not know their end. Returns whether the record
 * has changed.
 */
async function fetchFrom(table: string, token: string, status: TableStatus, knownOf: KnownOf): Promise<boolean> {
  const { game: last, stage } = status;
  let changed = false;
  for (let number = 1; last === undefined || number <= last; number += 1) {
    const id = gameIdAt(table, number);
    const known = knownOf(id);
    if (!isOutdated(known, id, number, status)) continue;
    if (number === last && !isOver(stage)) {
      if (known !== undefined) await forgetEnd(id);
      return changed || known !== undefined;
    }
    const taken = await takeGame(id, token, known);
    // An older server does not tell the number of games.
    if (taken === null && last === undefined) return changed;
    if (taken !== null && last !== undefined && number < last) noteFinal(id);
    changed ||= taken === true;
  }
  return changed;
}

/**
 * Brings the record up to date with the tables where this device has a seat: games that ended without it count here,
 * too, and those that were revived do not, until they end again. Returns whether the record has changed.
 */
export async function fetchMissedGames(knownOf: KnownOf): Promise<boolean> {
  let changed = false;
  for (const { table, token } of loadTables()) {
    const status = await askStatus({ table, token });
    if (typeof status !== 'object' || !status.seated) continue;
    changed = (await fetchFrom(table, token, status, knownOf)) || changed;
  }
  return changed;
}
