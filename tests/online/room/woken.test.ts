import { describe, expect, test } from 'vitest';
import { usualSettings } from '../../../src/server/room/making.ts';
import { OnlineTable } from '../../tools/online.ts';

const second = 1_000;

/** A table with Ann and Ben in its first cue, of which two seconds are over. With the box the clock waits for people. */
function begun(mode: 'virtual' | 'companion' = 'virtual') {
  const table = new OnlineTable({ seed: 'woken', mode, difficulty: 'easy' }, usualSettings(mode));
  table.enterAsMaker('ann');
  table.sit('ann', ['commander', 'central-officer']);
  table.enter('ben');
  const ben = table.sit('ben', ['chief-scientist', 'squad-leader']);
  table.do('ann', 'central-officer', { type: 'begin' });
  const ping = (...links: string[]): void => {
    for (const link of links) table.send(link, { t: 'ping', c: 1 });
  };
  table.pass(2 * second);
  ping('ann', 'ben');
  const held = () => table.last('ann', 'seats')?.held ?? null;
  return { table, ben, ping, held };
}

describe('FIN-19 a room whose host did not run for a while', () => {
  test.each(['virtual', 'companion'] as const)('goes on at once if everybody is still connected (%s)', (mode) => {
    const { table, ping, held } = begun(mode);
    const { open } = table;
    table.input({ kind: 'woke' });
    expect([held(), table.open.clock]).toEqual([null, open.clock]);
    table.pass(second);
    ping('ann', 'ben');
    table.pass(second);
    expect(held()).toBe(null);
    expect(table.room.restartedAt).toBe(null);
    expect(table.last('ann', 'pong')?.at).toBe(3 * second);
  });

  test.each(['virtual', 'companion'] as const)(
    'ONL-8 waits ten seconds for those who have lost their connection meanwhile, and gives no seat away (%s)',
    (mode) => {
      const { table, ben, ping, held } = begun(mode);
      const clock = { ...table.open.clock, left: (table.open.clock?.limit ?? 0) - 2 * second };
      table.input({ kind: 'woke' });
      table.input({ kind: 'gone', link: 'ben' });
      ping('ann');
      expect(held()).toBe('restarted');
      table.pass(6 * second);
      ping('ann');
      expect(table.open.clock).toEqual({ ...clock, menu: true });
      expect(table.last('ann', 'seats')?.bots).toEqual([]);
      table.enter('ben2', ben);
      expect([held(), table.open.clock]).toEqual([null, clock]);
    },
  );

  test('ONL-7 after ten seconds the rule of the table says what becomes of those who are missing', () => {
    for (const [mode, then, bots] of [
      ['virtual', null, ['chief-scientist', 'squad-leader']],
      ['companion', 'person-away', []],
    ] as const) {
      const { table, ping, held } = begun(mode);
      table.input({ kind: 'woke' });
      table.input({ kind: 'gone', link: 'ben' });
      table.pass(6 * second);
      ping('ann');
      table.pass(5 * second);
      expect([held(), table.last('ann', 'seats')?.bots]).toEqual([then, bots]);
    }
  });

  test('finds out that a connection has died, although it was heard just before', () => {
    const { table, ping, held } = begun('companion');
    table.input({ kind: 'woke' });
    for (let seconds = 0; seconds < 9; seconds += 1) {
      table.pass(second);
      ping('ann');
    }
    expect(held()).toBe('restarted');
  });

  test('wakes again and again without losing time', () => {
    const { table, ping, held } = begun();
    const { clock } = table.open;
    for (let times = 0; times < 10; times += 1) {
      table.input({ kind: 'woke' });
      ping('ann', 'ben');
    }
    expect([held(), table.open.clock]).toEqual([null, clock]);
  });
});
