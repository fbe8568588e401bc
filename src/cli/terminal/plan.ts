import type { Difficulty } from '../../content/difficulties.ts';
import { fixedPlan, type Plan } from '../../content/plans.ts';
import { CommandFault } from './fault.ts';

/** Throws a `CommandFault` if one of the difficulties has a different fixed plan (SET-1). */
export function checkPlan(plan: Plan | undefined, ...difficulties: readonly Difficulty[]): void {
  for (const difficulty of difficulties) {
    const fixed = fixedPlan[difficulty];
    if (fixed && plan && plan !== fixed) throw new CommandFault(`the ${difficulty} always has the plan ${fixed}`);
  }
}
