import { expect, test } from 'vitest';
import { handClock } from '../../../../tests/tools/hand-clock.ts';
import { OnlineTable as Table, virtual } from '../../../../tests/tools/online.ts';
import { reasons } from '../../../bots/bot/reasons.ts';
import { standardPack } from '../../../content/standard/pack.ts';
import type { ClientFrame, ServerFrame, ServerFrameOf } from '../../../wire/index.ts';
import type { SessionEvent } from '../session/session.ts';
import type { Connect } from './connection.ts';
import { OnlineTable } from './online-table.ts';

/** A device whose socket and clock are moved by hand. */
function deviceOf() {
  const { clock, pass } = handClock();
  const sent: ClientFrame[] = [];
  const pack = Promise.withResolvers<typeof standardPack>();
  const sockets: Parameters<Connect>[0][] = [];
  const online = new OnlineTable({
    key: { table: 'table-id-0123456789', token: 'door-token-0123456789' },
    device: 'phone',
    newToken: () => 'seat-token-0123456789',
    clock,
    chance: () => 0,
    onWake: () => () => {},
    packOf: () => pack.promise,
    connect(events) {
      sockets.push(events);
      return { send: (text) => void sent.push(JSON.parse(text) as ClientFrame), close: () => {} };
    },
  });
  sockets[0]?.opened();
  return {
    online,
    pass,
    now: () => clock.now(),
    sockets,
    /** Resolves the pack of the game. */
    load: () => pack.resolve(standardPack),
    hear: (frame: ServerFrame) => sockets.at(-1)?.heard(JSON.stringify(frame)),
    /** The presses sent so far. */
    presses: () => sent.filter((frame) => 'id' in frame),
    /** Versions of the protocol in the first frames so far. */
    versions: () => sent.flatMap((frame) => (frame.t === 'hello' ? [frame.v] : [])),
    /** Number of first frames so far. */
    hellos: () => sent.filter(({ t }) => t === 'hello').length,
  };
}

/** Returns the frames that a television gets in a game of bots: one `sync`, then rows. */
function toldFrames(): { readonly sync: ServerFrameOf<'sync'>; readonly rows: readonly ServerFrameOf<'events'>[] } {
  const table = new Table();
  table.enterAsMaker('ann');
  table.sit('ann', ['commander', 'central-officer']);
  table.enter('tv');
  table.do('ann', 'central-officer', { type: 'begin' });
  for (let i = 0; i < 20; i += 1) {
    table.send('ann', { t: 'ping', c: i });
    table.pass(3_000);
  }
  const frames = table.framesOf('tv');
  const sync = frames.find((frame) => frame.t === 'sync');
  if (sync === undefined) throw new Error('no sync');
  return { sync, rows: frames.filter((frame) => frame.t === 'events').slice(0, 8) };
}

const { sync, rows } = toldFrames();
const noCrew = {} as never;

test('ONL-3 rows that arrive while the pack of the game is still loaded are shown', async () => {
  const device = deviceOf();
  device.hear(sync);
  for (const row of rows.slice(0, 2)) device.hear(row);
  device.load();
  await device.online.ready;
  expect(device.online.session(noCrew).now().cueNumber).toBe(1);
  expect(device.hellos()).toBe(1);
});

test('ONL-3 a missing row is asked for again, even if others keep arriving', async () => {
  const device = deviceOf();
  device.hear(sync);
  device.load();
  await device.online.ready;
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows.slice(1)) {
    device.pass(150);
    device.hear(row);
  }
  expect(device.hellos()).toBeGreaterThan(1);
});

test('ONL-1 a connection that brings frames but takes none is given up', () => {
  const device = deviceOf();
  device.hear(sync);
  for (let seconds = 0; seconds < 10; seconds += 1) {
    device.pass(1_000);
    device.hear({ t: 'said', by: '1', word: 'good' });
  }
  expect(device.sockets).toHaveLength(2);
});

test('ONL-9 a device is told whose action was taken back, and not of one that happened while it was away', async () => {
  const device = deviceOf();
  device.hear(sync);
  device.load();
  await device.online.ready;
  const told: unknown[] = [];
  device.online.session(noCrew).listen((news) => told.push(news));
  device.online.listen((news) => told.push(news));
  device.hear({ ...sync, n: sync.n + 1, undone: '2' });
  device.hear({ ...sync, n: sync.n + 3 });
  expect(told).toEqual([
    { takenBack: true, by: '2' },
    { kind: 'signal', signal: { t: 'undone', by: '2' } },
    { takenBack: true },
  ]);
});

test('ONL-9 nothing can be taken back for a role that has changed hands', async () => {
  const table = new Table({ ...virtual, position: { round: 1, begin: 'deploy-interceptors', ufos: { asia: 1 } } });
  table.enterAsMaker('ann');
  table.sit('ann', ['commander', 'central-officer']);
  if (table.open.phase === 'setup') table.do('ann', 'central-officer', { type: 'begin' });
  const [unit] = table.open.board?.units.filter(({ id }) => id.startsWith('interceptor')) ?? [];
  table.do('ann', 'commander', { type: 'assign', units: [unit?.id ?? ''], to: 'continent:asia' });
  table.enterAsMaker('ann');
  const device = deviceOf();
  for (const frame of table.framesOf('ann')) device.hear(frame);
  device.load();
  await device.online.ready;
  const session = device.online.session(noCrew);
  expect(session.undo()).toMatchObject({ seat: 'commander' });
  table.sit('ann', ['central-officer']);
  device.hear(table.last('ann', 'seats') as ServerFrame);
  expect(session.undo()).toBeNull();
});

test('a device is told what a bot did, and why', async () => {
  const device = deviceOf();
  device.hear(sync);
  device.load();
  await device.online.ready;
  const told: SessionEvent[] = [];
  device.online.session(noCrew).listen((news) => told.push(news));
  for (const row of rows) device.hear(row);
  const moves = told.flatMap((news) => ('bot' in news ? [news.bot] : []));
  expect(moves.length).toBeGreaterThan(0);
  for (const { as, intent, reason } of moves) {
    expect(['chief-scientist', 'squad-leader']).toContain(as);
    expect(intent.type).toBeDefined();
    expect(reasons[reason]).toBeDefined();
  }
  const [row] = rows.filter(({ by }) => by === 'bot');
  if (row === undefined) throw new Error('no bot has moved');
  told.length = 0;
  device.hear({ ...row, n: sync.n + rows.length + 1, why: { reason: 'of-a-newer-app' } });
  expect(told).toEqual([{ events: row.events }]);
});

test('ONL-13 a table of an older server is spoken to in the version before, and one that knows neither ends the link', () => {
  const device = deviceOf();
  device.sockets[0]?.closed(4010);
  device.pass(1_000);
  device.sockets[1]?.opened();
  expect(device.versions()).toEqual([2, 1]);
  device.sockets[1]?.closed(4010);
  expect(device.online.state).toBe('old');
});

test('ONL-5 a clock that cannot be reached stands still, and is that of the table with the first pong after that', async () => {
  const device = deviceOf();
  device.hear(sync);
  for (const row of rows.slice(0, 1)) device.hear(row);
  device.load();
  await device.online.ready;
  const session = device.online.session(noCrew);
  let news = 0;
  session.listen(() => {
    news += 1;
  });
  const begun = session.now().at;
  device.pass(2_000);
  expect([session.now().at, session.isStill?.()]).toEqual([begun + 2_000, false]);
  device.sockets.at(-1)?.closed(1006);
  expect(news).toBe(1);
  const lost = session.now().at;
  device.pass(150);
  expect([session.now().at, session.isStill?.()]).toEqual([lost, true]);
  device.pass(5_000);
  device.sockets.at(-1)?.opened();
  expect(session.now().at).toBe(lost);
  device.hear({ t: 'pong', c: device.now(), at: lost + 500 });
  expect([session.now().at, session.isStill?.(), news]).toEqual([lost + 500, false, 2]);
});

test('ONL-5 a device that has lost its table shows no time of its own before the first pong, whatever it is told', async () => {
  const device = deviceOf();
  device.hear(sync);
  device.load();
  await device.online.ready;
  const session = device.online.session(noCrew);
  for (const row of rows.slice(0, 1)) device.hear(row);
  device.hear({ t: 'pong', c: device.now(), at: rows[0]?.at ?? 0 });
  device.sockets.at(-1)?.closed(1006);
  const lost = session.now().at;
  device.pass(5_000);
  device.sockets.at(-1)?.opened();
  for (const row of rows.slice(1, 2)) device.hear({ ...row, at: lost });
  expect([session.isStill?.(), session.now().at]).toEqual([true, lost]);
  device.hear({ t: 'pong', c: device.now(), at: lost + 100 });
  expect([session.isStill?.(), session.now().at]).toEqual([false, lost + 100]);
});

test('ONL-5 the screen is told when the shown time jumps, because nothing else may happen for long', async () => {
  const device = deviceOf();
  device.hear(sync);
  device.load();
  await device.online.ready;
  device.hear({ t: 'pong', c: device.now(), at: sync.at });
  let told = 0;
  const session = device.online.session(noCrew);
  session.listen(() => {
    told += 1;
  });
  device.hear({ t: 'pong', c: device.now(), at: sync.at + 10 });
  expect(told).toBe(0);
  device.hear({ t: 'pong', c: device.now(), at: sync.at + 60_000 });
  device.hear({ t: 'pong', c: device.now(), at: sync.at + 20 });
  expect([told, session.now().at]).toEqual([2, sync.at + 20]);
});

test('an impatient second press is not sent, and gets the answer of the first', async () => {
  const device = deviceOf();
  device.hear(sync);
  device.load();
  await device.online.ready;
  const session = device.online.session(noCrew);
  const done = [session.ask({ type: 'done' }, 'commander'), session.ask({ type: 'done' }, 'commander')];
  expect(device.presses()).toHaveLength(1);
  device.hear({ t: 'ack', id: 'phone-1', n: sync.n });
  expect(await Promise.all(done)).toEqual([null, null]);
  const back = [session.takeBack(), session.takeBack()];
  expect(device.presses()).toHaveLength(2);
  device.hear({ t: 'ack', id: 'phone-2', n: sync.n });
  expect(await Promise.all(back)).toEqual([true, true]);
  void session.takeBack();
  expect(device.presses()).toHaveLength(3);
});

test('a second press that asks for one more, or that takes another one back, is sent', async () => {
  const device = deviceOf();
  device.hear(sync);
  device.load();
  await device.online.ready;
  const session = device.online.session(noCrew);
  for (let times = 0; times < 2; times += 1) void session.ask({ type: 'buy', kind: 'assault' }, 'commander');
  for (const type of ['pause', 'resume', 'pause'] as const) void session.ask({ type }, 'central-officer');
  expect(device.presses()).toHaveLength(5);
});
