// Rows that are stored without a move of the game are bounded, because all are read when the table wakes (ONL-12).

import { expect, test } from 'vitest';
import { OnlineTable } from '../../tools/online.ts';

/**
 * Ann renames herself until she is refused, or this many times, with this much time between. Returns how often it was
 * done.
 */
function rename(table: OnlineTable, times: number, everyMs: number): number {
  const before = table.stored.length;
  for (let i = 0; i < times; i += 1) {
    table.sit('ann', ['commander'], `Ann ${i}`);
    table.send('ann', { t: 'ping', c: i });
    table.pass(everyMs);
  }
  return table.stored.length - before;
}

test('ONL-12 a person who renames themselves all day adds few rows, and a move of the game lets them again', () => {
  const table = new OnlineTable();
  table.enterAsMaker('ann');
  table.sit('ann', ['commander', 'central-officer']);
  expect(rename(table, 100, 200)).toBeLessThan(60);
  expect(rename(table, 2_000, 4_000)).toBeLessThan(500);
  expect(rename(table, 20, 4_000)).toBe(0);
  expect(table.do('ann', 'central-officer', { type: 'begin' })).toBe('done');
  expect(rename(table, 5, 4_000)).toBeGreaterThanOrEqual(5);
});

test('ONL-12 the menu, settings and taking back share that limit', () => {
  const table = new OnlineTable();
  table.enterAsMaker('ann');
  table.sit('ann', ['commander', 'central-officer']);
  table.do('ann', 'central-officer', { type: 'begin' });
  const answers = Array.from({ length: 300 }, (_, i) => {
    table.send('ann', { t: 'ping', c: i });
    table.pass(100);
    if (i % 3 === 0) return table.takeBack('ann');
    return table.do('ann', 'commander', { type: i % 3 === 1 ? 'open-menu' : 'close-menu' });
  });
  expect(answers.filter((answer) => answer !== 'too-fast').length).toBeLessThan(70);
});
