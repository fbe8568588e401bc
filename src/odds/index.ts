/** Chances of a task and of a whole mission: outcomes of pushing, when to stop, and the last chance. */
export { type Odds, outcomes, pushing, stoppingAfter, successes } from './chances.ts';
export { fateOf, isLastChance, isLastRoll } from './last-chance.ts';
export { luckierThan, luckOf } from './luck.ts';
export { missionChance } from './mission.ts';
export { type Foe, partsChance } from './parts.ts';
export { applied, atMost, type Outcome, type Push } from './push.ts';
export { bestStopping } from './stopping.ts';
export { type Against, againstRule, pushOf, taskOdds } from './task.ts';
