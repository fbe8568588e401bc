import { expect, test } from 'vitest';
import { hasArrived, saveOf } from '../../../src/server/room/going-home.ts';
import { OnlineTable, virtual } from '../../tools/online.ts';

const maker = 'maker-token-0123456789';

/** A table with two people, Ann being its maker, in the first cue or at a step. */
function begun(step = false): OnlineTable {
  const position = { round: 1, begin: 'audit' } as const;
  const table = new OnlineTable(step ? { ...virtual, position } : virtual);
  table.enterAsMaker('ann');
  table.sit('ann', ['commander', 'central-officer']);
  table.enter('ben');
  table.sit('ben', ['chief-scientist']);
  if (table.open.phase === 'setup') table.do('ann', 'central-officer', { type: 'begin' });
  return table;
}

/** Lets time pass, with pings, so that nobody is away. */
function stay(table: OnlineTable, ms: number): void {
  for (let left = ms; left > 0; left -= 2_000) {
    for (const link of ['ann', 'ben']) table.send(link, { t: 'ping', c: 1 });
    table.pass(2_000);
  }
}

test.each([false, true])(
  'ONL-14 nothing happens at a table whose game has gone home, however long it waits (at a step: %s)',
  (step) => {
    const table = begun(step);
    const { id } = table.room;
    table.input({ kind: 'home', token: maker });
    const { digest } = saveOf(table.room.table.game);
    const rows = table.stored.length;
    stay(table, 60_000);
    expect([table.stored.length, table.last('ben', 'seats')?.held, table.room.id]).toEqual([rows, 'gone-home', id]);
    expect([hasArrived(table.room, digest), hasArrived(table.room, 'other')]).toEqual([true, false]);
    table.restart(3_600_000);
    expect(hasArrived(table.room, digest)).toBe(true);
  },
);

test.each([false, true])('ONL-14 it goes on as soon as somebody with a role says so (at a step: %s)', (step) => {
  const table = begun(step);
  table.input({ kind: 'home', token: maker });
  const { digest } = saveOf(table.room.table.game);
  table.enter('tv');
  expect(table.do('tv', 'commander', { type: 'close-menu' })).toBe('not-your-role');
  expect(table.do('ben', 'chief-scientist', { type: 'close-menu' })).toBe('done');
  expect([table.last('ann', 'seats')?.held, hasArrived(table.room, digest)]).toEqual([null, false]);
  const { n } = table.room.table;
  stay(table, 60_000);
  expect(table.room.table.n).toBeGreaterThan(n);
});

test('ONL-14 fetching it again changes nothing, and only those with the maker’s rights take it home', () => {
  const table = begun();
  for (const token of ['door-token-0123456789', 'seat-token-0000000002', 'no-such-token-0123456789']) {
    table.input({ kind: 'home', token });
  }
  expect(table.room.table.isGoneHome).toBe(false);
  table.input({ kind: 'home', token: maker });
  const rows = table.stored.length;
  for (let times = 0; times < 5; times += 1) table.input({ kind: 'home', token: maker });
  expect([table.room.table.isGoneHome, table.stored.length]).toEqual([true, rows]);
});

test('ONL-13 ONL-14 a page of the release before sees a table that sleeps, and can wake it', () => {
  const table = begun();
  table.send('old', { t: 'hello', v: 1, table: 'table-id-0123456789', token: 'seat-token-0000000002', device: 'old' });
  table.input({ kind: 'home', token: maker });
  expect(table.last('old', 'seats')?.held).toBe('asleep');
  expect(table.do('old', 'chief-scientist', { type: 'close-menu' })).toBe('done');
  expect(table.last('old', 'seats')?.held).toBeNull();
});
