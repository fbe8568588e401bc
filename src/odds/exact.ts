// Exact: in fractions, to the last digit. Slow and plain, it is what the fast path is held against.

import { dice as printed } from '../content/components.ts';
import { type Fraction, fraction, minus, one, plus, solved, sum, times, zero } from './fraction.ts';
import { always, diceAt, leftAfter, lossFaces, mostNeeded, type Nerve, type Push, settlesAfter } from './push.ts';

/** As `Outcome`, with its very chance. */
export interface ExactOutcome {
  readonly left: number;
  readonly lost: boolean;
  readonly chance: Fraction;
}

/** Chances of 0, 1, 2 … successes on so many XCOM dice: so many of 6^n ways (TAB-9). */
export function exactSuccesses(count: number): Fraction[] {
  const good = BigInt(printed.xcom.successes.length);
  const bad = BigInt(printed.xcom.sides) - good;
  let ways = [1n];
  for (let die = 0; die < count; die += 1) {
    ways = [...ways, 0n].map((way, k) => way * bad + (ways[k - 1] ?? 0n) * good);
  }
  return ways.map((way) => fraction(way, BigInt(printed.xcom.sides) ** BigInt(count)));
}

/** One roll: its loss, and what is needed after it, each with its chance. */
export interface Roll {
  readonly loss: Fraction;
  readonly safe: Fraction;
  readonly from: (left: number) => readonly { readonly left: number; readonly chance: Fraction }[];
}

/** The roll after so many others. */
export function rollAfter(push: Push, rolls: number): Roll {
  const chances = exactSuccesses(diceAt(push, rolls));
  const loss = fraction(lossFaces(push, rolls), printed.alien.sides);
  return {
    loss,
    safe: minus(one, loss),
    from: (left) => chances.map((chance, k) => ({ left: leftAfter(push, left, k), chance })),
  };
}

/** The chance that a roll leads from one number of successes still needed to another, and is no loss. */
export const goingOn = ({ safe, from }: Roll, left: number, to: number): Fraction =>
  times(safe, sum(from(left).flatMap((end) => (end.left === to ? [end.chance] : []))));

/** A chance, or a worth, for each number of successes still needed. */
export const noneFor = (push: Push): Fraction[] => Array.from({ length: mostNeeded(push) + 1 }, () => zero);

/** How often each stand is rolled from, on average, when every roll is like this one: met = from + met · roll. */
function visits(roll: Roll, from: readonly Fraction[], goesOn: (left: number) => boolean): Fraction[] {
  const stands = from.flatMap((_, left) => (goesOn(left) ? [left] : [])).toReversed();
  const met = solved(
    stands.map((to) => [
      ...stands.map((left) => minus(left === to ? one : zero, goingOn(roll, left, to))),
      from[to] ?? zero,
    ]),
  );
  return from.map((_, left) => met[stands.indexOf(left)] ?? zero);
}

/**
 * Every way the task can end, each with its chance; together 1. Once so many rolls are `settled`, the nerve must be the
 * same for all that follow: so it is known how often each stand will be met, although that has no end.
 */
export function exactOutcomes(push: Push, nerve: Nerve = always, settled = 0): ExactOutcome[] {
  const lost = noneFor(push);
  const kept = noneFor(push);
  const goesOn = (rolls: number, left: number): boolean => left > 0 && push.dice > 0 && nerve(rolls, left);
  const keep = (rolls: number, stands: readonly Fraction[]): void => {
    for (const [left, chance] of stands.entries()) {
      if (!goesOn(rolls, left)) kept[left] = plus(kept[left] ?? zero, chance);
    }
  };

  /** Rolls from each stand as often as it is met, and gives where that leads without a loss. */
  function rolled({ loss, safe, from }: Roll, met: readonly Fraction[]): Fraction[] {
    const next = noneFor(push);
    for (const [left, often] of met.entries()) {
      if (often.over === 0n) continue;
      for (const end of from(left)) {
        const chance = times(often, end.chance);
        lost[end.left] = plus(lost[end.left] ?? zero, times(chance, loss));
        next[end.left] = plus(next[end.left] ?? zero, times(chance, safe));
      }
    }
    return next;
  }

  let now = noneFor(push).with(Math.max(0, push.needed), one);
  const last = Math.max(settled, settlesAfter(push));
  for (let rolls = 0; rolls < last; rolls += 1) {
    keep(rolls, now);
    const met = now.map((chance, left) => (goesOn(rolls, left) ? chance : zero));
    now = rolled(rollAfter(push, rolls), met);
  }
  keep(last, now);
  const roll = rollAfter(push, last);
  const met = visits(roll, now, (left) => goesOn(last, left));
  keep(last, rolled(roll, met));

  const all = (chances: readonly Fraction[], isLost: boolean): ExactOutcome[] =>
    chances.flatMap((chance, left) => (chance.over === 0n ? [] : [{ left, lost: isLost, chance }]));
  return [...all(kept, false), ...all(lost, true)];
}
