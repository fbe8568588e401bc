// The cost of an undo depends on the later events only, and not on the length of the game (ONL-12).

import { expect, test } from 'vitest';
import { roles } from '../../../src/content/roles.ts';
import { standardPack } from '../../../src/content/standard/pack.ts';
import { rowOfGame, usualSettings } from '../../../src/server/room/making.ts';
import { readRow, rowText } from '../../../src/wire/index.ts';
import { OnlineTable, roomFrom } from '../../tools/online.ts';
import { longGame } from './long-log.ts';

const tokens = { code: 'ABCDEF', door: 'door-token-0123456789', maker: 'maker-token-0123456789' };

/** Rows of a long game at a table, at which somebody takes a cue back this many times. */
function rowsWith(takeBacks: number): readonly string[] {
  const table = new OnlineTable();
  const row = rowOfGame(longGame(4_000), { ...usualSettings('virtual'), bots: false }, tokens);
  table.stored.splice(0, Number.POSITIVE_INFINITY, rowText(row));
  table.room = roomFrom('table', [row], standardPack, table.now);
  table.enterAsMaker('ann');
  table.sit('ann', [...roles]);
  for (let i = 0; i < takeBacks; i += 1) {
    const { cue } = table.open;
    const as = cue === null || cue.role === 'all' ? 'commander' : cue.role;
    expect(table.do('ann', as, { type: 'done' })).toBe('done');
    expect(table.takeBack('ann')).toBe('done');
    table.send('ann', { t: 'ping', c: i });
    table.now += 500;
  }
  return table.stored;
}

test('ONL-12 a table with many take-backs wakes about as fast as one without', () => {
  const wake = (rows: readonly string[]): number => {
    const read = rows.map(readRow);
    const begun = performance.now();
    roomFrom('table', read, standardPack, 0);
    return performance.now() - begun;
  };
  const [none, many] = [rowsWith(0), rowsWith(30)];
  const least = (rows: readonly string[]): number => Math.min(...Array.from({ length: 5 }, () => wake(rows)));
  expect(many.length).toBeGreaterThan(none.length + 50);
  // Folding everything again for each of them took thirty times as long.
  expect(least(many) / least(none)).toBeLessThan(10);
});
