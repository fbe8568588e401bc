import { type Game, playOn } from '../../../host/index.ts';
import { keepGame, randomName, refreshGames } from '../../game/stores/games.svelte.ts';
import { isPackKept } from '../../game/stores/packs.svelte.ts';
import { loadCrew, saveCrew } from '../../platform/local-storage/crew.ts';
import { leaveUncounted } from '../../platform/local-storage/uncounted.ts';
import { navigate } from '../../platform/router.svelte.ts';

/**
 * Begins a new game from the table before row `n` of the log, with the same crew, and opens it with its clock stopped. It
 * counts in no record. Returns why it cannot, or null.
 */
export async function playOnFrom(id: string, game: Game, n: number): Promise<'not-kept' | 'pack-lost' | null> {
  const { hash } = game.pack;
  if (hash !== undefined && !(await isPackKept(hash))) return 'pack-lost';
  const begun = playOn(game, n);
  const fresh = randomName(10);
  if (begun === null || (await keepGame(fresh, begun)) !== 'kept') return 'not-kept';
  saveCrew(fresh, loadCrew(id));
  leaveUncounted(fresh);
  await refreshGames();
  navigate({ name: 'game', id: fresh });
  return null;
}
