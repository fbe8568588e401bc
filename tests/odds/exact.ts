// Exact path: chances as fractions. Slow and simple, it is the reference that tests compare the fast path with.

import Fraction from 'fraction.js';
import { dice as printed } from '../../src/content/components.ts';
import {
  always,
  diceAt,
  leftAfter,
  lossFaces,
  mostNeeded,
  type Nerve,
  type Push,
  settlesAfter,
  sidesOf,
} from '../../src/odds/push.ts';
import { solve, sum, zero } from './equations.ts';

const one = new Fraction(1);

/** An `Outcome` with its exact chance. */
export interface ExactOutcome {
  readonly left: number;
  readonly lost: boolean;
  readonly chance: Fraction;
}

/** Returns the exact chances of 0, 1, 2 … successes with `count` XCOM dice (TAB-9). */
export function exactSuccesses(count: number): Fraction[] {
  const good = BigInt(printed.xcom.successes.length);
  const bad = BigInt(printed.xcom.sides) - good;
  let ways = [1n];
  for (let die = 0; die < count; die += 1) {
    ways = [...ways, 0n].map((way, k) => way * bad + (ways[k - 1] ?? 0n) * good);
  }
  return ways.map((way) => new Fraction(way, BigInt(printed.xcom.sides) ** BigInt(count)));
}

/** The chances of one roll. */
export interface Roll {
  /** Chance of a loss. */
  readonly loss: Fraction;
  /** Chance of no loss. */
  readonly safe: Fraction;
  /** Returns the possible numbers of successes needed after the roll, with their chances. */
  readonly from: (left: number) => readonly { readonly left: number; readonly chance: Fraction }[];
}

/** Returns the chances of the roll after `rolls` others. */
export function rollAfter(push: Push, rolls: number): Roll {
  const chances = exactSuccesses(diceAt(push, rolls));
  const loss = new Fraction(lossFaces(push, rolls), sidesOf(push));
  return {
    loss,
    safe: one.sub(loss),
    from: (left) => chances.map((chance, k) => ({ left: leftAfter(push, left, k), chance })),
  };
}

/** Returns the chance that a roll is no loss and leads from `left` successes needed to `to`. */
export const transitionChance = ({ safe, from }: Roll, left: number, to: number): Fraction =>
  safe.mul(sum(from(left).flatMap((end) => (end.left === to ? [end.chance] : []))));

/** Returns a zero for each possible number of successes needed. */
export const zerosFor = (push: Push): Fraction[] => Array.from({ length: mostNeeded(push) + 1 }, () => zero);

/**
 * Returns the expected number of rolls made with each number of successes needed, if all rolls are like this one.
 * Solves met = from + met · transition.
 */
function visits(roll: Roll, from: readonly Fraction[], goesOn: (left: number) => boolean): Fraction[] {
  const states = from.flatMap((_, left) => (goesOn(left) ? [left] : [])).toReversed();
  const met = solve(
    states.map((to) => [
      ...states.map((left) => (left === to ? one : zero).sub(transitionChance(roll, left, to))),
      from[to] ?? zero,
    ]),
  );
  return from.map((_, left) => met[states.indexOf(left)] ?? zero);
}

/**
 * Returns every way the task can end. The chances add up to exactly 1. After `settled` rolls, `nerve` must no longer
 * depend on the number of rolls: the infinitely many rolls that follow are then solved as linear equations.
 */
export function exactOutcomes(push: Push, nerve: Nerve = always, settled = 0): ExactOutcome[] {
  const lost = zerosFor(push);
  const kept = zerosFor(push);
  const goesOn = (rolls: number, left: number): boolean => left > 0 && push.dice > 0 && nerve(rolls, left);
  const keep = (rolls: number, chances: readonly Fraction[]): void => {
    for (const [left, chance] of chances.entries()) {
      if (!goesOn(rolls, left)) kept[left] = (kept[left] ?? zero).add(chance);
    }
  };

  /** Rolls `met` times for each number of successes needed. Adds losses to `lost`, returns where other rolls lead. */
  function rolled({ loss, safe, from }: Roll, met: readonly Fraction[]): Fraction[] {
    const next = zerosFor(push);
    for (const [left, often] of met.entries()) {
      if (often.n === 0n) continue;
      for (const end of from(left)) {
        const chance = often.mul(end.chance);
        lost[end.left] = (lost[end.left] ?? zero).add(chance.mul(loss));
        next[end.left] = (next[end.left] ?? zero).add(chance.mul(safe));
      }
    }
    return next;
  }

  let now = zerosFor(push).with(Math.max(0, push.needed), one);
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
    chances.flatMap((chance, left) => (chance.n === 0n ? [] : [{ left, lost: isLost, chance }]));
  return [...all(kept, false), ...all(lost, true)];
}
