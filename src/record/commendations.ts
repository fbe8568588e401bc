// All commendations, and which of them a record has.

import { type Career, type Earned, ofMany } from './career-commendations.ts';
import type { GameCommendation } from './game-commendations.ts';

/** The twenty-four commendations, in the order in which they are shown. */
export const commendations = [
  'whole-earth',
  'at-expert',
  'one-breath',
  'three-in-a-row',
  'last-wall',
  'against-the-dice',
  'steady-hands',
  'clear-sky',
  'everyone-home',
  'full-wing',
  'three-labs',
  'on-time',
  'all-ears',
  'clear-signal',
  'at-five',
  'hot-hand',
  'enough',
  'last-credit',
  'four-seats',
  'alone',
  'five-plans',
  'six-bases',
  'seven-days',
  'salvage',
] as const satisfies readonly (GameCommendation | keyof typeof ofMany)[];

/** Name of a commendation. */
export type Commendation = (typeof commendations)[number];

const isOfMany = (name: Commendation): name is keyof typeof ofMany => Object.hasOwn(ofMany, name);

/** Returns what each earned commendation was earned by first. Games are in the order in which they ended. */
export function commendationsOf(career: Career): ReadonlyMap<Commendation, Earned> {
  const earned = new Map<Commendation, Earned>();
  for (const name of commendations) {
    const entry = isOfMany(name) ? undefined : career.entries.find((one) => one.earned.includes(name));
    const first = isOfMany(name) ? ofMany[name](career) : entry ? { at: entry.ended, entry } : null;
    if (first !== null) earned.set(name, first);
  }
  return earned;
}

/** Returns the commendations that a game earned first. */
export const firstEarnedBy = (id: string, career: Career): readonly Commendation[] =>
  [...commendationsOf(career)].flatMap(([name, { entry }]) => (entry?.id === id ? [name] : []));
