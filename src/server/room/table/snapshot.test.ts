import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSave } from '../../../../tests/tools/saves/saves.ts';
import { root } from '../../../../tests/tools/sources.ts';
import { roles } from '../../../content/roles.ts';
import { standardPack } from '../../../content/standard/pack.ts';
import { edition } from '../../../host/index.ts';
import { digest, type JournalEntry, rowText } from '../../../wire/index.ts';
import { saveOf } from '../going-home.ts';
import { loadRoom } from '../loading.ts';
import { rowOfGame, usualSettings } from '../making.ts';
import type { Kept, Room } from '../room.ts';
import { isCompact, snapshotText } from './snapshot.ts';

const tokens = { code: 'ABCDEF', door: 'door-token-0123456789', maker: 'maker-token-0123456789' };

/** The rows of a kept game, as a table with its people would have them. */
function rowsOf(name: string): readonly JournalEntry[] {
  const file = join(root, 'tests/saves/editions', String(edition), `${name}.sitroom.json`);
  const game = readSave(readFileSync(file, 'utf8'));
  if ('refused' in game) throw new Error(game.refused.code);
  const [first, ...rest] = game.log;
  const begun = { log: first ? [first] : [], state: game.state };
  const made = { ...rowOfGame(begun, usualSettings('virtual'), tokens), at: 0 };
  const people = 'people' in made ? made.people : { seats: [], bots: [], door: '' };
  const seats = [{ seat: '2', name: 'Ann', roles, maker: false, token: tokens.maker }];
  return [
    made,
    { row: 'seated', at: 0, by: '2', id: 'press-0', people: { ...people, seats: [...people.seats, ...seats] } },
    ...rest.flatMap((row, i): JournalEntry[] => {
      const { at, events } = row;
      if (row.row === 'passed') return [{ row: 'passed', at, events }];
      return row.row === 'asked'
        ? [{ row: 'asked', at, by: '2', id: `press-${i + 1}`, as: row.seat, intent: row.intent, events }]
        : [];
    }),
  ];
}

const names = ['planner-normal', 'companion', 'random-expert'];
const load = (texts: readonly string[], kept: Kept): Room =>
  loadRoom(texts, { id: 'table', pack: standardPack, now: 0, idleMs: 0, kept });
const folded = (rows: readonly JournalEntry[]): Room => load(rows.map(rowText), {});
/** Returns the part of a room that must not depend on how it was loaded. */
const same = ({ table, seatsGiven, rows }: Room) => ({ table: { ...table, recent: [] }, seatsGiven, rows });

/** A snapshot in the middle of a game. */
function half(rows: readonly JournalEntry[]): { readonly snapshot: string; readonly rows: number } {
  for (let n = Math.floor(rows.length / 2); n > 0; n -= 1) {
    const room = folded(rows.slice(0, n));
    if (isCompact(room.table)) return { snapshot: snapshotText(room), rows: n };
  }
  throw new Error('it can never be written');
}

describe('snapshots of tables', () => {
  test('ONL-13 rows fold to the same as in the last release. If this fails, raise `version`, and note the new digest', () => {
    const texts = names.map((name) => snapshotText(folded(rowsOf(name))));
    expect(digest(texts.join('\n'))).toBe('ce95735c9eb4c2e9b00209c2776edd22b314272189dad50450aea43819650fe7');
  });

  test.each(names)(
    'ONL-17 a table loaded from a snapshot is the same as from its rows, to the byte of its save: %s',
    (name) => {
      const rows = rowsOf(name);
      const texts = rows.map(rowText);
      const { snapshot, rows: number } = half(rows);
      const [loaded, replayed] = [load(texts, { snapshot }), folded(rows)];
      expect(same(loaded)).toEqual(same(replayed));
      expect(JSON.stringify(saveOf(loaded.table.game))).toBe(JSON.stringify(saveOf(replayed.table.game)));
      expect(loaded.unfolded).toBeLessThan(replayed.unfolded);
      expect(loaded.table.recent).toEqual(replayed.table.recent.slice(-loaded.table.recent.length));
      expect(number).toBeGreaterThan(rows.length / 4);
    },
  );

  const whole = JSON.parse(half(rowsOf('companion')).snapshot) as Record<string, unknown>;
  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['cut off', JSON.stringify(whole).slice(0, -1)],
    ['of another version', JSON.stringify({ ...whole, v: 0 })],
    ['of another edition', JSON.stringify({ ...whole, edition: edition - 1 })],
    ['of more rows than there are', JSON.stringify({ ...whole, rows: 100_000 })],
    ['of no rows', JSON.stringify({ ...whole, rows: 0 })],
    ['without a state', JSON.stringify({ ...whole, state: null })],
    ['without its people', JSON.stringify({ ...whole, told: {} })],
  ])('ONL-17 a snapshot that is %s is passed over', (_, snapshot) => {
    const rows = rowsOf('companion');
    const loaded = load(rows.map(rowText), snapshot === undefined ? {} : { snapshot });
    expect(loaded.unfolded).toBe(folded(rows).unfolded);
    expect(same(loaded)).toEqual(same(folded(rows)));
  });
});
