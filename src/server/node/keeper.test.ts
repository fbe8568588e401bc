import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkNode } from './disk/backup.ts';
import { openJournal } from './disk/event-store.ts';
import { NewerFile, OldNode, troubleOf } from './disk/trouble.ts';
import { Keeper, type TroubleNews } from './keeper.ts';

const day = 86_400_000;
/** On a busy machine another process takes its time. */
const patient = { timeout: 20_000 };
let folder: string;
let file: string;
let copy: string;
let now: number;
let news: TroubleNews[];
let faults: string[];
let told: string[];
let keepers: Keeper[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitroom-keeper-'));
  file = join(folder, 'tables.sqlite');
  copy = join(folder, 'tables.backup.sqlite');
  now = 1_000;
  [news, faults, told, keepers] = [[], [], [], []];
});
afterEach(async () => {
  for (const keeper of keepers) await keeper.close();
  rmSync(folder, { recursive: true });
});

/** Opens the folder as a host does at its start. */
async function opened(awake: readonly string[] = []): Promise<Keeper> {
  const keeper = new Keeper({
    folder,
    keptDays: 30,
    awake: () => new Set(awake),
    now: () => now,
    onTrouble: (one) => news.push(one),
    onFault: ({ message }) => faults.push(message),
    tell: (text) => told.push(text),
  });
  keepers.push(keeper);
  await keeper.open();
  return keeper;
}

/** Makes tables with some rows, as a host that has ended. */
function make(...ids: readonly string[]): void {
  const journal = openJournal(file);
  for (const id of ids) journal.make({ id, code: id.padEnd(6, 'X'), door: 'door', pack: null }, ['row'], 1);
  journal.close();
}

/** Lets hosts of the folder run for so long without any table being used, in ms. */
function run(ms: number): void {
  const journal = openJournal(file);
  journal.ran(ms);
  journal.close();
}

/** Waits for the next backup. */
async function backup(): Promise<void> {
  await expect.poll(() => existsSync(copy), patient).toBe(true);
}

/** Tables in a copy. */
function tablesIn(path: string): readonly unknown[] {
  const database = new DatabaseSync(path, { readOnly: true });
  const ids = database.prepare('SELECT id FROM tables ORDER BY id').all();
  database.close();
  return ids.map(({ id }) => id);
}

describe('the backup', () => {
  test('ONL-17 is made when the server starts, beside the game, and has everything', async () => {
    make('a');
    const keeper = await opened();
    keeper.journal.append([{ table: 'a', rows: ['later'] }], 2);
    await backup();
    expect(tablesIn(copy)).toEqual(['a']);
    expect(keeper.journal.rows('a')).toEqual(['row', 'later']);
    expect(readdirSync(folder).filter((name) => name.includes('backup'))).toEqual(['tables.backup.sqlite']);
    expect([faults, keeper.check()]).toEqual([[], null]);
  });

  test('ONL-17 is made while rows are stored, at whichever instant it begins', async () => {
    const journal = openJournal(file);
    journal.make({ id: 'a', code: 'AXXXXX', door: 'door', pack: null }, ['row'], 1);
    for (let rows = 0; rows < 30; rows += 1) {
      const copied = journal.backUp(copy, AbortSignal.timeout(patient.timeout));
      for (let i = 0; i < rows % 5; i += 1) journal.append([{ table: 'a', rows: ['later'] }], 2);
      await expect(copied).resolves.toBe(undefined);
    }
    const stored = journal.rows('a');
    journal.close();
    // It may have ended before the last rows came.
    const copied = openJournal(copy);
    expect(copied.rows('a')).toEqual(stored.slice(0, copied.rows('a').length));
    expect(copied.rows('a').length).toBeGreaterThanOrEqual(stored.length - 4);
    copied.close();
  });

  test('ONL-17 can be put in the place of the file', async () => {
    make('a');
    (await opened()).journal.append([{ table: 'a', rows: ['later'] }], 2);
    await backup();
    await keepers.pop()?.close();
    for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
    cpSync(copy, file);
    expect((await opened()).journal.entry('a')).toMatchObject({ id: 'a' });
  });

  test('is kept if the journal itself is lost', async () => {
    make('a');
    await opened();
    await backup();
    await keepers.pop()?.close();
    const kept = readFileSync(copy);
    rmSync(file);
    const keeper = await opened();
    await expect.poll(() => keeper.journal.count()).toBe(0);
    expect(readFileSync(copy).equals(kept)).toBe(true);
  });

  test('leaves nothing behind of one that a killed host has begun', async () => {
    make('a');
    writeFileSync(`${copy}.123.new`, 'half');
    await opened();
    await backup();
    expect(readdirSync(folder).filter((name) => name.includes('new'))).toEqual([]);
  });
});

describe('a damaged file', () => {
  test.each([
    ['its beginning', 0, 200],
    ['a page in its middle', 4_096 * 2, 12_288],
    ['everything but its beginning', 4_096, 400_000],
  ])('ONL-17 with %s lost is named with its backup, which stays', async (_, from, length) => {
    make('a', 'b', 'c');
    const journal = openJournal(file);
    journal.append([{ table: 'a', rows: Array.from({ length: 200 }, () => 'x'.repeat(2_000)) }], 2);
    journal.close();
    await opened();
    await backup();
    await keepers.pop()?.close();
    const kept = readFileSync(copy);
    writeSync(openSync(file, 'r+'), Buffer.alloc(Math.min(length, statSync(file).size - from), 7), 0, undefined, from);
    const keeper = await opened();
    await expect.poll(() => keeper.check(), patient).toBe('damaged');
    expect(news).toMatchObject([{ trouble: 'damaged', file, backup: { file: copy }, isFinal: true }]);
    expect(readFileSync(copy).equals(kept)).toBe(true);
  });

  test('ONL-17 that is no database at all is not written to', async () => {
    writeFileSync(file, 'this is not a database, but somebody’s letter. '.repeat(50));
    const before = readFileSync(file);
    const keeper = await opened();
    expect([keeper.isOpen, keeper.check(), news[0]?.backup]).toEqual([false, 'damaged', null]);
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe('tables that nobody uses', () => {
  test('ONL-12 are deleted after 30 days on which the host ran, with a line, and are in the backup before', async () => {
    make('a', 'b');
    await opened();
    await backup();
    await keepers.pop()?.close();
    run(31 * day);
    make('c');
    rmSync(copy);
    const keeper = await opened(['b']);
    await expect.poll(() => told, patient).toEqual(['deleted 1 tables that nobody has used on 30 days of this server']);
    expect(['a', 'b', 'c'].map((id) => keeper.journal.entry(id) !== null)).toEqual([false, true, true]);
    expect(tablesIn(copy)).toEqual(['a', 'b', 'c']);
  });

  test.each([
    ['ahead', 40 * day],
    ['back', -400 * day],
  ])('ONL-12 stay if the wall clock is put %s, however often the host starts', async (_, jump) => {
    make('a');
    for (const shift of [0, jump, 0, jump]) {
      const keeper = await opened();
      await backup();
      keeper.journal.append([{ table: 'a', rows: ['row'] }], 1_000 * day + shift);
      await end(keeper);
      rmSync(copy);
    }
    const keeper = await opened();
    await backup();
    expect(keeper.journal.rows('a')).toHaveLength(5);
    expect(told).toEqual([]);
  });

  test('ONL-12 are kept for as long again after each use', async () => {
    make('a');
    for (let month = 0; month < 4; month += 1) {
      const keeper = await opened();
      await backup();
      keeper.journal.append([{ table: 'a', rows: ['row'] }], month);
      await end(keeper);
      rmSync(copy);
      run(20 * day);
    }
    expect((await opened()).journal.entry('a')).not.toBeNull();
  });
});

/** Ends a host. */
async function end(keeper: Keeper): Promise<void> {
  await keeper.close();
  keepers = keepers.filter((one) => one !== keeper);
}

describe('the file', () => {
  test('is for nobody but the user, and so is its new folder', async () => {
    rmSync(folder, { recursive: true });
    await opened();
    expect([statSync(folder).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600]);
    await keepers.pop()?.close();
    chmodSync(file, 0o644);
    await opened();
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('ONL-17 that is moved away while the host runs is noticed', async () => {
    const keeper = await opened();
    now += 2_000;
    expect(keeper.check()).toBeNull();
    rmSync(file);
    now += 2_000;
    expect([keeper.check(), news.map(({ trouble }) => trouble)]).toEqual(['gone', ['gone']]);
  });

  test('ONL-13 of the first version gets what is missing', async () => {
    make('a');
    const old = new DatabaseSync(file);
    old.exec('DROP TABLE seen; DROP TABLE host');
    old.close();
    const keeper = await opened();
    await backup();
    expect([keeper.check(), keeper.journal.rows('a')]).toEqual([null, ['row']]);
  });

  test('ONL-17 of a newer version, or in a folder that is a file, is not tried again', async () => {
    make('a');
    const newer = new DatabaseSync(file);
    newer.exec('PRAGMA user_version = 99');
    newer.close();
    expect((await opened()).check()).toBe('newer');
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
    expect((await opened()).check()).toBe('unusable');
    expect(news.map(({ trouble, isFinal }) => [trouble, isFinal])).toEqual([
      ['newer', true],
      ['unusable', true],
    ]);
    rmSync(folder);
    mkdirSync(folder);
  });

  test('ONL-17 errors of disks and locks are told from faults of something else', () => {
    const sqlite = (errcode: number) => Object.assign(new Error('sqlite'), { errcode });
    const system = (code: string) => Object.assign(new Error('system'), { code });
    expect([5, 8, 1032, 13, 778, 11, 267, 26, 19, 787].map((code) => troubleOf(sqlite(code)))).toEqual([
      'taken',
      'read-only',
      'read-only',
      'full',
      'unwritable',
      'damaged',
      'damaged',
      'damaged',
      null,
      null,
    ]);
    expect(['EROFS', 'EACCES', 'ENOSPC', 'EPIPE'].map((code) => troubleOf(system(code)))).toEqual([
      'read-only',
      'read-only',
      'full',
      null,
    ]);
    expect([troubleOf(new NewerFile('99')), troubleOf(new TypeError('x')), troubleOf('x')]).toEqual([
      'newer',
      null,
      null,
    ]);
  });

  test('ONL-12 ONL-17 a Node that cannot copy an open database is too old: it would never delete a table', () => {
    expect(() => checkNode({})).toThrow(OldNode);
    expect(() => checkNode()).not.toThrow();
    expect(troubleOf(new OldNode('22.15'))).toBe('old-node');
  });
});
