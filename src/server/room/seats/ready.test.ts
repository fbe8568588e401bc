import { describe, expect, test } from 'vitest';
import { OnlineTable } from '../../../../tests/tools/online.ts';
import type { Role } from '../../../content/roles.ts';
import type { ServerFrameOf } from '../../../wire/index.ts';
import { noMarks, readMarks, readyFor, stageOf, withMark } from './ready.ts';

/** A table in its lobby: Ann made it, and each of these people has a role. */
function lobby(people: Readonly<Record<string, Role>>): OnlineTable {
  const table = new OnlineTable();
  table.enterAsMaker('maker');
  for (const [name, role] of Object.entries(people)) {
    table.enter(name);
    table.sit(name, [role], name);
  }
  return table;
}
const three = { ann: 'central-officer', ben: 'commander', cem: 'squad-leader' } as const;

const ready = (table: OnlineTable, name: string, now = true): unknown => table.press(name, { t: 'ready', ready: now });
const seats = (table: OnlineTable): ServerFrameOf<'seats'> => table.last('maker', 'seats') as ServerFrameOf<'seats'>;
const names = (table: OnlineTable): (string | undefined)[] | undefined =>
  seats(table).ready?.map((seat) => seats(table).seats.find((one) => one.seat === seat)?.name);
const hasBegun = (table: OnlineTable): boolean => table.open.phase === 'timed';

describe('ready marks', () => {
  test('ONL-21 everybody sees who is ready, and the round begins with the last of them', () => {
    const table = lobby(three);
    expect(names(table)).toEqual([]);
    expect(ready(table, 'ben')).toBe('done');
    ready(table, 'ann');
    expect(names(table)).toEqual(['ben', 'ann']);
    expect(hasBegun(table)).toBe(false);
    ready(table, 'cem');
    expect(hasBegun(table)).toBe(true);
    expect(seats(table).ready).toBeUndefined();
    expect(ready(table, 'cem')).toBe('too-late');
  });

  test('ONL-21 a mark can be taken back, and a repeated one counts once', () => {
    const table = lobby(three);
    ready(table, 'ben');
    ready(table, 'ben');
    ready(table, 'cem');
    ready(table, 'ben', false);
    ready(table, 'ann');
    expect(names(table)).toEqual(['cem', 'ann']);
    expect(hasBegun(table)).toBe(false);
  });

  test('ONL-21 the Central Officer begins without waiting, and the marks are over with that', () => {
    const table = lobby(three);
    ready(table, 'ben');
    expect(table.do('ann', 'central-officer', { type: 'begin' })).toBe('done');
    expect(hasBegun(table)).toBe(true);
    expect(seats(table).ready).toBeUndefined();
  });

  /** Restarts the host, and lets these people come back. */
  function restart(table: OnlineTable, ...back: readonly string[]): void {
    const tokens = back.map((name) => table.last(name, 'seated')?.token);
    table.restart();
    table.enterAsMaker('maker');
    for (const [i, name] of back.entries()) table.enter(name, tokens[i]);
  }

  test('ONL-21 who is ready stays so when the host restarts, without a row', () => {
    const table = lobby(three);
    const rows = table.stored.length;
    ready(table, 'cem');
    ready(table, 'ben');
    expect(table.stored).toHaveLength(rows);
    restart(table, 'ann', 'ben', 'cem');
    expect(names(table)).toEqual(['cem', 'ben']);
    ready(table, 'ann');
    expect(hasBegun(table)).toBe(true);
  });

  test('ONL-8 ONL-21 after a restart nothing begins before those are back who are on their way', () => {
    const table = lobby(three);
    ready(table, 'ben');
    ready(table, 'cem');
    restart(table, 'ben', 'cem');
    table.pass(5_000);
    expect(hasBegun(table)).toBe(false);
    for (const name of ['ben', 'cem']) table.send(name, { t: 'ping', c: 1 });
    table.pass(5_000);
    expect(hasBegun(table)).toBe(true);
  });

  test.each([undefined, '', '{}', '{"stage":1}', '[]', 'null'])('marks that cannot be read are none: %j', (text) => {
    expect(readMarks(text)).toEqual(noMarks);
  });

  test('ONL-21 who watches or has no role is not ready, and nobody waits for them', () => {
    const table = lobby({ ben: 'commander' });
    table.enter('tv');
    expect(ready(table, 'tv')).toBe('not-your-role');
    expect(ready(table, 'maker')).toBe('not-your-role');
    ready(table, 'ben');
    expect(hasBegun(table)).toBe(true);
  });

  test('ONL-21 nobody waits for a person who is away, also if they leave last', () => {
    const table = lobby(three);
    ready(table, 'ben');
    ready(table, 'ann');
    table.input({ kind: 'gone', link: 'cem' });
    expect(hasBegun(table)).toBe(true);
  });

  test('ONL-21 who is choosing is no spectator, and the first round waits until they sit or watch', () => {
    const table = lobby({ ann: 'central-officer' });
    table.enter('dora');
    expect(seats(table)).toMatchObject({ watching: 1 });
    table.send('dora', { t: 'choosing', choosing: true });
    expect(seats(table)).toMatchObject({ watching: 0, choosing: 1 });
    ready(table, 'ann');
    expect(hasBegun(table)).toBe(false);
    table.send('dora', { t: 'choosing', choosing: false });
    expect(hasBegun(table)).toBe(true);
    expect(seats(table).choosing).toBeUndefined();
  });

  test('ONL-21 ONL-7 who is silent while choosing is waited for eight seconds', () => {
    const table = lobby({ ann: 'central-officer' });
    table.enter('dora');
    table.send('dora', { t: 'choosing', choosing: true });
    table.pass(4_000);
    table.send('maker', { t: 'ping', c: 0 });
    ready(table, 'ann');
    expect(table.alarmAt).toBe(table.now + 4_000);
    table.pass(3_900);
    expect(hasBegun(table)).toBe(false);
    table.pass(100);
    expect(hasBegun(table)).toBe(true);
  });

  test('ONL-21 marks are for one round alone', () => {
    const [first, second] = ['game 1, round 1', 'game 1, round 2'];
    const marks = withMark(noMarks, first, { seat: '2', ready: true });
    expect(readyFor(marks, first)).toEqual(['2']);
    expect(readyFor(marks, second)).toEqual([]);
    expect(readyFor(withMark(marks, second, { seat: '3', ready: true }), second)).toEqual(['3']);
    const open = { phase: 'setup', outcome: null, round: 2 } as const;
    expect([stageOf(open, 1), stageOf({ ...open, phase: 'timed' }, 1)]).toEqual([second, null]);
    expect(stageOf({ ...open, outcome: { won: false, why: 'panic' } }, 1)).toBe('game 2');
  });
});
