import { expect, test } from 'vitest';
import { OnlineTable } from '../../../../tests/tools/online.ts';

/** Keys of the frame of seats in the version before. */
const before = ['t', 'seats', 'bots', 'held', 'watching', 'settings', 'code'];

test('ONL-13 a client of the version before gets frames without what it does not know', () => {
  const table = new OnlineTable();
  table.enter('new');
  table.send('old', { t: 'hello', v: 1, table: 'table-id-0123456789', token: 'door-token-0123456789', device: 'old' });
  expect(Object.keys(table.last('old', 'seats') ?? {})).toEqual(before);
  expect(Object.keys(table.last('new', 'seats') ?? {})).toContain('rights');
});
