import { confirmingBot } from '../../../bots/index.ts';
import type { Drill } from '../../../drills/index.ts';
import { optionsOf } from '../../../drills/index.ts';
import { createMatch, dispatch, type Game, type HostTable, setUp } from '../../../host/index.ts';
import { keepGame, randomName, refreshGames } from '../../game/stores/games.svelte.ts';
import { crewWithBots, saveCrew } from '../../platform/local-storage/crew.ts';
import { leaveUncounted } from '../../platform/local-storage/uncounted.ts';
import { navigate } from '../../platform/router.svelte.ts';

/** Returns the game up to the decision of a drill, or null if this edition refuses it. */
function gameOf(drill: Drill, table: HostTable): Game | null {
  const begun = setUp({ ...optionsOf(drill), practice: true }, table);
  if ('refused' in begun) return null;
  let game = createMatch(begun);
  for (const [as, intent] of drill.moves) {
    const step = dispatch(game, intent, as, game.state.open.at, table);
    if ('refused' in step) return null;
    ({ game } = step);
  }
  return game;
}

/**
 * Begins a new game at the decision of a drill, for one person in the role that decides and three bots, with its clock
 * stopped. It counts in no record. Returns false if it could not be stored.
 */
export async function playOnHere(drill: Drill, table: HostTable): Promise<boolean> {
  const game = gameOf(drill, table);
  const id = randomName(10);
  if (game === null || (await keepGame(id, game)) !== 'kept') return false;
  saveCrew(id, crewWithBots(confirmingBot({ ...game.state.open, pack: table.pack })));
  leaveUncounted(id);
  await refreshGames();
  navigate({ name: 'game', id });
  return true;
}
