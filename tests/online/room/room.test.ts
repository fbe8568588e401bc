import { describe, expect, test } from 'vitest';
import { standardPack } from '../../../src/content/standard/pack.ts';
import type { Intent } from '../../../src/rules/index.ts';
import { usualSettings } from '../../../src/server/room/making.ts';
import { readRow } from '../../../src/wire/index.ts';
import { OnlineTable, roomFrom, virtual } from '../../tools/online.ts';

/** A table where Ann commands and Ben has all other roles. */
function withTwo(wishes = virtual, settings = usualSettings(wishes.mode ?? 'companion')): OnlineTable {
  const table = new OnlineTable(wishes, settings);
  table.enterAsMaker('ann');
  table.sit('ann', ['commander']);
  table.enter('ben');
  table.sit('ben', ['chief-scientist', 'central-officer', 'squad-leader']);
  return table;
}

/** Lets time pass while everybody's device sends its ping. */
function passAwake(table: OnlineTable, ms: number, links = ['ann', 'ben']): void {
  for (let passed = 0; passed < ms; passed += 500) {
    for (const link of links) table.send(link, { t: 'ping', c: passed });
    table.pass(Math.min(500, ms - passed));
  }
}

describe('sitting down', () => {
  test('ONL-10 whoever has the address can take free roles, and gets a token that leads back to the seat', () => {
    const table = new OnlineTable();
    table.enter('ann');
    const token = table.sit('ann', ['commander'], 'Ann');
    expect(table.last('ann', 'seats')?.seats).toContainEqual({
      seat: '2',
      name: 'Ann',
      roles: ['commander'],
      maker: false,
      link: 'here',
    });
    table.enter('phone', token);
    expect(table.last('phone', 'sync')?.you).toBe('2');
    expect(table.closeOf('ann')).toBe('moved');
  });

  test('ONL-1 ONL-10 whoever has sat down but lost the answer is led to their seat by the same press', () => {
    const table = new OnlineTable();
    const press = {
      t: 'sit',
      id: 'phone-1',
      roles: ['commander'],
      name: 'Ann',
      token: 'ann-token-0123456789',
    } as const;
    table.enter('before');
    table.send('before', { ...press, roles: [...press.roles] });
    table.input({ kind: 'gone', link: 'before' });
    table.enter('after');
    table.send('after', { ...press, roles: [...press.roles] });
    expect(table.last('after', 'seated')).toEqual({ t: 'seated', seat: '2', token: press.token });
    expect(table.last('after', 'ack')).toEqual({ t: 'ack', id: 'phone-1', n: 1 });
    expect(table.last('after', 'seats')?.seats.map(({ name, link }) => [name, link])).toContainEqual(['Ann', 'here']);
  });

  test('ONL-10 an old connection of the same device that arrives late does not end the new one for good', () => {
    const table = new OnlineTable();
    table.enter('door');
    const token = table.sit('door', ['commander']) ?? '';
    const hello = { t: 'hello', v: 1, table: 'table-id-0123456789', token, device: 'phone' } as const;
    table.send('new', hello);
    expect(table.closeOf('door')).toBe('moved');
    table.send('old', hello);
    expect(table.closeOf('new')).toBe('later');
  });

  test('ONL-10 a role that somebody has is refused', () => {
    const table = withTwo();
    table.enter('eve');
    table.sit('eve', ['commander']);
    expect(table.last('eve', 'no')?.why).toEqual({ code: 'role-taken' });
  });

  test('ONL-10 only the maker frees a seat, and its person then only watches', () => {
    const table = withTwo();
    table.send('ben', { t: 'free', id: table.id(), seat: '1' });
    expect(table.last('ben', 'no')?.why).toEqual({ code: 'maker-only' });
    table.send('ann', { t: 'free', id: table.id(), seat: '2' });
    expect(table.last('ben', 'seats')?.seats.map(({ name }) => name)).toEqual(['ann']);
    expect(table.do('ben', 'central-officer', { type: 'begin' })).toBe('not-your-role');
  });

  test('ONL-10 a new address sends away those who only watch, and no person', () => {
    const table = withTwo();
    table.enter('eve');
    table.input({ kind: 'address', address: { code: 'NEWONE', door: 'new-door-0123456789' } });
    expect(['ann', 'ben', 'eve'].map((link) => table.closeOf(link))).toEqual([undefined, undefined, 'token']);
    expect(table.last('ben', 'seats')).toMatchObject({ code: 'NEWONE', watching: 0 });
    table.enter('eve');
    expect(table.closeOf('eve')).toBe('token');
    table.enter('friend', 'new-door-0123456789');
    expect(table.last('friend', 'sync')?.you).toBe(null);
    expect(table.stored.join()).not.toContain('new-door');
  });

  test('ONL-10 a wrong token closes the socket, and so does a client of an unknown version', () => {
    const table = new OnlineTable();
    table.enter('eve', 'wrong-token-0123456789');
    expect(table.closeOf('eve')).toBe('token');
    table.send('old', { t: 'hello', v: 99, table: 'table-id-0123456789', token: 'door-token-0123456789', device: 'd' });
    expect(table.closeOf('old')).toBe('version');
  });
});

describe('asking', () => {
  test('ONL-1 a repeated press is confirmed with the same row and happens once', () => {
    const table = withTwo();
    expect(table.do('ben', 'central-officer', { type: 'begin' }, 'press-x')).toBe('done');
    const { n } = table.room.table;
    expect(table.do('ben', 'central-officer', { type: 'begin' }, 'press-x')).toBe('done');
    expect(table.last('ben', 'ack')).toEqual({ t: 'ack', id: 'press-x', n });
    expect(table.room.table.n).toBe(n);
  });

  test('ONL-2 an intent for a cue that is over is refused', () => {
    const table = withTwo();
    table.do('ben', 'central-officer', { type: 'begin' });
    const on = { round: 1, cue: 1 };
    expect(table.do('ben', 'central-officer', { type: 'done' }, 'first', on)).toBe('done');
    expect(table.do('ben', 'central-officer', { type: 'done' }, 'again', on)).toBe('too-late');
  });

  test('ONL-2 ONL-11 a pause that arrives just after its cue has closed stops the clock of the next one, but of no later one', () => {
    const table = withTwo();
    table.do('ben', 'central-officer', { type: 'begin' });
    const on = { round: 1, cue: 1 };
    const pause = (id: string) => table.do('ben', 'central-officer', { type: 'pause' }, id, on);
    table.do('ben', 'central-officer', { type: 'done' }, 'first', on);
    expect(pause('late')).toBe('done');
    expect(table.open.clock?.paused).toBe(true);
    table.do('ben', 'central-officer', { type: 'resume' }, 'resumed', { round: 1, cue: 2 });
    table.do('ben', 'central-officer', { type: 'done' }, 'second', { round: 1, cue: 2 });
    expect(pause('later')).toBe('too-late');
  });

  test('only the person of a role may act for it, and spectators for none', () => {
    const table = withTwo();
    table.enter('tv');
    expect(table.do('ann', 'central-officer', { type: 'done' })).toBe('not-your-role');
    expect(table.do('tv', 'central-officer', { type: 'begin' })).toBe('not-your-role');
    expect(table.do('tv', 'commander', { type: 'begin' })).toBe('not-your-role');
  });

  test('INF-1 no frame before the end names anything secret', () => {
    const table = withTwo();
    table.do('ben', 'central-officer', { type: 'begin' });
    passAwake(table, 120_000);
    const sent = JSON.stringify([...table.framesOf('ann'), ...table.framesOf('ben')]);
    expect(sent).not.toContain('secret/');
    expect(sent).not.toContain(virtual.seed);
    expect(sent).toContain('cue-opened');
  });
});

describe('the clock', () => {
  test('ONL-6 a done that was pressed in time counts, even if a slow link brings it late', () => {
    const table = withTwo();
    table.do('ben', 'central-officer', { type: 'begin' });
    table.input({ kind: 'lag', link: 'ben', ms: 200.25 });
    const left = table.open.clock?.left ?? 0;
    const { cueNumber, round } = table.open;
    passAwake(table, left + 150);
    expect(table.open.cueNumber).toBe(cueNumber);
    expect(table.do('ben', 'central-officer', { type: 'done' }, 'x', { round, cue: cueNumber })).toBe('done');
    expect(table.open.history.at(-1)?.how).toBe('done');
    // Its time is a whole number, so the rows can be read again.
    expect(() => table.restart()).not.toThrow();
  });

  test('ONL-6 without credit the cue closes at its instant', () => {
    const table = withTwo();
    table.do('ben', 'central-officer', { type: 'begin' });
    const { cueNumber, clock } = table.open;
    passAwake(table, (clock?.left ?? 0) + 1);
    expect(table.open.cueNumber).toBe(cueNumber + 1);
    expect(table.open.history.at(-1)?.how).toBe('expired');
  });

  test('ONL-7 with the box the clock waits for a person who is away, and goes on when they are back', () => {
    const table = withTwo({ seed: 'online', mode: 'companion', difficulty: 'easy' });
    table.do('ben', 'central-officer', { type: 'begin' });
    passAwake(table, 9_000, ['ben']);
    expect(table.last('ben', 'seats')?.held).toBe('person-away');
    expect(table.open.clock?.menu).toBe(true);
    expect(table.do('ben', 'central-officer', { type: 'close-menu' })).toBe('held');
    table.send('ann', { t: 'ping', c: 1 });
    expect(table.open.clock?.menu).toBe(false);
    expect(table.last('ben', 'seats')?.held).toBeNull();
  });

  test('ONL-7 at the virtual table a bot plays for a person who is away, until they are back', () => {
    const table = withTwo();
    table.do('ben', 'central-officer', { type: 'begin' });
    expect(table.last('ben', 'seats')?.bots).toEqual([]);
    passAwake(table, 9_000, ['ben']);
    expect(table.last('ben', 'seats')?.bots).toEqual(['commander']);
    expect(table.open.clock?.menu).toBe(false);
    table.send('ann', { t: 'ping', c: 1 });
    expect(table.last('ben', 'seats')?.bots).toEqual([]);
  });

  test('ONL-8 a table that nobody can reach holds its clock, and needs no alarm', () => {
    const table = withTwo();
    table.do('ben', 'central-officer', { type: 'begin' });
    table.input({ kind: 'gone', link: 'ann' });
    table.input({ kind: 'gone', link: 'ben' });
    const left = table.open.clock?.left;
    expect(table.open.clock?.menu).toBe(true);
    expect(table.alarmAt).toBeNull();
    table.pass(3_600_000);
    expect(table.open.clock?.left).toBe(left);
  });
});

describe('settings of a table', () => {
  const begun = (pause: 'all' | 'central-officer'): OnlineTable => {
    const table = withTwo(virtual, { ...usualSettings('virtual'), pause });
    table.do('ben', 'central-officer', { type: 'begin' });
    return table;
  };

  test('ONL-11 everybody with a role may begin a round, also if nobody is the Central Officer', () => {
    const table = withTwo();
    expect(table.do('ann', 'central-officer', { type: 'begin' })).toBe('done');
    expect(table.do('ann', 'central-officer', { type: 'scan' })).toBe('not-your-role');
  });

  test('ONL-11 everybody with a role may pause, or only the Central Officer', () => {
    expect(begun('central-officer').do('ann', 'central-officer', { type: 'pause' })).toBe('not-your-role');
    const table = begun('all');
    expect(table.do('ann', 'central-officer', { type: 'pause' })).toBe('done');
    expect(table.do('ben', 'central-officer', { type: 'resume' })).toBe('done');
  });

  test('ONL-11 everybody with a role stops everybody with the menu, and only the maker changes the timers', () => {
    const table = begun('all');
    expect(table.do('ben', 'squad-leader', { type: 'set-timers', timers: 2 })).toBe('maker-only');
    expect(table.do('ann', 'commander', { type: 'set-timers', timers: 2 })).toBe('done');
    expect(table.do('ben', 'squad-leader', { type: 'open-menu' })).toBe('done');
    expect(table.last('ann', 'events')?.events.map(({ type, seat }) => [type, seat])).toEqual([
      ['menu-opened', 'squad-leader'],
    ]);
  });
});

describe('settings', () => {
  const settings = { away: 'hold', bots: false, pause: 'central-officer' } as const;

  test('ONL-11 only the maker changes the settings, and everybody is told', () => {
    const table = withTwo();
    table.enter('eve');
    for (const [link, refused] of [
      ['eve', true],
      ['ben', true],
      ['ann', false],
    ] as const) {
      const id = table.id();
      table.send(link, { t: 'settings', id, settings });
      expect(table.last(link, 'no')?.why).toEqual(refused ? { code: 'maker-only' } : undefined);
    }
    expect(table.last('eve', 'seats')?.settings).toEqual(settings);
    expect(table.last('ben', 'seats')?.settings).toEqual(settings);
  });

  test('ONL-7 ONL-11 a changed setting counts at once, and after a restart', () => {
    const table = withTwo();
    table.do('ben', 'central-officer', { type: 'begin' });
    table.input({ kind: 'gone', link: 'ben' });
    const seats = table.last('ann', 'seats');
    expect([seats?.held, seats?.bots.includes('squad-leader')]).toEqual([null, true]);
    table.send('ann', { t: 'settings', id: table.id(), settings });
    expect(table.last('ann', 'seats')).toMatchObject({ held: 'person-away', bots: [] });
    const again = roomFrom('table', table.stored.map(readRow), standardPack, table.now);
    expect(again.table.settings).toEqual(settings);
  });
});

describe('versions', () => {
  test.each([0, 1])(
    'ONL-15 a device with rows of another history gets everything, also if it has %i rows more than the table',
    (more) => {
      const table = withTwo();
      table.do('ben', 'central-officer', { type: 'begin' });
      const { n = 0, incarnation } = table.last('ann', 'sync') ?? {};
      const have = table.room.table.n;
      table.enter('same', undefined, have, incarnation);
      expect(table.last('same', 'sync')).toBeUndefined();
      table.enter('other', undefined, have + more, 'start-0');
      expect(table.last('other', 'sync')).toMatchObject({ n: have, incarnation });
      expect(have).toBeGreaterThan(n);
    },
  );

  test('ONL-13 a page that knows an older version of the app is told of the newer one, and no other', () => {
    const table = withTwo();
    const hello = { t: 'hello', v: 1, table: 'table-id-0123456789', token: 'door-token-0123456789' } as const;
    table.send('old', { ...hello, device: 'old', have: 1, build: 'older' });
    table.send('same', { ...hello, device: 'same', have: 1, build: 'test' });
    table.send('new', { ...hello, device: 'new' });
    // Before anything that it may not be able to read.
    expect(table.framesOf('old')[0]).toEqual({ t: 'stale', build: 'test' });
    expect([table.last('same', 'stale'), table.last('new', 'stale')]).toEqual([undefined, undefined]);
  });

  test('ONL-13 a row with events of an older version is read, with names turned into causes', () => {
    const old = { at: 5, type: 'menu-opened', why: 'open-menu', seat: 'commander' };
    const row = { v: 3, row: 'asked', at: 5, by: '1', as: 'commander', intent: { type: 'open-menu' }, events: [old] };
    expect(readRow(JSON.stringify(row))).toMatchObject({ events: [{ why: { by: 'intent', intent: 'open-menu' } }] });
    expect(() => readRow('{"v":4,"row":"stolen"}')).toThrow('row');
  });
});

describe('a restart', () => {
  test('ONL-1 ONL-8 the table comes back where its last row left it, and waits for the people', () => {
    const table = withTwo();
    const token = table.stored.length;
    expect(token).toBeGreaterThan(1);
    table.do('ben', 'central-officer', { type: 'begin' });
    passAwake(table, 3_000);
    const before = table.room.table;
    table.restart(60_000);
    expect(table.room.table.game.log.slice(0, before.game.log.length)).toEqual(before.game.log);
    expect(table.open.clock?.menu).toBe(true);
    table.enterAsMaker('ann');
    expect(table.last('ann', 'seats')?.held).toBe('restarted');
    table.pass(7_000);
    expect(table.open.clock?.menu).toBe(true);
  });
});

describe('taking back', () => {
  test('ONL-9 one takes back the own last move, and what another person did since stays', () => {
    const position = { round: 1, begin: 'deploy-interceptors', ufos: { asia: 1 } } as const;
    const table = withTwo({ ...virtual, position });
    if (table.open.phase === 'setup') table.do('ben', 'central-officer', { type: 'begin' });
    expect(table.open.cue?.kind).toBe('deploy-interceptors');
    const [unit] = table.open.board?.units.filter(({ id }) => id.startsWith('interceptor')) ?? [];
    const assign: Intent = { type: 'assign', units: [unit?.id ?? ''], to: 'continent:asia' };
    expect(table.do('ann', 'commander', assign)).toBe('done');
    expect(table.last('ann', 'events')?.undo).toMatchObject({ as: 'commander' });
    expect(table.takeBack('ben')).toBe('nothing');
    expect(table.takeBack('ann')).toBe('done');
    expect(table.open.board?.units.find(({ id }) => id === unit?.id)?.at).toBe('reserve');
    expect(table.last('ben', 'sync')).toMatchObject({ n: table.room.table.n, undone: '1' });
    table.enter('tv');
    expect(table.last('tv', 'sync')).not.toHaveProperty('undone');
  });
});
