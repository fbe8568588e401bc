import { expect, test } from 'vitest';
import { snapshotEvery } from '../../../src/server/room/table/snapshot.ts';
import { OnlineTable } from '../../tools/online.ts';

test('ONL-17 however long a game is, a table that wakes folds only what came since its last snapshot', () => {
  const table = new OnlineTable();
  table.enterAsMaker('ann');
  table.sit('ann', ['central-officer']);
  table.press('ann', { t: 'give', role: 'central-officer', to: 'bot' });
  let most = 0;
  for (let turns = 0; turns < 5_000 && table.open.outcome === null; turns += 1) {
    if (table.open.phase === 'setup') table.do('ann', 'central-officer', { type: 'begin' });
    table.send('ann', { t: 'ping', c: turns });
    table.pass(2_000);
    most = Math.max(most, table.room.unfolded);
  }
  expect(table.open.outcome).not.toBe(null);
  expect(table.stored.length).toBeGreaterThan(2 * snapshotEvery);
  expect(most).toBeGreaterThan(snapshotEvery - 50);
  expect(most).toBeLessThan(snapshotEvery + 100);
  table.restart();
  expect(table.room.unfolded).toBeLessThan(snapshotEvery + 100);
});
