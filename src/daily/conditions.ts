// The twelve conditions of daily operations, and the weekdays on which each may fall (DAY-1, DAY-2).

import type { Condition, ConditionName } from '../content/day/condition.ts';
import { conditionNames } from '../content/day/condition.ts';
import type { Difficulty } from '../content/difficulties.ts';

/** Difficulty of each weekday, from Monday (DAY-2). */
export const weekDifficulties = [
  'easy',
  'easy',
  'normal',
  'normal',
  'hard',
  'hard',
  'expert',
] as const satisfies readonly Difficulty[];
/** A difficulty that a day can have. */
export type DayDifficulty = (typeof weekDifficulties)[number];

interface Numbers extends Omit<Condition, 'name' | 'day'> {
  /** Difficulties of the days on which it may fall. */
  readonly at: readonly DayDifficulty[];
}

/**
 * The conditions. Monday's make the easy game harder, Sunday's the expert one easier; docs/daily.md has how often the
 * planner wins with each. Which asset comes with `second-asset` is drawn with the day.
 */
const all: Readonly<Record<ConditionName, Numbers>> = {
  'red-asia': { at: ['easy', 'normal', 'hard'], panic: { asia: 5 } },
  'uneasy-americas': { at: ['easy', 'normal', 'hard'], panic: { 'north-america': 4, 'south-america': 4 } },
  'damaged-base': { at: ['easy', 'normal', 'hard'], damage: 4 },
  'short-funds': { at: ['easy', 'normal'], emergencyFunding: 4 },
  'more-ufos': { at: ['easy', 'normal'], ufos: 5 },
  'half-pauses': { at: ['normal', 'hard'], pauseDivisor: 2 },
  'no-scanner': { at: ['easy', 'normal', 'hard'], lights: 0 },
  'second-asset': { at: ['easy', 'normal', 'hard'] },
  'full-coffers': { at: ['normal', 'hard', 'expert'], emergencyFunding: 16 },
  'full-reserve': { at: ['normal', 'hard', 'expert'], interceptors: 8, soldiersPerClass: 3 },
  veterans: { at: ['normal', 'hard', 'expert'], veterans: true },
  'quiet-earth': {
    at: ['normal', 'hard', 'expert'],
    panic: { 'north-america': 0, 'south-america': 0, europe: 0, africa: 0, asia: 0, australia: 0 },
  },
};

/** Returns the names of the conditions that may fall on a day of this difficulty. */
export const conditionsAt = (difficulty: DayDifficulty): readonly ConditionName[] =>
  conditionNames.filter((name) => all[name].at.includes(difficulty));

/** Returns a condition's numbers. */
export function conditionNamed(name: ConditionName): Condition {
  const { at: _, ...numbers } = all[name];
  return { name, ...numbers };
}

/** Bounds of the planner's win rate on any day, in percent (DAY-1). */
export const dayRates = { least: 15, most: 85 } as const;
