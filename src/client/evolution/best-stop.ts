import { type Push, stoppingAfter } from '../../odds/index.ts';

/** Maximum number of rolls. Threat is at its highest long before, so that further rolls cannot pay off. */
const mostRolls = 8;

/**
 * Returns the best maximum number of rolls for a task: that with the largest difference between the chance to finish it
 * and the chance of a lost roll. So a loss counts as much as the task. 0 if no roll pays off.
 */
export function bestStop(push: Push): number {
  const worth = (rolls: number): number => {
    const { pDone, pLoss } = stoppingAfter(rolls, push);
    return pDone - pLoss;
  };
  const counts = Array.from({ length: mostRolls + 1 }, (_, rolls) => rolls);
  // The first of equally good ones risks least. Chances are sums of fractions, and equal ones may differ in the last
  // digit.
  return counts.reduce((best, rolls) => (worth(rolls) > worth(best) + 1e-9 ? rolls : best), 0);
}
