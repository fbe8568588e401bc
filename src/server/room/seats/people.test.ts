import { describe, expect, test } from 'vitest';
import { OnlineTable, virtual } from '../../../../tests/tools/online.ts';
import { type Role, roles } from '../../../content/roles.ts';
import { usualSettings } from '../making.ts';

/** Hands a role to a bot, or back to its person. */
function give(table: OnlineTable, link: string, role: Role, to: 'bot' | 'person'): void {
  table.send(link, { t: 'give', id: table.id(), role, to });
}

describe('roles that bots play for people who are there', () => {
  test('ONL-7 the clock does not wait for a person all of whose roles were handed to bots', () => {
    const table = new OnlineTable(virtual, { ...usualSettings('virtual'), away: 'hold' });
    table.enterAsMaker('ann');
    table.sit('ann', ['commander', 'central-officer']);
    table.enter('ben');
    table.sit('ben', ['squad-leader', 'chief-scientist']);
    table.do('ann', 'central-officer', { type: 'begin' });
    table.input({ kind: 'gone', link: 'ben' });
    expect(table.last('ann', 'seats')?.held).toBe('person-away');
    give(table, 'ann', 'squad-leader', 'bot');
    expect(table.last('ann', 'seats')?.held).toBe('person-away');
    give(table, 'ann', 'chief-scientist', 'bot');
    expect(table.last('ann', 'seats')).toMatchObject({ held: null, bots: ['chief-scientist', 'squad-leader'] });
    expect(table.open.clock?.menu).toBe(false);
  });

  test('ONL-11 bots never begin the first round, also for a person who has handed them everything', () => {
    const table = new OnlineTable();
    table.enterAsMaker('ann');
    table.sit('ann', ['commander']);
    give(table, 'ann', 'commander', 'bot');
    for (let seconds = 0; seconds < 60; seconds += 1) {
      table.send('ann', { t: 'ping', c: seconds });
      table.pass(1_000);
    }
    expect(table.open.phase).toBe('setup');
    expect(table.do('ann', 'central-officer', { type: 'begin' })).toBe('done');
  });

  test('ONL-10 a person who takes another role leaves to the bot what it plays for them', () => {
    const table = new OnlineTable();
    table.enterAsMaker('ann');
    table.sit('ann', ['commander']);
    give(table, 'ann', 'commander', 'bot');
    table.sit('ann', ['commander', 'squad-leader']);
    expect(table.room.table.people.bots).toEqual(['commander']);
    table.enter('ben');
    table.sit('ben', ['central-officer']);
    expect(table.room.table.people.bots).toEqual(['commander']);
    table.sit('ann', []);
    table.sit('ann', ['commander']);
    expect(table.room.table.people.bots).toEqual([]);
  });
});

describe('seats without roles', () => {
  test('ONL-10 people who have given up their roles keep nobody from sitting down', () => {
    const table = new OnlineTable();
    table.enterAsMaker('ann');
    table.sit('ann', ['commander']);
    for (let guest = 1; guest <= 10; guest += 1) {
      table.enter(`guest-${guest}`);
      expect(table.sit(`guest-${guest}`, ['squad-leader'])).toBeDefined();
      table.sit(`guest-${guest}`, []);
    }
    expect(table.last('guest-10', 'no')).toBeUndefined();
    // The first person who left lost their seat, and gets a new one.
    table.sit('guest-1', ['squad-leader']);
    expect(table.last('ann', 'seats')?.seats.find(({ roles }) => roles.includes('squad-leader'))?.name).toBe('guest-1');
    expect(table.room.table.people.seats.length).toBeLessThanOrEqual(8);
  });
});

describe('a table that nobody is at', () => {
  /** A table with a television and one person, who has all roles and has left in the first cue. */
  function left(): OnlineTable {
    const table = new OnlineTable();
    table.enterAsMaker('ann');
    table.sit('ann', [...roles]);
    table.enter('television');
    table.do('ann', 'central-officer', { type: 'begin' });
    table.input({ kind: 'gone', link: 'ann' });
    expect(table.last('television', 'seats')?.held).toBe('nobody-here');
    return table;
  }
  const wake = (table: OnlineTable) => table.do('ann', 'central-officer', { type: 'close-menu' });

  test('ONL-8 goes on at once when somebody is back within a minute', () => {
    const table = left();
    table.pass(50_000);
    table.enterAsMaker('ann');
    expect(table.last('ann', 'seats')?.held).toBeNull();
    expect(table.open.clock?.menu).toBe(false);
  });

  test('ONL-8 sleeps after a minute, and waits until somebody wakes it where it was', () => {
    const table = left();
    const { clock } = table.open;
    table.pass(3_600_000);
    table.enterAsMaker('ann');
    table.pass(5_000);
    expect(table.last('ann', 'seats')?.held).toBe('asleep');
    expect(table.open.clock).toEqual(clock);
    expect(table.do('ann', 'central-officer', { type: 'open-menu' })).toBe('held');
    expect(wake(table)).toBe('done');
    expect(table.last('ann', 'seats')?.held).toBeNull();
    expect(table.open.clock?.menu).toBe(false);
  });

  test('ONL-8 ONL-10a is woken by whoever sits there, also if bots play all their roles', () => {
    const table = left();
    table.pass(3_600_000);
    table.enterAsMaker('ann');
    for (const role of roles) give(table, 'ann', role, 'bot');
    expect(wake(table)).toBe('done');
    expect(table.last('ann', 'seats')?.held).toBeNull();
  });

  test('ONL-8 sleeps on after the server was restarted', () => {
    const table = left();
    table.restart(3_600_000);
    table.enterAsMaker('ann');
    expect(table.last('ann', 'seats')?.held).toBe('asleep');
    expect(wake(table)).toBe('done');
    table.input({ kind: 'gone', link: 'ann' });
    table.pass(5_000);
    table.enterAsMaker('ann');
    expect(table.last('ann', 'seats')?.held).toBeNull();
  });

  test('ONL-7 ONL-8 waits for everybody first, where the clock waits for people', () => {
    const table = new OnlineTable(virtual, { ...usualSettings('virtual'), away: 'hold' });
    table.enterAsMaker('ann');
    table.sit('ann', ['commander', 'central-officer']);
    table.enter('ben');
    const ben = table.sit('ben', ['squad-leader', 'chief-scientist']) ?? '';
    table.do('ann', 'central-officer', { type: 'begin' });
    for (const link of ['ann', 'ben']) table.input({ kind: 'gone', link });
    table.pass(3_600_000);
    table.enterAsMaker('ann');
    expect(table.last('ann', 'seats')?.held).toBe('person-away');
    expect(wake(table)).toBe('held');
    table.enter('ben', ben);
    expect(table.last('ann', 'seats')?.held).toBe('asleep');
    expect(wake(table)).toBe('done');
    expect(table.open.clock?.menu).toBe(false);
  });
});
