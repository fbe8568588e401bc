import { expect, test } from 'vitest';
import type { FoundReview } from '../../../platform/database/kept-review.ts';
import { graphOf, margins, namedOf } from './graph-lines.ts';

const none = { commander: 0, 'chief-scientist': 0, 'central-officer': 0, 'squad-leader': 0 };
const size = { width: 900, height: 300, head: 60 };
/** A review whose chance changes by these amounts, from 44 % on, a round every ten steps. */
function reviewOf(changes: readonly number[]): Pick<FoundReview, 'stems' | 'sums'> {
  const result = changes.reduce((sum, change) => sum + change, 0.44);
  const stems = changes.map(
    (change, i) => ({ n: i, round: 1 + Math.floor(i / 10), by: 'dice', role: null, change }) as const,
  );
  const sums = {
    start: 0.44,
    result,
    decisions: { total: 0, roles: none },
    luck: { total: result - 0.44, dice: 0, cards: 0, invasion: 0, roles: none },
    error: 0,
  };
  return { stems, sums };
}

test('the scale begins at 0 and ends with the first level above the highest chance', () => {
  const tops = [[0], [0.07], [0.3], [0.56]].map(
    ([change = 0]) => graphOf(reviewOf([change]), size).levels.at(-1)?.percent,
  );
  expect(tops).toEqual([50, 75, 75, 100]);
  expect(graphOf(reviewOf([-0.44]), size).levels[0]).toEqual({ percent: 0, y: size.height - margins.foot });
});

test('the hair leads through every value, from the first chance to the result', () => {
  const { stems, start, end } = graphOf(reviewOf([0.1, -0.3, -0.24]), size);
  expect(stems[0]?.from).toBe(start.y);
  for (const [i, { from }] of stems.entries()) if (i > 0) expect(from).toBeCloseTo(stems[i - 1]?.to ?? 0);
  expect(stems.at(-1)?.to).toBeCloseTo(end.y);
});

test('rounds begin where the round of a step is another', () => {
  const { rounds } = graphOf(reviewOf(Array.from({ length: 25 }, () => 0)), size);
  expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3]);
  expect(rounds[0]?.x).toBe(margins.left);
});

const namesOf = (changes: readonly number[]) =>
  namedOf(graphOf(reviewOf(changes), size)).map(({ drawn }) => drawn.stem.n);

test('stems of five points or more are named, and the lesser one of two that are close gives way', () => {
  const changes = Array.from({ length: 100 }, () => 0);
  changes[10] = -0.06;
  changes[12] = 0.09;
  changes[50] = -0.05;
  changes[80] = 0.049;
  changes[90] = 0.04;
  expect(namesOf(changes)).toEqual([12, 50, 80]);
});

test('a name at the right edge ends at its stem, and none lies below it', () => {
  const changes = Array.from({ length: 100 }, () => 0);
  changes[80] = -0.06;
  changes[99] = -0.2;
  expect(namesOf(changes)).toEqual([99]);
  changes[70] = -0.05;
  expect(namesOf(changes)).toEqual([70, 99]);
  expect(namedOf(graphOf(reviewOf(changes), size)).map(({ anchor }) => anchor)).toEqual(['start', 'end']);
});
