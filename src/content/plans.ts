import type { Difficulty } from './difficulties.ts';
import type { ExpansionPlan } from './expansions/names.ts';

/** The five invasion plans of the base game (SET-1). */
export const plans = ['domination', 'infiltration', 'misdirection', 'occupation', 'onslaught'] as const;
/** An invasion plan of the base game. */
export type BasePlan = (typeof plans)[number];
/** An invasion plan, of the base game or of an expansion. */
export type Plan = BasePlan | ExpansionPlan;

/** Plan that a difficulty always uses, if it has one (SET-1). */
export const fixedPlan: Readonly<Partial<Record<Difficulty, BasePlan>>> = { tutorial: 'occupation' };

/** Starting panic spaces: `base` for the base continent, `others` dealt among the other five (SET-6). */
export interface StartingPanic {
  readonly base: number;
  readonly others: readonly number[];
}

/** Starting panic spaces of the plans of the base game. */
export const startingPanic: Readonly<Record<BasePlan, StartingPanic>> = {
  domination: { base: 2, others: [0, 0, 0, 3, 3] },
  infiltration: { base: 1, others: [1, 1, 1, 2, 2] },
  misdirection: { base: 1, others: [0, 1, 1, 2, 3] },
  occupation: { base: 3, others: [0, 0, 1, 2, 2] },
  onslaught: { base: 1, others: [0, 1, 1, 2, 2] },
};
