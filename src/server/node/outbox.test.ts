import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenJournal, openJournal } from './disk/event-store.ts';
import { Outbox } from './outbox.ts';

let folder: string;
let journal: OpenJournal;
let lost: { tables: readonly string[]; error: string }[];
let outbox: Outbox;
/** Messages that the sockets of the tables received. */
let heard: string[];

/** Returns the outbox of a journal. */
const outboxOf = (of: Pick<OpenJournal, 'write' | 'flush' | 'flushNow'>): Outbox =>
  new Outbox({
    journal: of,
    wall: () => 1_000,
    now: () => 0,
    metrics: { stored: () => {} },
    onLost: (tables, error) => void lost.push({ tables, error: error instanceof Error ? error.message : '' }),
    onFault: () => {},
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitroom-outbox-'));
  journal = openJournal(join(folder, 'tables.sqlite'));
  lost = [];
  heard = [];
  outbox = outboxOf(journal);
  for (const [i, id] of ['a', 'b', 'c'].entries()) {
    journal.make({ id, code: `CODE0${i}`, door: 'door', pack: null }, ['{}'], 0);
  }
});
afterEach(() => {
  journal.close();
  rmSync(folder, { recursive: true });
});

/** Replaces the disk by one whose flushes are ended by hand. Returns them. */
function slowDisk() {
  const flushes: PromiseWithResolvers<void>[] = [];
  outbox = outboxOf({
    write: (batch, now) => journal.write(batch, now),
    flushNow: () => journal.flushNow(),
    flush() {
      const one = Promise.withResolvers<void>();
      flushes.push(one);
      return one.promise;
    },
  });
  return flushes;
}

/** Waits until this turn of the event loop and its consequences are over. */
const turned = (): Promise<void> => new Promise((then) => setImmediate(() => setImmediate(then)));

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

describe('a disk that is slow', () => {
  /** Adds a frame of a table without a row. */
  const pong = (table: string): void =>
    outbox.add(table, new Map([['link', { send: () => void heard.push(`${table} pong`), close: () => {} }]]), {
      rows: [],
      address: undefined,
      kept: {},
      out: [{ link: 'link', frame: { t: 'pong', c: 1, at: 5 } }],
    });

  test('ONL-1 nothing is told before it is durable; meanwhile the next rows gather, and other tables go on', async () => {
    const flushes = slowDisk();
    add('a');
    await turned();
    expect([flushes.length, heard, outbox.waits('a')]).toEqual([1, [], true]);
    for (const table of ['b', 'c']) add(table);
    for (const table of ['a', 'c']) pong(table);
    journal.make({ id: 'd', code: 'CODE09', door: 'door', pack: null }, ['{}'], 0);
    pong('d');
    await turned();
    // One flush at a time. Frames of a table keep their order.
    expect([flushes.length, heard]).toEqual([1, ['d pong']]);
    flushes[0]?.resolve();
    await turned();
    expect([flushes.length, heard]).toEqual([2, ['d pong', 'a']]);
    flushes[1]?.resolve();
    await turned();
    expect([flushes.length, heard.slice(2)]).toEqual([2, ['b', 'c', 'a pong', 'c pong']]);
    expect([outbox.waits('a'), lost]).toEqual([false, []]);
  });

  test('ONL-1 who cannot wait flushes at once, and everything is told once', async () => {
    const flushes = slowDisk();
    add('a');
    await turned();
    add('b');
    outbox.flush();
    expect(heard).toEqual(['a', 'b']);
    flushes[0]?.resolve();
    await turned();
    expect([flushes.length, heard]).toEqual([1, ['a', 'b']]);
  });

  test('ONL-1 ONL-16 with a fault it loses the tables that wait for it, and tells nothing of them', async () => {
    const flushes = slowDisk();
    add('a');
    await turned();
    add('b');
    flushes[0]?.reject(new Error('broken disk'));
    await turned();
    flushes[1]?.resolve();
    await turned();
    expect([lost, heard]).toEqual([[{ tables: ['a'], error: 'broken disk' }], ['b']]);
  });

  test('ONL-1 rows that were flushed beside the game are in the file that a killed host leaves behind', async () => {
    add('a');
    await expect.poll(() => heard).toEqual(['a']);
    const copy = join(folder, 'copy.sqlite');
    for (const suffix of ['', '-wal']) copyFileSync(join(folder, `tables.sqlite${suffix}`), `${copy}${suffix}`);
    const left = openJournal(copy);
    expect(left.rows('a')).toHaveLength(3);
    left.close();
  });
});
