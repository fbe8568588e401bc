import { describe, expect, test } from 'vitest';
import { OnlineTable, virtual } from '../../../../tests/tools/online.ts';
import type { Role } from '../../../content/roles.ts';
import { usualSettings } from '../making.ts';

const fresh = 'fresh-token-0123456789';

/** A table where Ann, the maker, commands, and Ben has two roles. Returns Ben's token, too. */
function withTwo(mode: 'companion' | 'virtual' = 'virtual') {
  const table = new OnlineTable({ ...virtual, mode }, usualSettings(mode));
  table.enterAsMaker('ann');
  table.sit('ann', ['commander', 'central-officer'], 'Ann');
  table.enter('ben');
  const ben = table.sit('ben', ['squad-leader', 'chief-scientist'], 'Ben') ?? '';
  return { table, ben };
}

/** Lets time pass while the devices of these people send their pings. */
function passWith(table: OnlineTable, ms: number, ...links: string[]): void {
  for (let passed = 0; passed < ms; passed += 1_000) {
    for (const link of links) table.send(link, { t: 'ping', c: passed });
    table.pass(Math.min(1_000, ms - passed));
  }
}

const claim = (table: OnlineTable, link: string, seat: string, former?: string, token = fresh) =>
  table.press(link, { t: 'claim', seat, token, ...(former === undefined ? {} : { former }) });
const rolesAt = (table: OnlineTable, seat: string): readonly Role[] =>
  table.room.table.people.seats.find((one) => one.seat === seat)?.roles ?? [];

describe('a seat whose person is away', () => {
  test('ONL-10 goes to a device that asks for it, ten seconds later, if nobody objects', () => {
    const { table, ben } = withTwo();
    table.input({ kind: 'gone', link: 'ben' });
    table.enter('phone');
    expect(claim(table, 'phone', '2')).toBe('no answer');
    expect(table.last('ann', 'seats')?.claims).toEqual([{ seat: '2', at: 10_000 }]);
    passWith(table, 9_000, 'ann', 'phone');
    expect(table.last('phone', 'seated')).toBeUndefined();
    passWith(table, 1_000, 'ann', 'phone');
    expect(table.last('phone', 'seated')).toEqual({ t: 'seated', seat: '2', token: fresh });
    expect(table.last('phone', 'ack')).toBeDefined();
    expect(table.last('ann', 'seats')).not.toHaveProperty('claims');
    expect(table.last('ann', 'seats')?.seats[1]).toMatchObject({ name: 'Ben', link: 'here' });
    table.restart();
    table.enter('again', fresh);
    expect(table.last('again', 'sync')?.you).toBe('2');
    table.enter('old', ben);
    expect(table.closeOf('old')).toBe('taken');
    expect(table.stored.join()).not.toContain(fresh);
  });

  test('ONL-10 stays where it is if anybody objects, and can be asked for again', () => {
    const { table } = withTwo();
    table.input({ kind: 'gone', link: 'ben' });
    table.enter('phone');
    claim(table, 'phone', '2');
    expect(table.press('ann', { t: 'object', seat: '2' })).toBe('done');
    expect(table.last('phone', 'no')?.why).toEqual({ code: 'objected' });
    passWith(table, 20_000, 'ann', 'phone');
    expect(table.last('phone', 'seated')).toBeUndefined();
    expect(claim(table, 'phone', '2')).toBe('no answer');
    expect(table.press('phone', { t: 'object', seat: '2' })).toBe('not-your-role');
  });

  test('ONL-10 stays with its person if they come back meanwhile', () => {
    const { table, ben } = withTwo();
    table.input({ kind: 'gone', link: 'ben' });
    table.enter('phone');
    claim(table, 'phone', '2');
    passWith(table, 5_000, 'ann', 'phone');
    table.enter('ben', ben);
    expect(table.last('phone', 'no')?.why).toEqual({ code: 'person-back' });
    expect(table.last('ben', 'seats')).not.toHaveProperty('claims');
  });

  test('ONL-10 is given at once if nobody is here who could object', () => {
    const { table } = withTwo();
    for (const link of ['ann', 'ben']) table.input({ kind: 'gone', link });
    table.enter('phone');
    expect(claim(table, 'phone', '1')).toBe('done');
    expect(table.last('phone', 'seats')?.seats[0]).toMatchObject({ maker: true, link: 'here' });
  });

  test('ONL-10 is claimed by one device at a time, and no claim outlives its device', () => {
    const { table } = withTwo();
    table.input({ kind: 'gone', link: 'ben' });
    for (const link of ['phone', 'eve']) table.enter(link);
    claim(table, 'phone', '2');
    expect(claim(table, 'eve', '2', undefined, 'other-token-0123456789')).toBe('asked-already');
    table.input({ kind: 'gone', link: 'phone' });
    expect(table.last('ann', 'seats')).not.toHaveProperty('claims');
    passWith(table, 20_000, 'ann', 'eve');
    expect(rolesAt(table, '2')).toHaveLength(2);
    expect(table.last('phone', 'seated')).toBeUndefined();
  });

  test('ONL-10 is nobody else’s while its person is here, and nothing for those who sit already', () => {
    const { table } = withTwo();
    table.enter('phone');
    expect(claim(table, 'phone', '2')).toBe('seat-here');
    expect(claim(table, 'phone', '7')).toBe('no-such-seat');
    table.input({ kind: 'gone', link: 'ben' });
    expect(claim(table, 'ann', '2')).toBe('not-your-role');
  });

  test('ONL-10 can be the one of a laptop that made the table and has no role: it keeps the maker’s rights there', () => {
    const table = new OnlineTable();
    table.enterAsMaker('laptop');
    table.enter('ben');
    table.sit('ben', ['commander'], 'Ben');
    table.input({ kind: 'gone', link: 'ben' });
    expect(claim(table, 'laptop', '2')).toBe('done');
    expect(table.last('laptop', 'seats')?.seats).toMatchObject([{ seat: '2', name: 'Ben', maker: true, link: 'here' }]);
  });

  test('ONL-10 can be asked for in turn by the device that had it, and those who are here may object', () => {
    const { table, ben } = withTwo();
    table.input({ kind: 'gone', link: 'ben' });
    table.enter('phone');
    claim(table, 'phone', '2');
    passWith(table, 10_000, 'ann', 'phone');
    table.enter('old');
    expect(claim(table, 'old', '2', ben, 'third-token-0123456789')).toBe('no answer');
    passWith(table, 5_000, 'ann', 'phone', 'old');
    expect(table.press('phone', { t: 'object', seat: '2' })).toBe('done');
    expect(table.last('old', 'no')?.why).toEqual({ code: 'objected' });
    claim(table, 'old', '2', ben, 'third-token-0123456789');
    passWith(table, 10_000, 'ann', 'phone', 'old');
    expect(table.closeOf('phone')).toBe('moved');
    expect(table.last('old', 'seated')).toMatchObject({ seat: '2' });
  });

  test('ONL-1 ONL-10 whoever has got it but lost the answer is led there by the same press', () => {
    const { table } = withTwo();
    table.input({ kind: 'gone', link: 'ben' });
    table.enter('phone');
    const press = { t: 'claim', id: 'phone-1', seat: '2', token: fresh } as const;
    table.send('phone', press);
    table.send('phone', press);
    passWith(table, 10_000, 'ann', 'phone');
    table.input({ kind: 'gone', link: 'phone' });
    table.enter('back');
    table.send('back', press);
    expect(table.last('back', 'seated')).toEqual({ t: 'seated', seat: '2', token: fresh });
    expect(table.last('back', 'ack')?.id).toBe('phone-1');
  });
});

describe('a pass to a seat', () => {
  const pass = 'pass-token-0123456789';

  test('ONL-10 leads another device there with a token of its own, once, and the first is told', () => {
    const { table, ben } = withTwo();
    table.input({ kind: 'pass', token: ben, pass });
    table.enter('tablet');
    expect(table.press('tablet', { t: 'move', pass, token: fresh })).toBe('done');
    expect(table.last('tablet', 'seated')).toEqual({ t: 'seated', seat: '2', token: fresh });
    expect(table.closeOf('ben')).toBe('moved');
    table.enter('other');
    expect(table.press('other', { t: 'move', pass, token: 'other-token-0123456789' })).toBe('pass-over');
    table.enter('ben', ben);
    expect(table.last('ben', 'sync')?.you).toBe('2');
    expect(table.closeOf('tablet')).toBe('moved');
  });

  test('ONL-10 is good for three minutes, also across a restart, and only the last one of a seat counts', () => {
    const { table, ben } = withTwo();
    table.input({ kind: 'pass', token: ben, pass });
    passWith(table, 170_000, 'ann', 'ben');
    table.restart();
    table.enter('tablet');
    expect(table.press('tablet', { t: 'move', pass, token: fresh })).toBe('done');
    table.input({ kind: 'pass', token: ben, pass });
    passWith(table, 180_000, 'tablet');
    table.enter('late');
    expect(table.press('late', { t: 'move', pass, token: 'late-token-0123456789' })).toBe('pass-over');
    table.input({ kind: 'pass', token: ben, pass });
    table.input({ kind: 'pass', token: ben, pass: 'newer-pass-0123456789' });
    expect(table.press('late', { t: 'move', pass, token: 'late-token-0123456789' })).toBe('pass-over');
  });

  test('ONL-10 leads a device that is at the seat already nowhere else', () => {
    const table = new OnlineTable();
    table.enterAsMaker('laptop');
    table.input({ kind: 'pass', token: 'maker-token-0123456789', pass });
    expect(table.press('laptop', { t: 'move', pass, token: fresh })).toBe('done');
    expect(table.last('laptop', 'seats')?.seats).toMatchObject([{ seat: '1', maker: true, link: 'here' }]);
  });

  test('ONL-10 is made for a seat only', () => {
    const { table } = withTwo();
    const { length } = table.stored;
    table.input({ kind: 'pass', token: 'door-token-0123456789', pass });
    table.input({ kind: 'pass', token: 'wrong-token-0123456789', pass });
    expect(table.stored).toHaveLength(length);
  });
});
