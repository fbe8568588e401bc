// The best stopping rule in fractions: a rule is bettered until it is the best; there are only so many.

import { goingOn, noneFor, type Roll, rollAfter } from './exact.ts';
import { type Fraction, fraction, minus, one, plus, solved, sum, times, zero } from './fraction.ts';
import { type Push, settlesAfter } from './push.ts';
import type { Worth } from './stopping.ts';

const isPositive = ({ over }: Fraction): boolean => over > 0n;
const orStop = (value: Fraction): Fraction => (isPositive(value) ? value : zero);

/** What one roll is worth from each stand, for what the stands are worth after it. */
function worthOf(roll: Roll, push: Push, worth: Worth, later: readonly Fraction[]): Fraction[] {
  const fee = times(roll.loss, fraction(worth.unit * (push.units ?? 0)));
  return later.map((_, left) => {
    if (left === 0 || push.dice <= 0) return zero;
    const won = roll.from(left).map((end) => {
      const own = fraction(worth.success * (left - end.left) + (end.left === 0 ? worth.done : 0));
      return times(end.chance, plus(own, times(roll.safe, later[end.left] ?? zero)));
    });
    return minus(sum(won), fee);
  });
}

/** What a rule is worth from each stand, when every roll is like this one: worth = once + roll · worth. */
function lasting(roll: Roll, pushes: readonly boolean[], once: readonly Fraction[]): Fraction[] {
  const stands = pushes.flatMap((yes, left) => (yes ? [left] : []));
  const values = solved(
    stands.map((left) => [
      ...stands.map((to) => minus(left === to ? one : zero, goingOn(roll, left, to))),
      once[left] ?? zero,
    ]),
  );
  return pushes.map((_, left) => values[stands.indexOf(left)] ?? zero);
}

/** The best a table can do for worths in whole numbers: as `bestStopping`, with the worth of rolling at every stand. */
export interface ExactStopping {
  readonly value: Fraction;
  /** By rolls made, then by successes still needed; the last row holds for all rolls that follow. */
  readonly rolling: readonly (readonly Fraction[])[];
}

/** When to stop, for worths in whole numbers (TSK-7). */
export function exactStopping(push: Push, worth: Worth): ExactStopping {
  const last = settlesAfter(push);
  const roll = rollAfter(push, last);
  const once = worthOf(roll, push, worth, noneFor(push));
  let pushes = once.map((_, left) => left > 0);
  let values = once;
  for (let better = true; better; ) {
    values = worthOf(roll, push, worth, lasting(roll, pushes, once));
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
