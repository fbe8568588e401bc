import { describe, expect, test } from 'vitest';
import { OnlineTable, virtual } from '../../../tests/tools/online.ts';
import type { Role } from '../../content/roles.ts';
import { usualSettings } from '../index.ts';

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
