import type { Difficulty } from '../../content/difficulties.ts';
import { type ExpansionId, expansionIds } from '../../content/expansions/names.ts';
import { fixedPlan, type Plan } from '../../content/plans.ts';
import { allRules, plansOf } from '../../rules/index.ts';
import { CommandFault } from './fault.ts';

/** Every plan, of the base game and of its expansions. */
export const everyPlan = plansOf(expansionIds, allRules.expansions);

/** Throws a `CommandFault` if one of the difficulties has a different fixed plan (SET-1). */
export function checkPlan(plan: Plan | undefined, ...difficulties: readonly Difficulty[]): void {
  for (const difficulty of difficulties) {
    const fixed = fixedPlan[difficulty];
    if (fixed && plan && plan !== fixed) throw new CommandFault(`the ${difficulty} always has the plan ${fixed}`);
  }
}

/** Throws a `CommandFault` if the difficulty has no expansions, or the plan is one of an expansion that is not named (EVO-3). */
export function checkExpansion(
  expansion: ExpansionId | undefined,
  plan: Plan | undefined,
  difficulty: Difficulty,
): void {
  if (expansion && fixedPlan[difficulty]) throw new CommandFault(`the ${difficulty} has no expansion`);
  const known = plansOf(expansion && [expansion], allRules.expansions);
  if (plan && !known.includes(plan)) throw new CommandFault(`the plan ${plan} needs --expansion`);
}
