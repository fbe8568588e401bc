import { createRematch, type Game, recreateSetup, setUp } from '../../../host/index.ts';
import { loadCrew, saveCrew } from '../../platform/local-storage/crew.ts';
import { navigate } from '../../platform/router.svelte.ts';
import { beginDraft, beginSetUp } from './draft.svelte.ts';
import { dependenciesFor, newSeed, tableFor } from './games.svelte.ts';
import { useSettings } from './settings.svelte.ts';

/**
 * Begins a game like this one, with the same crew. `same` draws the same again. With the box, the physical table has to
 * be set up first, so the setup page opens.
 */
export async function rematch(id: string, game: Game, same: boolean): Promise<void> {
  const { setup } = game.state.open;
  const dependencies = await dependenciesFor(setup);
  const wishes = createRematch(game.state, newSeed(), dependencies.rules);
  if (setup.mode === 'companion') {
    beginDraft(setup.difficulty, wishes);
    navigate({ name: 'setup' });
    return;
  }
  const table = await tableFor(setup, game.pack);
  const laid = same ? recreateSetup(game) : setUp({ ...wishes, timers: useSettings().timers }, table);
  if ('refused' in laid) throw new Error(laid.refused.code);
  await beginSetUp(laid, table, (fresh) => saveCrew(fresh, loadCrew(id)));
}
