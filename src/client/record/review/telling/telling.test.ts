import { expect, test } from 'vitest';
import type { FoundReview } from '../../../platform/database/kept-review.ts';
import { headline } from './headline.ts';
import { mostIn, stepsOf } from './steps.ts';
import { shortLines } from './tall.ts';

type Stem = FoundReview['stems'][number];
const stem = (round: number, change: number): Stem => ({ n: 1, round, by: 'dice', role: 'commander', change });
const none = { commander: 0, 'chief-scientist': 0, 'central-officer': 0, 'squad-leader': 0 };
const lead = (result: number, decided: number, lucky: number): string =>
  headline(
    {
      result,
      start: result - decided - lucky,
      decisions: { total: decided, roles: none },
      luck: { total: lucky, dice: 0, cards: 0, invasion: lucky, roles: none },
      error: 1,
    },
    { say: ((key: string) => key) as never },
  );

test('REV-2 after a loss the headline says which cost more, and after a win it speaks of decisions only', () => {
  expect(lead(0, -27, -17)).toBe('review.lead.decisions');
  expect(lead(0, -10, -34)).toBe('review.lead.luck');
  expect(lead(0, -20, -23)).toBe('review.lead.both');
  expect(lead(100, -9, 65)).toBe('review.lead.given');
  expect(lead(100, 0, 56)).toBe('review.lead.well');
});

test('steps of a point or more are told one by one, and the others of a round together', () => {
  const steps = stepsOf([stem(1, 0.05), stem(1, 0.004), stem(1, -0.009), stem(2, 0), stem(2, -0.2)]);
  expect(steps).toEqual([
    { stem: stem(1, 0.05), points: 5 },
    { round: 1, count: 2, points: -0 },
    { stem: stem(2, -0.2), points: -20 },
  ]);
  expect(mostIn([stem(1, 0.05), stem(2, -0.2), stem(2, 0.02)])).toBe(2);
});

test('a name on the graph has two short lines, or is left out', () => {
  expect(shortLines('Africa: all blanks')).toEqual(['Africa: all', 'blanks']);
  expect(shortLines('Outsider Prism')).toEqual(['Outsider Prism']);
  expect(shortLines('One interceptor to Asia and two to Australia')).toEqual([]);
});
