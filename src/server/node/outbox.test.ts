import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenJournal, openJournal } from './disk/event-store.ts';
import { Outbox } from './outbox.ts';

let folder: string;
let journal: OpenJournal;
let lost: { tables: readonly string[]; error: string }[];
let outbox: Outbox;
/** What the sockets of the tables got. */
let heard: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitroom-outbox-'));
  journal = openJournal(join(folder, 'tables.sqlite'));
  lost = [];
  heard = [];
  outbox = new Outbox({
    journal,
    wall: () => 1_000,
    now: () => 0,
    metrics: { stored: () => {} },
    onLost: (tables, error) => void lost.push({ tables, error: error instanceof Error ? error.message : '' }),
    onFault: () => {},
  });
  for (const [i, id] of ['a', 'b', 'c'].entries()) {
    journal.make({ id, code: `CODE0${i}`, door: 'door', pack: null }, ['{}'], 0);
  }
});
afterEach(() => {
  journal.close();
  rmSync(folder, { recursive: true });
});

const passed = { row: 'passed', at: 5, events: [] } as const;

/** Adds a row of a table, and the frame that tells it. */
function add(table: string, address?: { code: string; door: string }): void {
  const socket = { send: () => void heard.push(table), close: () => {} };
  outbox.add(table, new Map([['link', socket]]), {
    rows: [passed, passed],
    address,
    kept: {},
    out: [{ link: 'link', frame: { t: 'pong', c: 1, at: 5 } }],
  });
}

describe('rows of several tables that are stored together', () => {
  test.each([
    ['a table that is gone', () => journal.remove('b'), undefined],
    ['a table whose new code is taken', () => {}, { code: 'CODE02', door: 'new' }],
  ])('ONL-16 %s loses its rows, and no other does', (_, before, address) => {
    before();
    add('a');
    add('b', address);
    add('c');
    outbox.flush();
    expect(lost.map(({ tables }) => tables)).toEqual([['b']]);
    expect(lost[0]?.error).toContain('constraint failed');
    expect([journal.rows('a').length, journal.rows('c').length]).toEqual([3, 3]);
    expect(journal.rows('b').length).toBeLessThanOrEqual(1);
    expect(heard).toEqual(expect.arrayContaining(['a', 'c']));
    add('a');
    outbox.flush();
    expect(journal.rows('a')).toHaveLength(5);
  });

  test('ONL-1 ONL-16 what undoes the whole transaction is everybody’s, and nothing of it is stored', () => {
    add('a');
    add('b');
    journal.close();
    outbox.flush();
    expect(lost.map(({ tables }) => tables)).toEqual([['a', 'b']]);
    journal = openJournal(join(folder, 'tables.sqlite'));
    expect([journal.rows('a').length, journal.rows('b').length]).toEqual([1, 1]);
  });

  test('ONL-12 a socket that cannot be written to keeps no other from hearing', () => {
    const broken = {
      send(): void {
        throw new Error('broken');
      },
      close: () => {},
    };
    outbox.add('a', new Map([['link', broken]]), {
      rows: [],
      address: undefined,
      kept: {},
      out: [{ link: 'link', frame: { t: 'pong', c: 1, at: 5 } }],
    });
    add('c');
    outbox.flush();
    expect(heard).toEqual(['c']);
  });
});
