import { expect, test } from 'vitest';
import { burningBands, dotsSeen, labelBoxes, labelSize, mostUfos, ufoCenters } from './land.ts';

const row = [0, 0, 100, 0, 200, 0, 300, 0];

test('dots beneath a UFO go out, and the others stay', () => {
  expect(dotsSeen(row, [{ x: 10, y: 1 }], [])).toEqual([0, 0, 200, 0, 300, 0]);
  expect(dotsSeen(row, [], [])).toEqual(row);
});

test('dots beneath the name, the track or the interceptors of a continent are left out', () => {
  const [name, track, darts] = labelBoxes({ x: 10, y: 0 }, 12, { unit: 1, letters: 8 });
  expect(dotsSeen(row, [], name ? [name] : [])).toEqual([0, 0, 300, 0]);
  expect(dotsSeen([110, 60, 110, 300], [], track ? [track] : [])).toEqual([110, 300]);
  expect(dotsSeen([110, 200, 110, 300], [], darts ? [darts] : [])).toEqual([110, 300]);
});

test('names can be read on a phone, and do not grow with a large map', () => {
  const pixels = (scale: number, afar?: boolean) => {
    const { unit, letters } = labelSize(scale, afar);
    return unit * letters * scale;
  };
  expect(pixels(0.95)).toBeCloseTo(14);
  expect(pixels(1.95)).toBeGreaterThanOrEqual(12);
  expect(pixels(3.1)).toBeCloseTo(pixels(4.5));
  expect(pixels(3.1, true)).toBeGreaterThan(22);
});

test('UFOs stand in rows of three, no two of them on one place, until one stands for all', () => {
  for (let count = 1; count <= mostUfos; count += 1) {
    const centers = ufoCenters({ x: 0, y: 0 }, count);
    expect(new Set(centers.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  }
  expect(ufoCenters({ x: 5, y: 7 }, mostUfos + 1)).toEqual([{ x: 5, y: 7 }]);
});

test('a falling continent burns from the coast inward, and every dot burns once', () => {
  const dots = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (_, place) => [place * 10 + (row % 2) * 5, row * 9]),
  ).flat(2);
  const bands = burningBands(dots, 12);
  expect(bands.flat()).toHaveLength(dots.length);
  const pairs = bands.map((band) => band.filter((_, i) => i % 2 === 0).map((x, i) => `${x} ${band[2 * i + 1]}`));
  expect(new Set(pairs.flat()).size).toBe(81);
  expect(pairs[0]).toContain('0 0');
  expect(pairs.at(-1)).toContain('40 36');
});
