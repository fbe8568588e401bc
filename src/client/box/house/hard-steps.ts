// Words of the steps that the hard-losses house rule changes (HSE-2).

import type { RollingStep } from '../../../content/checklists.ts';
import type { StepKind } from '../../../content/steps.ts';
import type { HouseRules } from '../../../rules/index.ts';
import { say } from '../../words/say.ts';

const hardSteps = ['recruit', 'research', 'orbital-defense'] as const;

/** Returns the step if the house rules of the game change it, or null. */
export const hardStep = (rules: HouseRules | undefined, step: StepKind): (typeof hardSteps)[number] | null =>
  (rules?.hardLosses && hardSteps.find((one) => one === step)) || null;

/** Returns short words for the cost of a loss in a step. */
export function lossWords(rules: HouseRules | undefined, step: RollingStep): string {
  const hard = hardStep(rules, step);
  return hard === null || hard === 'recruit' ? say(`odds.loss.${step}`) : say(`house.loss.${hard}`);
}

/** Returns the instruction of a step at the virtual table. */
export function stepWords(rules: HouseRules | undefined, step: StepKind): string {
  const hard = hardStep(rules, step);
  return say(hard === null ? `table.step.${step}` : `house.table.${hard}`);
}
