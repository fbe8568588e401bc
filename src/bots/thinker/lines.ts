import { allocates, allocationsOf } from './allocation.ts';
import { decisionOf } from './decision.ts';
import type { Decision, Situation } from './line.ts';
import type { Rollout } from './rollout.ts';

/** Returns the policy's line and its alternatives, or null if there are none. An allocation is compared as a whole. */
export const linesOf = (situation: Situation, rollout: () => Rollout): Decision | null =>
  allocates(situation) ? allocationsOf(situation, rollout()) : decisionOf(situation);
