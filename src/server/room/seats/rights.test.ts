import { describe, expect, test } from 'vitest';
import { OnlineTable, virtual } from '../../../../tests/tools/online.ts';
import { usualSettings } from '../making.ts';

const settings = { ...usualSettings('companion'), away: 'go-on' } as const;

/** A table with the box: Mei, the maker, leads, and Ana has all other roles. */
function withTwo(): OnlineTable {
  const table = new OnlineTable({ ...virtual, mode: 'companion' });
  table.enterAsMaker('mei');
  table.sit('mei', ['central-officer'], 'Mei');
  table.enter('ana');
  table.sit('ana', ['commander', 'squad-leader', 'chief-scientist'], 'Ana');
  return table;
}

/** Lets time pass while one device sends its pings. */
function passWith(table: OnlineTable, ms: number, link: string): void {
  for (let passed = 0; passed < ms; passed += 1_000) {
    table.send(link, { t: 'ping', c: passed });
    table.pass(1_000);
  }
}

const change = (table: OnlineTable, link: string) => table.press(link, { t: 'settings', settings });

describe('what only the maker may do', () => {
  test('ONL-10a is everybody’s who sits, once the maker was away for half a minute, and theirs again when they are back', () => {
    const table = withTwo();
    expect(table.last('ana', 'seats')?.rights).toBe('maker');
    for (const frame of [
      { t: 'settings', settings } as const,
      { t: 'free', seat: '1' } as const,
      { t: 'give', role: 'central-officer', to: 'bot' } as const,
      { t: 'lock', locked: true } as const,
    ]) {
      expect(table.press('ana', frame)).toBe('maker-only');
    }
    expect(table.do('ana', 'commander', { type: 'set-timers', timers: table.open.timers })).toBe('maker-only');
    table.input({ kind: 'gone', link: 'mei' });
    passWith(table, 29_000, 'ana');
    expect(change(table, 'ana')).toBe('maker-only');
    passWith(table, 1_000, 'ana');
    expect(table.last('ana', 'seats')?.rights).toBe('all');
    expect(change(table, 'ana')).toBe('done');
    expect(table.room.table.settings).toEqual(settings);
    expect(table.do('ana', 'commander', { type: 'set-timers', timers: table.open.timers })).not.toBe('maker-only');
    table.enterAsMaker('mei');
    expect(table.last('ana', 'seats')?.rights).toBe('maker');
    expect(change(table, 'ana')).toBe('maker-only');
  });

  test('ONL-10a is everybody’s who sits while the maker has no role, and the maker’s, too', () => {
    const table = new OnlineTable();
    table.enterAsMaker('laptop');
    for (const link of ['ana', 'tom', 'eve']) table.enter(link);
    table.sit('ana', ['commander']);
    table.sit('tom', ['central-officer']);
    expect(change(table, 'eve')).toBe('maker-only');
    expect(change(table, 'ana')).toBe('done');
    expect(table.press('laptop', { t: 'free', seat: '3' })).toBe('done');
    expect(table.last('tom', 'seats')?.seats.map(({ name }) => name)).toEqual(['', 'ana']);
  });

  test('ONL-10a is also to free the maker’s own seat, and the maker who comes back has no role, but their rights', () => {
    const table = withTwo();
    table.input({ kind: 'gone', link: 'mei' });
    passWith(table, 30_000, 'ana');
    expect(table.press('ana', { t: 'free', seat: '1' })).toBe('done');
    table.sit('ana', ['commander', 'squad-leader', 'chief-scientist', 'central-officer'], 'Ana');
    expect(table.last('ana', 'seats')?.held).toBeNull();
    expect(table.do('ana', 'central-officer', { type: 'begin' })).toBe('done');
    table.enterAsMaker('mei');
    expect(change(table, 'mei')).toBe('done');
  });

  test('ONL-10a is handed over by the maker to somebody who plays, and by nobody else', () => {
    const table = withTwo();
    expect(table.press('ana', { t: 'hand', seat: '2' })).toBe('maker-only');
    expect(table.press('mei', { t: 'hand', seat: '9' })).toBe('no-such-seat');
    expect(table.press('mei', { t: 'hand', seat: '2' })).toBe('done');
    expect(change(table, 'ana')).toBe('done');
    expect(change(table, 'mei')).toBe('maker-only');
  });
});

describe('a door that the maker has closed', () => {
  test('ONL-10a lets nobody new sit down, but people whose device is new come to their seat', () => {
    const table = withTwo();
    table.press('mei', { t: 'lock', locked: true });
    expect(table.last('ana', 'seats')?.locked).toBe(true);
    table.sit('ana', ['commander'], 'Ana');
    table.enter('eve');
    table.sit('eve', ['squad-leader']);
    expect(table.last('eve', 'no')?.why).toEqual({ code: 'locked' });
    table.restart();
    // With nobody here the door stands open: nobody could open it.
    table.enter('eve');
    table.sit('eve', ['squad-leader']);
    expect(table.last('eve', 'seated')).toBeDefined();
    table.enterAsMaker('mei');
    table.press('mei', { t: 'lock', locked: false });
    expect(table.last('eve', 'seats')).not.toHaveProperty('locked');
  });
});

describe('names at one table', () => {
  test('ONL-10 differ: whoever comes with the name of another gets a number, and may take another name', () => {
    const table = new OnlineTable();
    for (const link of ['a', 'b', 'c', 'd', 'e']) table.enter(link);
    table.sit('a', ['commander'], 'Ana');
    table.sit('b', ['central-officer'], 'ana');
    table.sit('c', ['squad-leader'], 'ＡＮＡ');
    table.sit('d', ['chief-scientist'], 'Maximilian-Peter');
    table.sit('e', [], 'maximilian-peter');
    const names = () => table.room.table.people.seats.slice(1).map(({ name }) => name);
    expect(names()).toEqual(['Ana', 'ana 2', 'ＡＮＡ 3', 'Maximilian-Peter', 'maximilian-pet 2']);
    table.sit('a', ['commander'], 'Ana');
    table.sit('b', ['central-officer'], 'Ben');
    expect(names().slice(0, 2)).toEqual(['Ana', 'Ben']);
    table.sit('e', [], '');
    table.sit('d', ['chief-scientist'], '');
    expect(names().slice(3)).toEqual(['', '']);
  });
});

describe('with the box', () => {
  /** A table in its first step, whose role is the Commander's. */
  function inStep(): OnlineTable {
    const table = withTwo();
    table.do('mei', 'central-officer', { type: 'begin' });
    for (let presses = 0; presses < 60 && table.open.step === null; presses += 1) {
      table.do('mei', 'central-officer', { type: 'done' });
      for (const link of ['mei', 'ana']) table.send(link, { t: 'ping', c: 0 });
      table.pass(1_000);
    }
    expect(table.open.step).toBe('audit');
    return table;
  }

  test('ONL-10a whoever is here ends a step of somebody who is away, and takes that back', () => {
    const table = inStep();
    expect(table.do('mei', 'commander', { type: 'done' })).toBe('not-your-role');
    table.input({ kind: 'gone', link: 'ana' });
    expect(table.do('mei', 'commander', { type: 'done' })).toBe('done');
    expect(table.open.step).not.toBe('audit');
    expect(table.takeBack('mei')).toBe('done');
    expect(table.open.step).toBe('audit');
  });

  test('ONL-10a nobody who only watches acts for those who are away', () => {
    const table = inStep();
    for (const link of ['mei', 'ana']) table.input({ kind: 'gone', link });
    table.enter('tv');
    expect(table.do('tv', 'commander', { type: 'done' })).toBe('not-your-role');
  });
});

test('ONL-7 a press while the clock waits for somebody is refused as held, not as if a menu were open', () => {
  const table = withTwo();
  table.do('mei', 'central-officer', { type: 'begin' });
  table.input({ kind: 'gone', link: 'ana' });
  expect(table.do('mei', 'central-officer', { type: 'done' })).toBe('held');
});

test('HSE-1 ONL-11 where the house lets everybody pause, the setting of the table does not forbid it', () => {
  const pausedBy = (houseRules: { readonly everybodyPauses: boolean }) => {
    const table = new OnlineTable({ ...virtual, mode: 'companion', houseRules });
    table.enterAsMaker('mei');
    table.sit('mei', ['central-officer'], 'Mei');
    table.enter('ana');
    table.sit('ana', ['commander', 'squad-leader', 'chief-scientist'], 'Ana');
    table.press('mei', { t: 'settings', settings: { ...settings, pause: 'central-officer' } });
    table.do('mei', 'central-officer', { type: 'begin' });
    return table.do('ana', 'central-officer', { type: 'pause' });
  };
  expect(pausedBy({ everybodyPauses: true })).toBe('done');
  expect(pausedBy({ everybodyPauses: false })).toBe('not-your-role');
});
