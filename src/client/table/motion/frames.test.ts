import { expect, test } from 'vitest';
import { type Box, fly, leave, within } from './frames.ts';

const card: Box = { x: 20, y: 500, width: 80, height: 80 };
const mission: Box = { x: 10, y: 160, width: 360, height: 320 };
const pile: Box = { x: 300, y: 40, width: 20, height: 20 };

/** Returns the scale of a transform. */
const scaleOf = ({ transform }: Keyframe = {}): number => Number(/scale\((.*)\)/.exec(String(transform))?.[1]);

test('a piece from a large place flies in its own size, and one from a pile grows', () => {
  expect(scaleOf(fly(within(mission, card), card, 620).frames[0])).toBe(1);
  expect(scaleOf(fly(within(pile, card), card, 620).frames[0])).toBe(0.25);
});

test('a piece that leaves for a large place keeps its size, and lands in the middle of it', () => {
  const last = leave(card, within(mission, card)).frames.at(-1);
  expect(last?.['transform']).toBe('translate(130px, -220px) scale(1)');
});
