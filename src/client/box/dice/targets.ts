import { type RollingStep, type RollTarget, targetsOf } from '../../../content/checklists.ts';
import { type Space, spaces } from '../../../content/continents.ts';
import type { UfoCounts } from '../../../rules/index.ts';

/** A step in which UFOs are rolled against. */
export type UfoStep = 'orbital-defense' | 'global-defense';
/** Whether UFOs are rolled against in the step. */
export const isUfoStep = (step: RollingStep): step is UfoStep =>
  step === 'orbital-defense' || step === 'global-defense';

/** The place of UFOs that is rolled for: the chosen one, or the first that has any. */
export function ufoTarget(step: UfoStep, chosen: RollTarget | undefined, ufos: UfoCounts): Space {
  const places: readonly Space[] = targetsOf[step];
  const found = places.find((space) => space === chosen) ?? places.find((space) => ufos[space] > 0);
  return found ?? places[0] ?? spaces[0];
}
