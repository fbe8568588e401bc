// One suite for every host of tables, over real HTTP and real sockets.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { bots } from '../../src/bots/index.ts';
import { roles } from '../../src/content/roles.ts';
import { playGame } from '../../src/sim/game.ts';
import { makeSave } from '../../src/wire/index.ts';
import { parseSave } from '../tools/saves/saves.ts';
import { root } from '../tools/sources.ts';
import { askForTable, type MadeTable, TableClient } from '../tools/table-client.ts';
import { eachAtTable } from './at-table.ts';
import { momentAt, wishes } from './hosted.ts';
import { hosts } from './hosts.ts';
import { lostIn } from './kills.ts';
import { Presser } from './presser.ts';
import { saveBeforeClose } from './timed-save.ts';

interface MadeRefusal {
  readonly refused: { readonly code: string };
}

const begin = { type: 'begin' } as const;

describe.each(Object.values(hosts))('a table on the host $name', (host) => {
  const at = eachAtTable(host);

  test('ONL-10 is found by its code in any letters, and by no other', async () => {
    const found = await at.hosting.get(`/codes/${at.made.code.toLowerCase()}`);
    expect(await found.json()).toEqual({ table: at.made.table, door: at.made.door });
    const others = await Promise.all(['AAAAAA', '123456', 'A'].map((code) => at.hosting.get(`/codes/${code}`)));
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  test('ONL-3 gives its rows numbers without gaps, in the same order for everybody', async () => {
    const ann = await at.hosting.maker(at.made);
    const tv = await at.hosting.guest(at.made);
    await tv.frame('sync');
    const presser = new Presser('order');
    for (let presses = 0; presses < 20; presses += 1) await presser.press(ann);
    const last = Math.max(...presser.confirmed.values());
    await tv.until(() => tv.frames.some((frame) => frame.t === 'events' && frame.n === last));
    const numbers = tv.frames.flatMap((frame) => (frame.t === 'events' && frame.n <= last ? [frame.n] : []));
    expect(numbers).toEqual(Array.from({ length: last - 1 }, (_, i) => i + 2));
    expect(last).toBeGreaterThan(5);
    await at.hosting.kill();
    expect(lostIn(at.hosting.rows(), presser.confirmed)).toEqual([]);
  });

  test('ONL-1 carries a press out once, however often it comes, and confirms it with the same number', async () => {
    const ann = await at.hosting.maker(at.made);
    await ann.sit([...roles], 'Ann');
    const press = { t: 'do', id: 'once', intent: begin, as: 'central-officer', on: await momentAt(ann) } as const;
    ann.send(press);
    ann.send(press);
    const acks = () => ann.frames.flatMap((frame) => (frame.t === 'ack' && frame.id === 'once' ? [frame.n] : []));
    await ann.until(() => acks().length === 2);
    ann.cut();
    const again = await at.hosting.maker(at.made);
    again.send(press);
    await again.frame('ack');
    expect([...acks(), (await again.frame('ack')).n]).toEqual([2, 2, 2]);
    await at.hosting.kill();
    expect(at.hosting.rows().filter((row) => row.includes('"once"'))).toHaveLength(1);
  });

  test('ONL-2 refuses a press for a moment that is over', async () => {
    const ann = await at.playing();
    const on = await momentAt(ann);
    expect(await ann.do('central-officer', begin, on)).toEqual({ code: 'too-late' });
  });

  test('ONL-5 closes a cue by itself when its time is over', async () => {
    at.made = await askForTable(at.hosting.address, { save: saveBeforeClose(300) });
    const ann = await at.hosting.maker(at.made);
    await ann.frame('sync');
    await ann.sit([...roles], 'Ann');
    const closed = await ann.until(() =>
      ann.frames.find((frame) => frame.t === 'events' && frame.events.some(({ type }) => type === 'cue-closed')),
    );
    expect(closed).toMatchObject({ by: 'table' });
  });

  test('ONL-3 tells somebody who comes back only what they have missed', async () => {
    const presser = new Presser('back');
    const ann = await at.hosting.maker(at.made);
    for (let presses = 0; presses < 8; presses += 1) await presser.press(ann);
    const last = Math.max(...presser.confirmed.values());
    const { incarnation = '' } = await ann.frame('sync');
    ann.cut();
    const again = await at.hosting.maker(at.made, { have: last - 2, incarnation });
    await again.frame('seats');
    const frames = again.frames.filter(({ t }) => t === 'events' || t === 'sync');
    expect(frames.slice(0, 2)).toMatchObject([
      { t: 'events', n: last - 1 },
      { t: 'events', n: last },
    ]);
    const newcomer = await at.hosting.guest(at.made);
    expect((await newcomer.frame('sync')).n).toBeGreaterThanOrEqual(last);
  });

  test('ONL-10 lets a second device take a seat over, and tells the first', async () => {
    const ann = await at.hosting.maker(at.made);
    await ann.frame('sync');
    const tablet = await at.hosting.maker(at.made, { device: 'tablet' });
    await tablet.frame('sync');
    expect(await ann.end()).toBe(4009);
  });

  test('ONL-10 lets those who watch send nothing', async () => {
    const ann = await at.playing();
    const tv = await at.hosting.guest(at.made);
    expect(await tv.do('commander', { type: 'done' }, await momentAt(tv))).toEqual({ code: 'not-your-role' });
    tv.send({ t: 'word', word: 'wait' });
    tv.send({ t: 'ping', c: 1 });
    await tv.frame('pong');
    ann.send({ t: 'word', word: 'good' });
    await tv.frame('said');
    expect(tv.frames.filter(({ t }) => t === 'said')).toEqual([{ t: 'said', by: '1', word: 'good' }]);
  });

  test.each([
    ['text that is no frame', 'hello', 4001],
    ['a frame that is of no kind', '{"t":7}', 4001],
    ['an invalid frame', '{"t":"ping","c":"now"}', 4001],
    ['a frame that is too long', `"${'x'.repeat(20_000)}"`, 1009],
  ])('ONL-12 closes the socket of %s', async (_, text, code) => {
    const eve = await at.hosting.guest(at.made);
    await eve.frame('sync');
    eve.sendText(text);
    expect(await eve.end()).toBe(code);
    const stranger = await TableClient.connect(at.hosting.address, at.made.table);
    stranger.sendText(text);
    expect(await stranger.end()).toBe(code);
  });

  test('ONL-10 ONL-13 closes the sockets of wrong tokens, unknown tables, newer versions and frames before hello', async () => {
    const { table, door } = at.made;
    const hello = { t: 'hello', v: 1, table, token: door, device: 'eve' };
    const unknown = 'no-such-table-0123456789';
    const sent = [
      [table, { ...hello, token: 'no-such-token-0123456789' }],
      [unknown, { ...hello, table: unknown }],
      [table, { ...hello, v: 99 }],
      [table, { t: 'ping', c: 1 }],
    ] as const;
    const codes = sent.map(async ([where, frame]) => {
      const eve = await TableClient.connect(at.hosting.address, where);
      eve.sendText(JSON.stringify(frame));
      return await eve.end();
    });
    expect(await Promise.all(codes)).toEqual([4003, 4003, 4010, 4001]);
  });

  test('ONL-13 passes over what a newer page sends, and lets nobody in by it', async () => {
    const eve = await at.hosting.guest(at.made);
    await eve.frame('sync');
    for (const text of [
      '{"t":"steal"}',
      '{"t":"word","word":"hooray"}',
      '{"t":"steal","id":"s-1"}',
      '{"t":"ping","c":1,"x":[]}',
    ]) {
      eve.sendText(text);
    }
    expect((await eve.frame('no')).why).toEqual({ code: 'not-understood' });
    await eve.frame('pong');
    expect(eve.closed).toBeNull();
    const stranger = await TableClient.connect(at.hosting.address, at.made.table);
    stranger.sendText('{"t":"steal"}');
    expect(await stranger.end()).toBe(4001);
  });

  test('ONL-12 slows down first frames, other frames, presses and the guessing of codes', async () => {
    const greeted = await Promise.all(Array.from({ length: 8 }, (_, i) => at.hosting.guest(at.made, `tv-${i}`)));
    const ends = greeted.map((one) => one.until(() => one.closed ?? one.frames.some(({ t }) => t === 'sync')));
    expect(new Set(await Promise.all(ends))).toEqual(new Set([true, 4008]));
    const eve = greeted.find(({ closed }) => closed === null);
    for (let i = 0; i < 30; i += 1) eve?.send({ t: 'take-back', id: `fast-${i}` });
    const refused = await eve?.until(() =>
      eve.frames.find((frame) => frame.t === 'no' && frame.why.code === 'too-fast'),
    );
    expect(refused?.t === 'no' ? refused.id : null).toMatch(/^fast-2\d$/);
    for (let i = 0; i < 300; i += 1) eve?.send({ t: 'ping', c: i });
    expect(await eve?.end()).toBe(4008);
    const guesses = await Promise.all(Array.from({ length: 60 }, () => at.hosting.get('/codes/AAAAAA')));
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([404, 429]));
  });

  test('is not opened by pages of other sites', async () => {
    const path = `${at.hosting.address.replace('http', 'ws')}/socket?table=${at.made.table}`;
    const refused = await new Promise((resolve) => {
      const socket = new WebSocket(path, { headers: { origin: 'https://elsewhere.example' } });
      socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
      socket.on('open', () => resolve('open'));
    });
    expect(refused).toBe(403);
  });

  test('ONL-1 ONL-8 is there again after kill -9, with every confirmed press once, and holds its clock', async () => {
    const ann = await at.playing();
    await at.hosting.kill();
    expect(await ann.end()).toBe(1006);
    await at.hosting.start();
    const tv = await at.hosting.guest(at.made);
    expect((await tv.frame('sync')).n).toBe(2);
    expect(await tv.frame('events')).toMatchObject({ n: 3, by: 'table', events: [{ type: 'menu-opened' }] });
    expect((await tv.frame('seats')).held).toBe('nobody-here');
    const presser = new Presser('killed');
    const again = await at.hosting.maker(at.made);
    for (let presses = 0; presses < 10; presses += 1) await presser.press(again);
    const underWay = presser.press(again);
    await at.hosting.kill();
    await underWay;
    expect(lostIn(at.hosting.rows(), presser.confirmed)).toEqual([]);
    expect(presser.confirmed.size).toBeGreaterThan(3);
  });

  test('ONL-8 sleeps when nobody was there for long, and waits until somebody wakes it', async () => {
    await at.playing();
    await at.hosting.kill();
    await at.hosting.start();
    const tv = await at.hosting.guest(at.made);
    expect(await tv.frame('events')).toMatchObject({ events: [{ type: 'menu-opened' }] });
    await at.hosting.kill();
    at.hosting.leaveAlone(3_600_000);
    await at.hosting.start();
    const ann = await at.hosting.maker(at.made, { device: 'back' });
    expect((await ann.frame('seats')).held).toBe('asleep');
    expect(await ann.do('central-officer', { type: 'close-menu' }, await momentAt(ann))).toBe(4);
    const seats = await ann.until(() => ann.frames.find((frame) => frame.t === 'seats' && frame.held === null));
    expect(seats).toMatchObject({ seats: [{ name: 'Ann', link: 'here' }] });
  });

  test('ONL-10 gets a new address from its maker: the old one leads nowhere, seats stay, and kill -9 changes nothing', async () => {
    const ann = await at.playing();
    const tv = await at.hosting.guest(at.made);
    await tv.frame('sync');
    const path = `/tables/${at.made.table}/address`;
    const ask = (token?: string) => at.hosting.get(path, token, 'POST');
    const refused = await Promise.all([
      ask(),
      ask(at.made.door),
      at.hosting.get('/tables/x/address', at.made.maker, 'POST'),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    const answer = await ask(at.made.maker);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const moved = { ...at.made, ...((await answer.json()) as Pick<MadeTable, 'code' | 'door'>) };
    // The television may be announced meanwhile, with the old code.
    await ann.until(() => ann.frames.some((frame) => frame.t === 'seats' && frame.code === moved.code));
    expect(await tv.end()).toBe(4003);
    for (const restart of [false, true]) {
      if (restart) {
        await at.hosting.kill();
        await at.hosting.start();
      }
      expect((await at.hosting.get(`/codes/${at.made.code}`)).status).toBe(404);
      expect(await (await at.hosting.get(`/codes/${moved.code}`)).json()).toEqual({
        table: at.made.table,
        door: moved.door,
      });
      expect(await (await at.hosting.guest(at.made)).end()).toBe(4003);
      expect((await (await at.hosting.guest(moved)).frame('sync')).open.cueNumber).toBe(1);
      expect((await (await at.hosting.maker(at.made)).frame('sync')).you).toBe('1');
    }
  });

  test('ONL-10 has one address in the end, however many are asked for at once', async () => {
    const path = `/tables/${at.made.table}/address`;
    const answers = await Promise.all(Array.from({ length: 5 }, () => at.hosting.get(path, at.made.maker, 'POST')));
    const given = (await Promise.all(answers.map((answer) => answer.json()))) as Pick<MadeTable, 'code' | 'door'>[];
    const found = await Promise.all(given.map(({ code }) => at.hosting.get(`/codes/${code}`)));
    const lasting = given.filter((_, i) => found[i]?.ok);
    expect(lasting).toHaveLength(1);
    const frames = given.map(async ({ door }) => {
      const guest = await at.hosting.guest({ ...at.made, door });
      return guest.until(() => guest.closed ?? guest.frames.find((frame) => frame.t === 'seats')?.code);
    });
    expect(await Promise.all(frames)).toEqual(given.map(({ code }) => (code === lasting[0]?.code ? code : 4003)));
  });

  test('ONL-1 ONL-4 shows everybody a game that is over, and lays a rematch that kill -9 does not undo', async () => {
    const over = playGame({ seed: 'over', difficulty: 'expert' }, bots.beginner);
    at.made = await askForTable(at.hosting.address, { save: makeSave(over) });
    const ann = await at.hosting.maker(at.made);
    await ann.sit([...roles], 'Ann');
    const tv = await at.hosting.guest(at.made);
    await tv.frame('sync');
    for (const token of [at.made.maker, at.made.door]) {
      const answer = await at.hosting.get(`/tables/${at.made.table}/save?over`, token);
      expect(parseSave(await answer.json())).toMatchObject({ state: { open: { outcome: over.state.open.outcome } } });
    }
    expect(await ann.rematch('again')).toBe(2);
    expect(await ann.rematch('too late')).toMatchObject({ code: 'too-late' });
    const shown = await tv.until(() => tv.frames.find((frame) => frame.t === 'sync' && frame.game === 2));
    expect(shown).toMatchObject({ n: 2, open: { phase: 'setup', outcome: null } });
    expect((await at.hosting.get(`/tables/${at.made.table}/save?over`, at.made.maker)).status).toBe(404);
    await at.hosting.kill();
    await at.hosting.start();
    const again = await (await at.hosting.guest(at.made)).frame('sync');
    expect(again).toMatchObject({ game: 2, open: { phase: 'setup', outcome: null } });
  });

  test('FIN-16 is played with a pack of cards, which everybody can fetch by its hash', async () => {
    const pack = readFileSync(join(root, 'examples/night-shift.json'), 'utf8');
    at.made = await askForTable(at.hosting.address, { game: wishes, pack });
    const tv = await at.hosting.guest(at.made);
    const { pack: hash } = await tv.frame('sync');
    const file = await at.hosting.get(`/packs/${hash}`);
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect(await file.text()).toBe(pack);
    expect((await at.hosting.get('/packs/none')).status).toBe(404);
  });

  test('FIN-15 FIN-16 is not made of anything but wishes or a save, and not by a form of another page', async () => {
    const ask = async (body: string, type = 'application/json'): Promise<readonly unknown[]> => {
      const headers = { 'content-type': type };
      const answer = await fetch(`${at.hosting.address}/tables`, { method: 'POST', headers, body });
      const text = await answer.text();
      return [answer.status, text.startsWith('{') ? (JSON.parse(text) as MadeRefusal).refused.code : null];
    };
    const game = wishes;
    for (const asked of [{}, { game, save: {} }, { game, door: 'mine' }, { game, pack: '{}' }]) {
      expect(await ask(JSON.stringify(asked))).toEqual([400, 'bad-request']);
    }
    expect(await ask(JSON.stringify({ save: {} }))).toEqual([422, 'save-foreign']);
    expect(await ask('{')).toEqual([400, null]);
    expect(await ask(JSON.stringify({ game }), 'application/x-www-form-urlencoded')).toEqual([415, null]);
  });
});
