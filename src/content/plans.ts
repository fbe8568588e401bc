import type { Difficulty } from './difficulties.ts';

/** The five invasion plans (SET-1). */
export const plans = ['domination', 'infiltration', 'misdirection', 'occupation', 'onslaught'] as const;
/** An invasion plan. */
export type Plan = (typeof plans)[number];

/** Plan that a difficulty always uses, if it has one (SET-1). */
export const fixedPlan: Readonly<Partial<Record<Difficulty, Plan>>> = { tutorial: 'occupation' };

/** Starting panic spaces: `base` for the base continent, `others` dealt among the other five (SET-6). */
export const startingPanic: Readonly<Record<Plan, { readonly base: number; readonly others: readonly number[] }>> = {
  domination: { base: 2, others: [0, 0, 0, 3, 3] },
  infiltration: { base: 1, others: [1, 1, 1, 2, 2] },
  misdirection: { base: 1, others: [0, 1, 1, 2, 3] },
  occupation: { base: 3, others: [0, 0, 1, 2, 2] },
  onslaught: { base: 1, others: [0, 1, 1, 2, 2] },
};
