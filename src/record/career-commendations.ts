// The commendations that several games earn together (REC-3). Each returns the game that completed it.

import { continents } from '../content/continents.ts';
import { plans } from '../content/plans.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { dayOf, firstRun } from './streak.ts';

/** Days in a row of Seven Days. */
const daysInARow = 7;

/** Games in the order in which they ended, and further days that count as played, such as those with all five drills. */
export interface Career {
  readonly entries: readonly LedgerEntry[];
  readonly days: readonly number[];
}

/** When a commendation was earned, in ms since 1970, and by which game; null if no game did. */
export interface Earned {
  readonly at: number;
  readonly entry: LedgerEntry | null;
}

/** Returns the won game with which each of these values has been won with. */
function completed<T>(all: readonly T[], { entries }: Career, of: (entry: LedgerEntry) => T | null): Earned | null {
  const left = new Set(all);
  for (const entry of entries) {
    const value = of(entry);
    if (!entry.won || value === null || !left.delete(value)) continue;
    if (left.size === 0) return { at: entry.ended, entry };
  }
  return null;
}

/** Won against each of the five plans. */
const fivePlans = (career: Career): Earned | null => completed(plans, career, ({ plan }) => plan);

/** Won from a base on each of the six continents. */
const sixBases = (career: Career): Earned | null => completed(continents, career, ({ base }) => base);

/** Played on seven days in a row. */
function sevenDays({ entries, days }: Career): Earned | null {
  const last = firstRun([...entries.map(({ ended }) => dayOf(ended)), ...days], daysInARow);
  if (last === null) return null;
  const entry = entries.find(({ ended }) => dayOf(ended) === last) ?? null;
  return { at: entry?.ended ?? last * 86_400_000, entry };
}

/** Every commendation of several games, with its rule. */
export const ofMany = {
  'five-plans': fivePlans,
  'six-bases': sixBases,
  'seven-days': sevenDays,
} as const satisfies Readonly<Record<string, (career: Career) => Earned | null>>;
