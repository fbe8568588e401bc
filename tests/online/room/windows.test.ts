// Moments that belong to everybody at a table with bots, by a clock that is moved by hand (FIN-22).

import { describe, expect, test } from 'vitest';
import type { Role } from '../../../src/content/roles.ts';
import type { Position } from '../../../src/rules/index.ts';
import { usualSettings } from '../../../src/server/room/making.ts';
import { oldestProtocol, protocol, type TableSettings } from '../../../src/wire/index.ts';
import { OnlineTable, virtual } from '../../tools/online.ts';

const panic = { 'north-america': 1, 'south-america': 1, europe: 8, africa: 1, asia: 6, australia: 1 };
/** Ann commands, and holds a card for the timed phase. */
const ending: Position = { begin: 'ending', budget: 5, inPlay: ['world-broadcast'], panic: { asia: 3 } };
/** The Central Officer's Decoy Signal saves Asia in a step of the Commander. */
const global: Position = { begin: 'global-defense', ufos: { asia: 2 }, panic };
/** The Central Officer's Gunnery Uplink betters the Commander's rolls. */
const rolls: Position = {
  begin: 'global-defense',
  ufos: { asia: 3, africa: 3 },
  inPlay: ['gunnery-uplink'],
  panic,
  units: ['interceptor-1', 'interceptor-2', 'interceptor-3'].map((id) => ({ id, at: 'continent:asia' })),
};

/** Ann at a table in this position, with bots in all other roles. */
function tableAt(
  position: Position,
  role: Role,
  settings: Partial<TableSettings> = {},
  version = protocol,
): OnlineTable {
  const table = new OnlineTable(
    { ...virtual, difficulty: 'normal', position },
    { ...usualSettings('virtual'), ...settings },
  );
  table.enterAsMaker('ann', version);
  table.sit('ann', [role]);
  return table;
}

/** Lets time pass while Ann's device sends its ping. */
function passAwake(table: OnlineTable, ms: number): void {
  for (let passed = 0; passed < ms; passed += 500) {
    table.send('ann', { t: 'ping', c: passed });
    table.pass(Math.min(500, ms - passed));
  }
}
const waits = (table: OnlineTable) => table.last('ann', 'seats')?.waits ?? [];
const cardsIn = (table: OnlineTable) => waits(table).map(({ card }) => card);

describe('a window at a table with bots', () => {
  test('FIN-22 Ending Timed Phase lasts its whole clock while a person holds a card', () => {
    const table = tableAt(ending, 'commander');
    const limit = table.open.clock?.limit ?? 0;
    expect(limit).toBeGreaterThan(60_000);
    passAwake(table, 10_000);
    expect([table.open.cue?.kind, cardsIn(table)]).toEqual(['ending', ['officer-training', 'world-broadcast']]);
    passAwake(table, limit - 11_000);
    expect(table.open.cue?.kind).toBe('ending');
    passAwake(table, 3_000);
    expect(table.open.cue).toBeNull();
    expect(table.open.history.at(-1)?.how).toBe('expired');
  });

  test('FIN-22 Ending Timed Phase ends soon after the person is ready', () => {
    const table = tableAt(ending, 'commander');
    passAwake(table, 10_000);
    expect(table.do('ann', 'commander', { type: 'ready' })).toBe('done');
    expect(waits(table)).toEqual([]);
    passAwake(table, 3_000);
    expect(table.open.history.at(-1)?.how).toBe('done');
  });

  test('FIN-22 Ending Timed Phase ends by itself where no person has a card for it', () => {
    const table = tableAt({ begin: 'ending', budget: 5 }, 'squad-leader');
    for (let turn = 0; turn < 100 && table.open.phase === 'timed'; turn += 1) passAwake(table, 100);
    expect(table.open.phase).toBe('resolution');
  });

  test('FIN-22 a step of a bot waits for a person’s card without an end, and everybody is told', () => {
    const table = tableAt(global, 'central-officer');
    table.enter('television');
    passAwake(table, 300_000);
    expect(table.open.step).toBe('global-defense');
    expect(waits(table)).toEqual([{ card: 'decoy-signal', owner: 'central-officer' }]);
    expect(table.last('television', 'seats')?.waits).toEqual(waits(table));
    expect(table.do('ann', 'central-officer', { type: 'use', card: 'decoy-signal', with: { continent: 'asia' } })).toBe(
      'done',
    );
    passAwake(table, 5_000);
    expect(table.open.board?.panic.asia).toBe(7);
  });

  test('FIN-22 a bot does not apply a roll that a person’s card could better, until the person is ready', () => {
    const table = tableAt(rolls, 'central-officer');
    const roll = () => table.open.board?.task?.roll ?? null;
    for (let n = 0; n < 40 && !(roll() && waits(table).length > 0); n += 1) passAwake(table, 500);
    const waited = roll();
    expect(waited).not.toBeNull();
    expect(cardsIn(table)).toContain('gunnery-uplink');
    passAwake(table, 60_000);
    expect(roll()).toEqual(waited);
    expect(table.do('ann', 'central-officer', { type: 'ready' })).toBe('done');
    passAwake(table, 3_000);
    expect(roll()).not.toEqual(waited);
  });

  test('FIN-22 ONL-7 nobody waits for a person who is away, if a bot steps in or the game goes on', () => {
    for (const away of ['bot', 'go-on'] as const) {
      const table = tableAt(global, 'central-officer', { away });
      table.enter('ben');
      table.sit('ben', ['squad-leader']);
      passAwake(table, 5_000);
      expect(table.open.step).toBe('global-defense');
      for (let passed = 0; passed < 30_000; passed += 500) {
        table.send('ben', { t: 'ping', c: passed });
        table.pass(500);
      }
      expect([away, table.open.step === 'global-defense']).toEqual([away, false]);
    }
  });

  test('FIN-22 ONL-13 a person whose page is too old to say ready can use a card before Ending Timed Phase ends', () => {
    const table = tableAt(ending, 'commander', {}, oldestProtocol);
    passAwake(table, 15_000);
    expect(table.open.cue?.kind).toBe('ending');
    expect(table.do('ann', 'commander', { type: 'use', card: 'world-broadcast', with: { continent: 'asia' } })).toBe(
      'done',
    );
    // Another card is left.
    passAwake(table, 15_000);
    expect(table.open.cue?.kind).toBe('ending');
    passAwake(table, 10_000);
    expect(table.open.phase).toBe('resolution');
  });

  test('FIN-22 ONL-13 a person whose page is too old to say ready can use a card in a step, and stops nobody', () => {
    const table = tableAt(global, 'central-officer', {}, oldestProtocol);
    table.enter('television');
    passAwake(table, 15_000);
    expect(table.open.step).toBe('global-defense');
    expect(table.last('television', 'seats')?.waits).toEqual([{ card: 'decoy-signal', owner: 'central-officer' }]);
    passAwake(table, 10_000);
    expect(table.open.step).not.toBe('global-defense');
  });

  test('FIN-22 ONL-13 a newer page on the same seat is waited for without an end', () => {
    const table = tableAt(global, 'central-officer', {}, oldestProtocol);
    passAwake(table, 5_000);
    table.enterAsMaker('ann');
    passAwake(table, 60_000);
    expect(table.open.step).toBe('global-defense');
  });

  test('FIN-22 a person may be asked whenever a card is usable, or never for some cards', () => {
    const early: Position = { begin: 'research', ufos: { asia: 2 }, panic };
    const always = tableAt(early, 'central-officer');
    expect(always.press('ann', { t: 'asks', asks: { when: 'usable', never: [] } })).toBe('done');
    passAwake(always, 20_000);
    expect([always.open.step, cardsIn(always)]).toEqual(['research', ['decoy-signal']]);

    const never = tableAt(global, 'central-officer');
    passAwake(never, 5_000);
    expect(never.press('ann', { t: 'asks', asks: { when: 'matters', never: ['decoy-signal'] } })).toBe('done');
    passAwake(never, 5_000);
    expect(never.open.step).not.toBe('global-defense');
    never.restart(0);
    never.enterAsMaker('again');
    expect(never.last('again', 'seats')?.seats[0]?.asks).toEqual({ when: 'matters', never: ['decoy-signal'] });
  });
});

describe('a game that is brought to a table', () => {
  const brought = (settings: Partial<TableSettings> = {}) =>
    new OnlineTable(
      { ...virtual, difficulty: 'normal', position: global },
      { ...usualSettings('virtual'), ...settings },
    );

  test('FIN-22 ONL-8 stands still until somebody has sat down, and their card is waited for', () => {
    const table = brought();
    table.enterAsMaker('ann');
    table.enter('television');
    passAwake(table, 60_000);
    expect(table.open.step).toBe('global-defense');
    table.sit('ann', ['central-officer']);
    passAwake(table, 60_000);
    expect([table.open.step, cardsIn(table)]).toEqual(['global-defense', ['decoy-signal']]);
  });

  test('FIN-22 ONL-8 stands still until every role has a person, if no bots play', () => {
    const table = brought({ bots: false });
    table.enterAsMaker('ann');
    table.sit('ann', ['commander', 'chief-scientist', 'squad-leader']);
    passAwake(table, 60_000);
    expect(table.open.step).toBe('global-defense');
    table.enter('ben');
    table.sit('ben', ['central-officer']);
    passAwake(table, 5_000);
    expect([table.open.step, cardsIn(table)]).toEqual(['global-defense', ['decoy-signal']]);
  });

  test('ONL-8 stands still while nobody is there, and goes on when somebody is back', () => {
    const table = brought();
    table.enterAsMaker('ann');
    table.sit('ann', ['squad-leader']);
    table.input({ kind: 'gone', link: 'ann' });
    table.pass(60_000);
    expect(table.open.step).toBe('global-defense');
    table.enterAsMaker('ann');
    passAwake(table, 5_000);
    expect(table.open.step).not.toBe('global-defense');
  });
});
