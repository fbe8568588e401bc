/** Exact chances of a task. */
export { type Odds, type Push, pushing, stoppingAfter, successes } from './push.ts';
