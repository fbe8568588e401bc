// Adds up decisions and luck. By construction they lead from the first chance to the result, exactly.

import { type Role, roles } from '../content/roles.ts';
import { chanceAfter, chanceBefore, gainLater, type Judged, verdictsOf } from './judgement.ts';

/** An amount for each role. */
export type ByRole = Readonly<Record<Role, number>>;

/** One stem of the graph: the change by a decision or by luck. */
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

/** Whether a segment is the last of its round, or of the game. */
const endsRound = ({ segment: { start } }: Judged, next: Judged): boolean =>
  next.segment.start.round !== start.round || next.segment.start.outcome !== null;

/**
 * Returns, for the start of every segment and the end of the last, the worth of decisions of the same round beyond its
 * end. Luck is judged by the end of the round. There this worth is taken back, as luck in the model's value of the
 * table.
 */
function beyondOf(judged: readonly Judged[]): number[] {
  const beyond = [0];
  for (const [i, one] of judged.entries()) {
    const next = judged[i + 1];
    const isBack = next !== undefined && endsRound(one, next);
    beyond.push(isBack ? 0 : (beyond[i] ?? 0) + gainLater(one));
  }
  return beyond;
}

/** Returns the chance at the start of every segment, as decisions and luck lead there. */
export function chancesOf(judged: readonly Judged[]): number[] {
  const beyond = beyondOf(judged);
  return judged.map((one, i) => chanceBefore(one) + (beyond[i] ?? 0));
}

/** Returns the stems of the segments judged so far. The last of them counts only if the game ends there. */
function stemsOf(judged: readonly Judged[], isAll: boolean): Stem[] {
  const beyond = beyondOf(judged);
  return judged.flatMap((one, i): Stem[] => {
    const next = judged[i + 1];
    if (next === undefined) return isAll ? decisionStems(one, i) : [];
    const luck = luckStem(one, next);
    const back = endsRound(one, next) ? -(beyond[i] ?? 0) - gainLater(one) : 0;
    // A row has only one stem of the invasion.
    if (luck.by === 'invasion') return [...decisionStems(one, i), { ...luck, change: luck.change + back }];
    const model: Stem[] = back === 0 ? [] : [{ ...luck, by: 'invasion', role: null, change: back }];
    return [...decisionStems(one, i), ...model, luck];
  });
}

const totalOf = (stems: readonly Stem[]): number => stems.reduce((sum, { change }) => sum + change, 0);

function byRole(stems: readonly Stem[]): ByRole {
  const sums = roles.map((role) => [role, totalOf(stems.filter((stem) => stem.role === role))] as const);
  return Object.fromEntries(sums) as ByRole;
}

/** Returns the chance at the end of the segments judged so far. */
function resultOf(judged: readonly Judged[], isAll: boolean): number {
  const last = judged.at(-1);
  if (last === undefined) return 0;
  return isAll ? chanceAfter(last) + (beyondOf(judged).at(-1) ?? 0) : (chancesOf(judged).at(-1) ?? 0);
}

/** Adds up the segments judged so far, from the first on. `isAll`: there are no more. */
export function sumsOf(judged: readonly Judged[], isAll: boolean): Sums {
  const [first] = judged;
  const stems = stemsOf(judged, isAll);
  const by = (what: Stem['by']) => stems.filter((stem) => stem.by === what);
  const [decisions, dice, cards, invasion] = [by('decision'), by('dice'), by('cards'), by('invasion')];
  const errors = judged.flatMap((one, i) => verdictsOf(one, i).map(({ error }) => error));
  return {
    start: first === undefined ? 0 : chanceBefore(first),
    result: resultOf(judged, isAll),
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
