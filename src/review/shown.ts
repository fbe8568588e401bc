// Sums as people read them: whole points that add up (REV-2).

import { type Role, roles } from '../content/roles.ts';
import type { Moment } from './moments.ts';
import type { Sums } from './sums.ts';

/** Whole points for each role. */
type Points = Readonly<Record<Role, number>>;

/** The sums in whole points, from 0 to 100: `start`, decisions and luck add up to `result`, and parts to their sums. */
export interface Shown {
  readonly result: number;
  readonly start: number;
  readonly decisions: { readonly total: number; readonly roles: Points };
  readonly luck: {
    readonly total: number;
    readonly dice: number;
    readonly cards: number;
    readonly invasion: number;
    readonly roles: Points;
  };
  /** Standard error that decisions and luck share; at least 1. */
  readonly error: number;
}

/** Rounds parts so that they add up to `total`, by the largest remainder. */
export function apportioned(parts: readonly number[], total: number): readonly number[] {
  const floors = parts.map(Math.floor);
  const missing = total - floors.reduce((sum, part) => sum + part, 0);
  const order = parts
    .map((part, i) => ({ i, rest: part - Math.floor(part) }))
    .toSorted((a, b) => b.rest - a.rest || a.i - b.i)
    .map(({ i }) => i);
  return floors.map((part, i) => part + (order.indexOf(i) < missing ? 1 : 0));
}

const percent = (chance: number): number => 100 * chance;

function rolesOf(amounts: Points, total: number): Points {
  const whole = apportioned(
    roles.map((role) => percent(amounts[role])),
    total,
  );
  return Object.fromEntries(roles.map((role, i) => [role, whole[i]])) as Points;
}

/** Returns the sums in whole points. */
export function shownSums({ result, start, decisions, luck, error }: Omit<Sums, 'stems'>): Shown {
  const end = Math.round(percent(result));
  const [first = 0, decided = 0, lucky = 0] = apportioned([start, decisions.total, luck.total].map(percent), end);
  const [dice = 0, cards = 0, invasion = 0] = apportioned([luck.dice, luck.cards, luck.invasion].map(percent), lucky);
  return {
    result: end,
    start: first,
    decisions: { total: decided, roles: rolesOf(decisions.roles, decided) },
    luck: { total: lucky, dice, cards, invasion, roles: rolesOf(luck.roles, dice + cards) },
    error: Math.max(1, Math.round(percent(error))),
  };
}

/** Returns the two chances of a moment in whole points, and their difference. */
export function shownMoment({ chance, best }: Pick<Moment, 'chance' | 'best'>): {
  readonly chance: number;
  readonly best: number;
  readonly cost: number;
} {
  const [done, better] = [Math.round(percent(chance)), Math.round(percent(best))];
  return { chance: done, best: better, cost: better - done };
}
