import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, popoverPosition } from './popover-position.ts';

const window = { width: 1280, height: 720 };
const size = { width: 320, height: 300 };

test('a large card stands beside its target on the side with enough room', () => {
  expect(popoverPosition({ x: 20, y: 100, width: 200, height: 80 }, size, window).x).toBe(228);
  expect(popoverPosition({ x: 1060, y: 100, width: 200, height: 80 }, size, window).x).toBe(732);
  // A wide target at the foot: above it.
  expect(popoverPosition({ x: 300, y: 600, width: 700, height: 100 }, size, window)).toEqual({
    x: 490,
    y: 292,
    ...size,
  });
});

test('it never covers its target, and never reaches beyond the window', () => {
  const box = fc
    .record({
      x: fc.nat(1200),
      y: fc.nat(640),
      width: fc.integer({ min: 20, max: 700 }),
      height: fc.integer({ min: 20, max: 300 }),
    })
    .filter(({ x, y, width, height }) => x + width <= window.width && y + height <= window.height);
  const apart = (a: Box, b: Box) =>
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  fc.assert(
    fc.property(box, (target) => {
      const card = popoverPosition(target, size, window);
      expect(apart(card, target)).toBe(true);
      expect(card.x).toBeGreaterThanOrEqual(0);
      expect(card.y).toBeGreaterThanOrEqual(0);
      expect(card.x + card.width).toBeLessThanOrEqual(window.width);
      expect(card.y + card.height).toBeLessThanOrEqual(window.height);
    }),
  );
});
