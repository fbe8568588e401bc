// Adds up decisions and luck. By construction they lead from the first chance to the result, exactly.

import { type Role, roles } from '../content/roles.ts';
import { chanceAfter, chanceBefore, type Judged, verdictsOf } from './judgement.ts';

/** An amount for each role. */
export type ByRole = Readonly<Record<Role, number>>;

/** One stem of the graph: what a decision or luck changed. */
export interface Stem {
  /** Index of its row in the log. */
  readonly n: number;
  readonly round: number;
  readonly by: 'decision' | 'dice' | 'cards' | 'invasion';
  /** Null for the invasion. */
  readonly role: Role | null;
  readonly change: number;
}

/** The sums of a game. Chances are from 0 to 1. */
export interface Sums {
  readonly result: number;
  readonly start: number;
  readonly decisions: { readonly total: number; readonly roles: ByRole };
  readonly luck: {
    readonly total: number;
    readonly dice: number;
    readonly cards: number;
    readonly invasion: number;
    readonly roles: ByRole;
  };
  /** Standard error that decisions and luck share. */
  readonly error: number;
  readonly stems: readonly Stem[];
}

const decisionStems = (judged: Judged, i: number): Stem[] =>
  verdictsOf(judged, i).map(({ n, round, decision: { role }, worth }) => ({
    n,
    round,
    by: 'decision',
    role,
    change: worth,
  }));

function luckStem(judged: Judged, next: Judged): Stem {
  const { source, turns, start } = judged.segment;
  const change = chanceBefore(next) - chanceAfter(judged);
  const place = { n: turns.at(-1)?.n ?? 0, round: start.round, change };
  return source === null || source.by === 'invasion'
    ? { ...place, by: 'invasion', role: null }
    : { ...place, by: source.by, role: source.role };
}

/** Returns the stems of the segments judged so far. The last of them counts only if the game ends there. */
function stemsOf(judged: readonly Judged[], isAll: boolean): Stem[] {
  return judged.flatMap((one, i) => {
    const next = judged[i + 1];
    if (next === undefined) return isAll ? decisionStems(one, i) : [];
    return [...decisionStems(one, i), luckStem(one, next)];
  });
}

const totalOf = (stems: readonly Stem[]): number => stems.reduce((sum, { change }) => sum + change, 0);

function byRole(stems: readonly Stem[]): ByRole {
  const sums = roles.map((role) => [role, totalOf(stems.filter((stem) => stem.role === role))] as const);
  return Object.fromEntries(sums) as ByRole;
}

/** Adds up the segments judged so far, from the first on. `isAll`: there are no more. */
export function sumsOf(judged: readonly Judged[], isAll: boolean): Sums {
  const [first, last] = [judged[0], judged.at(-1)];
  const stems = stemsOf(judged, isAll);
  const by = (what: Stem['by']) => stems.filter((stem) => stem.by === what);
  const [decisions, dice, cards, invasion] = [by('decision'), by('dice'), by('cards'), by('invasion')];
  const errors = judged.flatMap((one, i) => verdictsOf(one, i).map(({ error }) => error));
  return {
    start: first === undefined ? 0 : chanceBefore(first),
    result: last === undefined ? 0 : isAll ? chanceAfter(last) : chanceBefore(last),
    decisions: { total: totalOf(decisions), roles: byRole(decisions) },
    luck: {
      total: totalOf([...dice, ...cards, ...invasion]),
      dice: totalOf(dice),
      cards: totalOf(cards),
      invasion: totalOf(invasion),
      roles: byRole([...dice, ...cards]),
    },
    error: Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0)),
    stems,
  };
}
