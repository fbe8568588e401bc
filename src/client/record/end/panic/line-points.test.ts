import { expect, test } from 'vitest';
import { zonesOf } from '../../../../rules/index.ts';
import { borders, lineSize, pointsOf } from './line-points.ts';

const at = (round: number, asia: number, known = true) => {
  const spaces = { 'north-america': 0, 'south-america': 0, europe: 0, africa: 0, asia, australia: 0 };
  return { round, zones: zonesOf(spaces), spaces: known ? spaces : null };
};

test('END-3 a small line rises with panic and crosses a border where the zone changes', () => {
  const [calm, tense, red, fallen] = pointsOf([at(0, 0), at(1, 4), at(2, 5), at(3, 8)], 'asia');
  expect([calm, tense, red, fallen].map((point) => point?.zone)).toEqual(['yellow', 'yellow', 'red', 'orange']);
  const [redBorder = 0, orangeBorder = 0] = borders;
  expect(tense?.y).toBeGreaterThan(redBorder);
  expect(red?.y).toBeLessThan(redBorder);
  expect(red?.y).toBeGreaterThan(orangeBorder);
  expect(fallen?.y).toBeLessThan(orangeBorder);
});

test('END-3 a long game stays within the width', () => {
  const points = pointsOf(
    Array.from({ length: 30 }, (_, i) => at(i, 3)),
    'asia',
  );
  expect(points.at(-1)?.x).toBeLessThan(lineSize.width);
});

test('END-3 a zone without known spaces is drawn between its borders', () => {
  const [yellow, red] = pointsOf([at(0, 0, false), at(1, 6, false)], 'asia');
  expect(yellow?.y).toBeGreaterThan(borders[0] ?? 0);
  expect(red?.y).toBeLessThan(borders[0] ?? 0);
});
