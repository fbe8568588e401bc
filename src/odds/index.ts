/** Chances of a task: outcomes of pushing, and when to stop. */
export { lossChance, type Odds, outcomes, pushing, stoppingAfter, successes } from './chances.ts';
export { type Luck, luckierThan, luckOf } from './luck.ts';
export { applied, atMost, leftAfter, type Outcome, type Push } from './push.ts';
export { bestStopping } from './stopping.ts';
export { type Against, againstRule, pushOf, taskOdds } from './task.ts';
