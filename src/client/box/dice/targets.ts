import { type RollingStep, type RollTarget, targetsOf } from '../../../content/checklists.ts';
import { type Space, spaces } from '../../../content/continents.ts';
import type { UfoCounts } from '../../../rules/index.ts';

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
