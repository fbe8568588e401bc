// The best stopping rule in exact fractions, found by policy iteration. It ends, since there are finitely many rules.

import Fraction from 'fraction.js';
import { type Push, settlesAfter } from '../../src/odds/push.ts';
import type { Worth } from '../../src/odds/stopping.ts';
import { solve, sum, zero } from './equations.ts';
import { type Roll, rollAfter, transitionChance, zerosFor } from './exact.ts';

const one = new Fraction(1);
const isPositive = (value: Fraction): boolean => value.compare(0) > 0;
const orStop = (value: Fraction): Fraction => (isPositive(value) ? value : zero);

/** Returns the worth of one roll for each number of successes needed. `later` is the worth of each after the roll. */
function worthOf(roll: Roll, push: Push, worth: Worth, later: readonly Fraction[]): Fraction[] {
  const fee = roll.loss.mul(worth.unit * (push.units ?? 0));
  return later.map((_, left) => {
    if (left === 0 || push.dice <= 0) return zero;
    const won = roll.from(left).map((end) => {
      const own = new Fraction(worth.success * (left - end.left) + (end.left === 0 ? worth.done : 0));
      return end.chance.mul(own.add(roll.safe.mul(later[end.left] ?? zero)));
    });
    return sum(won).sub(fee);
  });
}

/** Returns the worth of a rule if all rolls are like this one. Solves worth = once + transition · worth. */
function steadyWorth(roll: Roll, pushes: readonly boolean[], once: readonly Fraction[]): Fraction[] {
  const states = pushes.flatMap((yes, left) => (yes ? [left] : []));
  const values = solve(
    states.map((left) => [
      ...states.map((to) => (left === to ? one : zero).sub(transitionChance(roll, left, to))),
      once[left] ?? zero,
    ]),
  );
  return pushes.map((_, left) => values[states.indexOf(left)] ?? zero);
}

/** Exact counterpart of `Stopping`. */
export interface ExactStopping {
  /** Worth of the best rule, 0 for stopping at once. */
  readonly value: Fraction;
  /** Worth of rolling, by rolls made and successes still needed. The last row applies to all later rolls. */
  readonly rolling: readonly (readonly Fraction[])[];
}

/** Finds the best stopping rule exactly (TSK-7). All worths must be integers. */
export function exactStopping(push: Push, worth: Worth): ExactStopping {
  const last = settlesAfter(push);
  const roll = rollAfter(push, last);
  const once = worthOf(roll, push, worth, zerosFor(push));
  let pushes = once.map((_, left) => left > 0);
  let values = once;
  for (let better = true; better; ) {
    values = worthOf(roll, push, worth, steadyWorth(roll, pushes, once));
    const next = values.map(isPositive);
    better = next.some((yes, left) => yes !== pushes[left]);
    pushes = next;
  }
  const rolling = [values];
  for (let rolls = last - 1; rolls >= 0; rolls -= 1) {
    values = worthOf(rollAfter(push, rolls), push, worth, values.map(orStop));
    rolling.unshift(values);
  }
  return { value: orStop(values[Math.max(0, push.needed)] ?? zero), rolling };
}
