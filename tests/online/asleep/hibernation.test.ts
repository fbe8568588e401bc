import { expect, test } from 'vitest';
import { roles } from '../../../src/content/roles.ts';
import { restoreSessions, skippedIn } from '../../../src/server/durable/socket-attachment.ts';
import { OnlineTable } from '../../tools/online.ts';

/** Puts a table to sleep for some time, and wakes it with the memory of its sockets. */
function hibernate(table: OnlineTable, ms: number): void {
  const { links, startedAt, restartedAt } = table.room;
  const memories = [...links].map(([name, link]) => ({
    name,
    address: '',
    hasGreeted: true,
    link,
    clock: { startedAt, restartedAt, skippedMs: 0 },
  }));
  table.now += ms;
  table.room = restoreSessions(table.load(ms), memories);
  table.input({ kind: 'time' });
}

test('ONL-5 ONL-8 a table that hibernates with its sockets goes on as if it had been awake', () => {
  const awake = new OnlineTable();
  const asleep = new OnlineTable();
  for (const table of [awake, asleep]) {
    table.enterAsMaker('ann');
    table.sit('ann', [...roles]);
    table.do('ann', 'central-officer', { type: 'begin' });
    table.pass(2_000);
  }
  awake.pass(3_000);
  hibernate(asleep, 3_000);
  for (const table of [awake, asleep]) table.send('ann', { t: 'ping', c: 1 });
  expect(asleep.last('ann', 'pong')).toEqual(awake.last('ann', 'pong'));
  for (const table of [awake, asleep]) table.pass(60_000);
  expect(asleep.open).toEqual(awake.open);
  expect(asleep.stored).toEqual(awake.stored);
});

test('ONL-21 who is ready stays so while a table hibernates', () => {
  const table = new OnlineTable();
  table.enterAsMaker('ann');
  table.sit('ann', ['central-officer'], 'Ann');
  table.enter('ben');
  table.sit('ben', ['commander'], 'Ben');
  table.press('ben', { t: 'ready', ready: true });
  hibernate(table, 20_000);
  for (const name of ['ann', 'ben']) table.send(name, { t: 'ping', c: 1 });
  expect(table.open.phase).toBe('setup');
  table.press('ann', { t: 'ready', ready: true });
  expect(table.open.phase).toBe('timed');
});

test('ONL-8 without its sockets it has restarted, and holds its clock', () => {
  const table = new OnlineTable();
  table.enterAsMaker('ann');
  table.sit('ann', [...roles]);
  table.do('ann', 'central-officer', { type: 'begin' });
  const { room } = table;
  expect(restoreSessions({ ...room, restartedAt: 5 }, [])).toEqual({ ...room, restartedAt: 5, links: new Map() });
});

test('ONL-5 after hibernation its time does not begin before what its people were last heard at', () => {
  const table = new OnlineTable();
  table.enterAsMaker('ann');
  table.pass(2_000);
  table.enter('tv');
  const memories = [...table.room.links].map(([name, link]) => ({
    name,
    address: '',
    hasGreeted: true,
    link,
    clock: null,
  }));
  const putBackMs = 3_600_000;
  expect(skippedIn(memories, table.now - putBackMs)).toBe(-putBackMs);
  expect(skippedIn(memories, table.now + 5_000)).toBe(0);
  expect(skippedIn([], table.now)).toBe(0);
});

test('FIN-19 what its clock left out stays left out after hibernation', () => {
  const clock = { startedAt: 0, restartedAt: null, skippedMs: 40_000 };
  const table = new OnlineTable();
  table.enterAsMaker('ann');
  const memories = [...table.room.links].map(([name, link]) => ({ name, address: '', hasGreeted: true, link, clock }));
  expect(skippedIn(memories, table.now + 60_000)).toBe(40_000);
});
