import { expect, test } from 'vitest';
import { handClock } from '../../../../tests/tools/hand-clock.ts';
import type { ClientFrame } from '../../../wire/index.ts';
import { type Connect, Connection, type ConnectionStatus } from './connection.ts';

/** A link whose sockets and clock are moved by hand. It has been open for a minute, and all its pings were answered. */
function linked(...chances: number[]) {
  const hand = handClock();
  const sockets: { readonly events: Parameters<Connect>[0]; readonly pings: number[]; isClosed: boolean }[] = [];
  const states: ConnectionStatus[] = [];
  let news = 0;
  const link = new Connection({
    connect(events) {
      const socket = { events, pings: [] as number[], isClosed: false };
      sockets.push(socket);
      return {
        send(text) {
          const frame = JSON.parse(text) as ClientFrame;
          if (frame.t === 'ping') socket.pings.push(frame.c);
        },
        close() {
          socket.isClosed = true;
        },
      };
    },
    now: () => hand.clock.now(),
    wall: () => hand.clock.wall(),
    wake: (afterMs, then) => hand.clock.wake(afterMs, then),
    chance: () => chances.shift() ?? 0,
    hello: () => ({ t: 'hello', v: 2, table: 'table-id-0123456789', token: 'door-token-0123456789', device: 'phone' }),
    isTimed: () => true,
    heard: () => {},
    missed: () => {},
    misunderstood: () => {},
    changed: (state) => states.push(state),
    anew: () => {
      news += 1;
    },
  });
  const socket = () => {
    const last = sockets.at(-1);
    if (last === undefined) throw new Error('no socket');
    return last;
  };
  /** Answers all pings so far, or only the one that was sent at `c`. */
  const answer = (c = socket().pings.at(-1) ?? 0): void =>
    socket().events.heard(JSON.stringify({ t: 'pong', c, at: 5 }));
  socket().events.opened();
  answer();
  for (let steps = 0; steps < 240; steps += 1) {
    hand.pass(250);
    answer();
  }
  states.length = 0;
  return { hand, link, sockets, states, socket, answer, news: () => news };
}

/** Time within which a page that wakes must know the state of its connection, in ms. */
const soonMs = 1_500;

test('a page that wakes asks at once, forgets what its clock was like, and stays if it is answered', () => {
  const { hand, link, sockets, states, socket, answer, news } = linked();
  const [pings, before] = [socket().pings.length, news()];
  hand.miss(20_000);
  link.woke();
  expect([socket().pings.length, news()]).toEqual([pings + 1, before + 1]);
  hand.pass(100);
  answer();
  for (let steps = 0; steps < 40; steps += 1) {
    hand.pass(250);
    answer();
  }
  expect([sockets.length, states, link.state]).toEqual([1, [], 'here']);
});

test('a page that wakes with a dead connection says so within a second and a half, and opens another', () => {
  const { hand, link, sockets, states } = linked();
  hand.miss(20_000);
  link.woke();
  hand.pass(soonMs);
  expect([sockets[0]?.isClosed, states.at(-1)]).toEqual([true, 'away']);
  hand.pass(200);
  expect(sockets).toHaveLength(2);
});

test('what had arrived before the page slept is no answer', () => {
  const { hand, link, states, socket, answer } = linked();
  hand.pass(2_500);
  const old = socket().pings.at(-1);
  hand.miss(20_000);
  link.woke();
  answer(old);
  hand.pass(soonMs);
  expect(states.at(-1)).toBe('away');
});

test('a page that wakes while its connection is lost tries again at once, however long it would have waited', () => {
  const { hand, link, sockets, socket } = linked();
  for (let tries = 0; tries < 6; tries += 1) {
    socket().events.closed(1006);
    hand.pass(4_000);
  }
  socket().events.closed(1006);
  const before = sockets.length;
  link.woke();
  expect(sockets).toHaveLength(before + 1);
});

test('a page that wakes while a connection opens waits for it no longer than for an answer', () => {
  const { hand, link, sockets, socket } = linked();
  socket().events.closed(1006);
  hand.pass(200);
  hand.miss(5_000);
  link.woke();
  hand.pass(soonMs + 200);
  expect(sockets).toHaveLength(3);
});

test.each([false, true])(
  'a timer that comes much too late is a waking, even if nothing else tells of it (clock stopped: %s)',
  (stopped) => {
    const { hand, news, states, socket } = linked();
    const [pings, before] = [socket().pings.length, news()];
    hand.miss(20_000, stopped);
    hand.pass(stopped ? 1_000 : 0);
    expect(socket().pings.length).toBeGreaterThan(pings);
    expect(news()).toBe(before + 1);
    hand.pass(soonMs);
    expect(states.at(-1)).toBe('away');
  },
);

test('an awake page gives a silent connection up after eight seconds, and calls it slow before that', () => {
  const { hand, states } = linked();
  hand.pass(2_500 + 2_500);
  expect(states).toEqual(['slow']);
  hand.pass(6_000);
  expect(states).toEqual(['slow', 'away']);
});

test.each([4003, 4009, 4010])('a link that has ended for good (%d) does not wake', (code) => {
  const { link, sockets, socket } = linked();
  socket().events.closed(code);
  // An older protocol is tried first.
  if (code === 4010) socket().events.closed(code);
  const { length } = sockets;
  link.woke();
  expect(sockets).toHaveLength(length);
});

test('ONL-13 a server that restarts says when to come back, and the page says why it waits', () => {
  const { hand, link, sockets, states, socket, answer } = linked();
  socket().events.closed(1012, '3000');
  hand.pass(2_999);
  expect([sockets.length, states]).toEqual([1, ['restarting']]);
  hand.pass(1);
  socket().events.opened();
  answer();
  expect([sockets.length, link.state]).toEqual([2, 'here']);
});

test('ONL-13 a server that does not come back is away after some tries', () => {
  const { hand, states, socket } = linked();
  socket().events.closed(1012, '100');
  hand.pass(100);
  for (let tries = 0; tries < 4; tries += 1) {
    expect(states).toEqual(['restarting']);
    socket().events.closed(1006);
    hand.pass(4_000);
  }
  socket().events.closed(1006);
  expect(states).toEqual(['restarting', 'away']);
});

test.each(['', 'soon', '-5', '99999999', '4e9'])(
  'a server that restarts cannot keep a page away for long: %j',
  (reason) => {
    const { hand, sockets, socket } = linked();
    socket().events.closed(1012, reason);
    hand.pass(30_000);
    expect(sockets.length).toBeGreaterThan(1);
  },
);

test('ONL-13 pages that lose a server together do not come back at one instant', () => {
  const waits = [0, 0.5, 0.99].map((chance) => {
    const { hand, socket } = linked(chance);
    socket().events.closed(1006);
    return Math.round(hand.nextIn() ?? 0);
  });
  expect(waits).toEqual([200, 150, 101]);
});
