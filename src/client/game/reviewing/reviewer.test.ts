import { expect, test } from 'vitest';
import { newStandardGame } from '../../../../tests/tools/standard.ts';
import { bots } from '../../../bots/index.ts';
import { playGame } from '../../../sim/index.ts';
import { createReviewer, type WorkerMessage } from './reviewer.ts';

/** Reviews with a clock that is looked at again and again: each look takes `each` ms. Returns what was told, and after how many slices. */
function reviewed(game: Parameters<typeof createReviewer>[0], each: number, slices: number): WorkerMessage[] {
  let ms = 0;
  const told: WorkerMessage[] = [];
  const reviewer = createReviewer(
    structuredClone(game),
    () => {
      ms += each;
      return ms;
    },
    (one) => told.push(one),
  );
  for (let i = 0; i < slices && reviewer.work(); i += 1);
  return told;
}

const game = playGame({ seed: 'short', difficulty: 'expert' }, bots.beginner);

test('REV-7 the review of a copy of a game tells figures from the first slice on, then the graph, at most once a second', () => {
  const told = reviewed(game, 10, 250).flatMap((one) => (one.type === 'found' ? [one] : []));
  expect(told[0]?.progress.isCovered).toBe(false);
  expect(told[0]?.left).toBe(null);
  const covered = told.find(({ progress }) => progress.isCovered);
  expect(covered?.left).toBeGreaterThan(0);
  expect(covered?.review.result).toBe(Number(game.state.open.outcome?.won));
  // A slice lasts 90 ms here, as the clock is looked at after it, too.
  expect(told.length).toBeLessThan(250 / 11 + 2);
});

test('a game that has not begun is refused at once', () => {
  const fresh = newStandardGame({ seed: 'new', difficulty: 'easy', mode: 'virtual' });
  expect(reviewed(fresh, 1, 1)).toEqual([{ type: 'refused', refused: 'not-begun' }]);
});
