import { expect, test } from 'vitest';
import type { Chapter } from '../../../rules/index.ts';
import { paceOf } from './pace.ts';

const chapter = (round: number, from: number, to: number): Chapter =>
  ({ round, schedule: { adaptation: { step: to, reasons: [{ code: 'steady', from, to }] } } }) as unknown as Chapter;

test('DIR-10 the pace of the invasion changes in the rounds whose plan was harder or easier', () => {
  const none = { round: 1, schedule: { adaptation: { step: 0, reasons: [] } } } as unknown as Chapter;
  expect(paceOf([none, chapter(2, 0, 1), chapter(3, 1, 1), chapter(4, 1, 0), chapter(5, 0, -1)])).toEqual({
    pressed: [2],
    eased: [4, 5],
  });
});
