// Bots at a table online ask people before they move their units, by a clock that is moved by hand.

import { describe, expect, test } from 'vitest';
import type { Role } from '../../../src/content/roles.ts';
import type { Position } from '../../../src/rules/index.ts';
import { usualSettings } from '../../../src/server/room/making.ts';
import { OnlineTable, virtual } from '../../tools/online.ts';

const card = 'officer-training';
/** The Commander's bot wants to train a soldier. */
const ending: Position = { begin: 'ending', budget: 5, inPlay: [card] };

/** Ann as the Squad Leader, Ben as another role, and bots in the rest. */
function tableAt(position: Position, other: Role = 'central-officer'): OnlineTable {
  const table = new OnlineTable({ ...virtual, difficulty: 'normal', position }, usualSettings('virtual'));
  table.enterAsMaker('ann');
  table.sit('ann', ['squad-leader']);
  table.enter('ben');
  table.sit('ben', [other]);
  return table;
}

/** Lets time pass while both send their ping. */
function passAwake(table: OnlineTable, ms: number): void {
  for (let passed = 0; passed < ms; passed += 500) {
    for (const link of ['ann', 'ben']) table.send(link, { t: 'ping', c: passed });
    table.pass(Math.min(500, ms - passed));
  }
}

const question = (table: OnlineTable, link = 'ann') => table.last(link, 'seats')?.question ?? null;
const isUsed = (table: OnlineTable) =>
  table.open.board?.units.some(({ at }) => at === `card:${card}`) ||
  table.open.board?.inPlay.some((one) => one.card === card && one.exhausted);

/** Lets time pass until a bot asks. */
function untilAsked(table: OnlineTable): void {
  for (let passed = 0; passed < 20_000 && question(table) === null; passed += 500) passAwake(table, 500);
}

describe('a bot at a table online that wants to move a person’s unit', () => {
  test('asks, and everybody is told which card it is about', () => {
    const table = tableAt(ending);
    untilAsked(table);
    expect(question(table)?.move).toMatchObject({ as: 'commander', intent: { type: 'use', card } });
    expect(question(table, 'ben')).toEqual(question(table));
    table.enter('late');
    expect(question(table, 'late')).toEqual(question(table));
    expect(isUsed(table)).toBe(false);
  });

  test('uses the card once its person allows it', () => {
    const table = tableAt(ending);
    untilAsked(table);
    expect(table.press('ann', { t: 'answer-bot', card, may: true })).toBe('done');
    expect(question(table)).toBeNull();
    passAwake(table, 3_000);
    expect(isUsed(table)).toBe(true);
  });

  test('does without the card for the round if its person says no', () => {
    const table = tableAt(ending);
    untilAsked(table);
    expect(table.press('ann', { t: 'answer-bot', card, may: false })).toBe('done');
    passAwake(table, 30_000);
    expect([question(table), isUsed(table)]).toEqual([null, false]);
  });

  test('takes no answer from others, to another card, or to nothing', () => {
    const silent = tableAt({ begin: 'research' });
    expect(silent.press('ann', { t: 'answer-bot', card, may: true })).toBe('too-late');
    const table = tableAt(ending);
    untilAsked(table);
    expect(table.press('ben', { t: 'answer-bot', card, may: true })).toBe('not-your-role');
    expect(table.press('ann', { t: 'answer-bot', card: 'decoy-signal', may: true })).toBe('too-late');
    table.enter('television');
    expect(table.press('television', { t: 'answer-bot', card, may: true })).toBe('not-your-role');
    expect(question(table)).not.toBeNull();
  });

  test('does without the card after eight seconds while the clock runs, whatever others press meanwhile', () => {
    const table = tableAt(ending);
    untilAsked(table);
    passAwake(table, 4_000);
    expect(table.do('ben', 'central-officer', { type: 'ready' })).toBe('done');
    passAwake(table, 3_000);
    expect(question(table)).not.toBeNull();
    passAwake(table, 1_500);
    expect([question(table), isUsed(table)]).toEqual([null, false]);
  });

  test('asks again after a restart of the host, which has forgotten the question', () => {
    const table = tableAt(ending);
    untilAsked(table);
    table.restart();
    table.enterAsMaker('ann');
    table.enter('ben', 'seat-token-0000000002');
    untilAsked(table);
    expect(question(table)?.move.intent).toMatchObject({ card });
  });
});
