import { type Push, stoppingAfter } from '../../odds/index.ts';

/** Rolls after which threat has long been at its highest, so that none more can be worth it. */
const mostRolls = 8;

/**
 * Returns how many rolls a task is best rolled for at most: where the chance to finish it exceeds that of a lost roll by
 * most. So a loss counts as much as the task. None if no roll is worth it.
 */
export function bestStop(push: Push): number {
  const worth = (rolls: number): number => {
    const { pDone, pLoss } = stoppingAfter(rolls, push);
    return pDone - pLoss;
  };
  const counts = Array.from({ length: mostRolls + 1 }, (_, rolls) => rolls);
  // The first of equally good ones risks least. Chances are sums of fractions, and equal ones may differ in the last digit.
  return counts.reduce((best, rolls) => (worth(rolls) > worth(best) + 1e-9 ? rolls : best), 0);
}
