// Sums of a record: wins by difficulty, plan, base and role, and the means of reviewed games.

import { type Continent, continents } from '../content/continents.ts';
import { type Difficulty, difficulties } from '../content/difficulties.ts';
import { type Plan, plans } from '../content/plans.ts';
import { type Role, roles } from '../content/roles.ts';
import type { Judged, LedgerEntry } from './ledger-entry.ts';
import { dayOf, streakOf } from './streak.ts';

/** Counts of finished games. */
interface Wins {
  readonly played: number;
  readonly won: number;
}

/** Counts of finished games of one kind. */
export interface Row<Name extends string> extends Wins {
  readonly name: Name;
}

/** Games of one difficulty. */
export interface DifficultyRow extends Row<Difficulty> {
  /** Best score of a won game; null if there is none. */
  readonly best: number | null;
  /** Most days in a row on which it was played. */
  readonly days: number;
  /** The games in the order in which they ended: whether each was won. */
  readonly games: readonly boolean[];
}

const winsOf = (entries: readonly LedgerEntry[]): Wins => ({
  played: entries.length,
  won: entries.filter(({ won }) => won).length,
});

const rows = <Name extends string>(
  names: readonly Name[],
  entries: readonly LedgerEntry[],
  has: (entry: LedgerEntry, name: Name) => boolean,
): readonly Row<Name>[] => names.map((name) => ({ name, ...winsOf(entries.filter((entry) => has(entry, name))) }));

function difficultyRow(row: Row<Difficulty>, all: readonly LedgerEntry[]): DifficultyRow {
  const entries = all.filter(({ difficulty }) => difficulty === row.name);
  const scores = entries.flatMap(({ won, score }) => (won && score !== null ? [score] : []));
  const days = entries.map(({ ended }) => dayOf(ended));
  return {
    ...row,
    best: scores.length === 0 ? null : Math.max(...scores),
    days: streakOf(days, 0).longest,
    games: entries.map(({ won }) => won),
  };
}

/** Sums of a record. */
interface Totals extends Wins {
  readonly difficulties: readonly DifficultyRow[];
  readonly plans: readonly Row<Plan>[];
  readonly bases: readonly Row<Continent>[];
  readonly roles: readonly Row<Role>[];
  /** The figures of the reviewed games, in the order in which they ended. */
  readonly judged: readonly Judged[];
  /** Their means; null if there are none. */
  readonly means: Judged | null;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the means of the figures of games; null if there are none. */
function meansOf(judged: readonly Judged[]): Judged | null {
  if (judged.length === 0) return null;
  const mean = (of: (one: Judged) => number): number => meanOf(judged.map(of));
  return {
    start: mean(({ start }) => start),
    decisions: mean(({ decisions }) => decisions),
    luck: mean(({ luck }) => luck),
    result: mean(({ result }) => result),
  };
}

/** Returns the sums of a record, whose games are in the order in which they ended. The tutorial of the box counts only if it was played. */
export function totalsOf(entries: readonly LedgerEntry[]): Totals {
  const judged = entries.flatMap((entry) => (entry.judged === null ? [] : [entry.judged]));
  return {
    ...winsOf(entries),
    difficulties: rows(difficulties, entries, ({ difficulty }, name) => difficulty === name)
      .filter(({ name, played }) => name !== 'tutorial' || played > 0)
      .map((row) => difficultyRow(row, entries)),
    plans: rows(plans, entries, ({ plan }, name) => plan === name),
    bases: rows(continents, entries, ({ base }, name) => base === name),
    roles: rows(roles, entries, (entry, name) => entry.roles.includes(name)),
    judged,
    means: meansOf(judged),
  };
}

/** Number of games in a moving average. */
export const meanOfGames = 10;

/** Returns the mean decisions of the ten games that end with each game, from the tenth on. */
export const courseOf = (judged: readonly Judged[]): readonly number[] =>
  judged
    .slice(meanOfGames - 1)
    .map((_, i) => meanOf(judged.slice(i, i + meanOfGames).map(({ decisions }) => decisions)));
