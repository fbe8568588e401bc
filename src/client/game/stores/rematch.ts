import { companionPack } from '../../../content/standard/companion-pack.ts';
import { createRematch, type Game, recreateSetup, setUp } from '../../../host/index.ts';
import { type GameOptions, type Setup, seededDice, setupOf } from '../../../rules/index.ts';
import { startOnce } from '../../platform/device/start-once.ts';
import { loadCrew, saveCrew } from '../../platform/local-storage/crew.ts';
import { navigate } from '../../platform/router.svelte.ts';
import type { AtTable } from './at-table.svelte.ts';
import { beginDraft, beginSetUp, choosePack } from './draft.svelte.ts';
import { dependenciesFor, expansionsAtHand, newSeed, tableFor } from './games.svelte.ts';
import { isPackKept } from './packs.svelte.ts';
import { useSettings } from './settings.svelte.ts';

/**
 * Begins a game like this one, with the same crew. `same` draws the same again. With the box, the physical table has to
 * be set up first, so the setup page opens. It does, too, if the pack of the game has been removed.
 */
export const rematch = (id: string, game: Game, same: boolean): Promise<void> =>
  startOnce(() => startRematch(id, game, same));

async function startRematch(id: string, game: Game, same: boolean): Promise<void> {
  const { setup } = game.state.open;
  const dependencies = await dependenciesFor(setup);
  const wishes = createRematch(game.state, newSeed(), dependencies.rules);
  const { name, hash } = game.pack;
  const isLost = hash !== undefined && !(await isPackKept(hash));
  if (setup.mode === 'companion' || isLost) {
    beginDraft(setup.difficulty, wishes);
    if (isLost) choosePack(null, name);
    navigate({ name: 'setup' });
    return;
  }
  const table = await tableFor(setup, game.pack);
  const laid = same ? recreateSetup(game) : setUp({ ...wishes, timers: useSettings().timers }, table);
  if ('refused' in laid) throw new Error(laid.refused.code);
  await beginSetUp(laid, table, (fresh) => saveCrew(fresh, loadCrew(id)));
}

/** Returns the plans and enemy types that the box here lacks, from the note of the table or else from this device. */
export const missingAt = (table: Pick<AtTable, 'noted'> | null): readonly string[] =>
  table?.noted?.box?.missing ?? useSettings().missing;

/** Returns a seed for a game like this one that draws no missing pieces if nothing is fixed by hand (EVO-13). */
export async function seedFromBox(
  { mode, difficulty, expansions }: Setup,
  missing: readonly string[],
): Promise<string> {
  const wishes: GameOptions = { seed: newSeed(), mode, difficulty, expansions };
  if (missing.length === 0 || mode === 'virtual') return wishes.seed;
  // Without a network missing pieces may be drawn.
  await dependenciesFor({ mode: 'virtual' }).catch(() => {});
  const all = expansionsAtHand();
  const draw = (some: GameOptions) => setupOf(some, { dice: seededDice, pack: companionPack }, all);
  return all?.fromBox(wishes, missing, draw, newSeed).seed ?? wishes.seed;
}
