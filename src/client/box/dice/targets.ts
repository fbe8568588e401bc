import { type RollingStep, type RollTarget, targetsOf } from '../../../content/checklists.ts';
import { type Space, spaces } from '../../../content/continents.ts';
import type { UfoCounts } from '../../../rules/index.ts';
import { mostCounted, type Rolls } from '../../../wire/index.ts';
import type { RollPlace } from '../../game/stores/expansions.svelte.ts';

/** A step whose rolls destroy UFOs. */
export type UfoStep = 'orbital-defense' | 'global-defense';
/** Whether rolls of the step destroy UFOs. */
export const isUfoStep = (step: RollingStep): step is UfoStep =>
  step === 'orbital-defense' || step === 'global-defense';

/** Returns the place to roll for: the chosen one, or the first with UFOs. */
export function ufoTarget(step: UfoStep, chosen: RollTarget | undefined, ufos: UfoCounts): Space {
  const places: readonly Space[] = targetsOf[step];
  const found = places.find((space) => space === chosen) ?? places.find((space) => ufos[space] > 0);
  return found ?? places[0] ?? spaces[0];
}

/**
 * Returns the successes that a roll needs: one for each UFO left at the place, or the table's count for other tasks.
 */
export const neededFor = (space: Space | null, { needed }: Rolls, ufos: UfoCounts): number =>
  space === null ? needed : Math.min(ufos[space], mostCounted);

/** Returns the place of a roll: the chosen target, else the first of the step. */
export function placeOf(step: RollingStep, chosen: RollTarget | undefined, ufos: UfoCounts): RollPlace {
  if (step === 'base-defense') return 'base';
  if (isUfoStep(step)) return ufoTarget(step, chosen, ufos);
  return chosen ?? (step === 'research' ? 'lab-1' : 'mission');
}
