// Which device sounds for the room (ONL-19).

import { expect, test } from 'vitest';
import { oldestProtocol, protocol, type Sounding } from '../../../src/wire/index.ts';
import { OnlineTable } from '../../tools/online.ts';

const door = 'door-token-0123456789';

/** Mei is Central Officer, Ana commands. */
function two(): OnlineTable {
  const at = new OnlineTable({ seed: 'sounding', mode: 'companion', difficulty: 'easy' });
  at.enterAsMaker('ana');
  at.sit('ana', ['commander']);
  at.enter('mei');
  at.sit('mei', ['central-officer']);
  return at;
}

/** A device says hello, as one that wants to sound in this way. */
function hello(at: OnlineTable, device: string, sounds?: Sounding, token = door, v = protocol): void {
  const wants = sounds === undefined ? {} : { sounds };
  at.send(device, { t: 'hello', v, table: 'table-id-0123456789', token, device, ...wants });
}

const sounding = (at: OnlineTable, devices: readonly string[]): string[] =>
  devices.filter((device) => at.last(device, 'sounds')?.room === true);

test('ONL-19 one device sounds for the room: the television, else the Central Officer’s, else that of somebody who plays', () => {
  const at = two();
  const all = ['ana', 'mei', 'tv', 'other', 'phone'];
  expect(sounding(at, all)).toEqual(['mei']);
  hello(at, 'phone');
  hello(at, 'tv', 'wall');
  hello(at, 'other', 'wall');
  expect(sounding(at, all)).toEqual(['tv']);
  at.input({ kind: 'gone', link: 'tv' });
  expect(sounding(at, ['ana', 'mei', 'other', 'phone'])).toEqual(['other']);
  at.input({ kind: 'gone', link: 'other' });
  at.input({ kind: 'gone', link: 'mei' });
  expect(sounding(at, ['ana', 'phone'])).toEqual(['ana']);
});

test('ONL-19 whoever chooses it sounds in the place of the table’s choice, and whoever refuses it never does', () => {
  const at = two();
  hello(at, 'tv', 'wall');
  hello(at, 'speaker', 'here');
  expect(sounding(at, ['ana', 'mei', 'tv', 'speaker'])).toEqual(['speaker']);
  hello(at, 'speaker', 'never');
  expect(sounding(at, ['ana', 'mei', 'tv', 'speaker'])).toEqual(['tv']);
  hello(at, 'tv', 'never');
  expect(sounding(at, ['ana', 'mei', 'tv', 'speaker'])).toEqual(['mei']);
});

test('ONL-19 a device that has gone silent does not keep the room silent', () => {
  const at = two();
  hello(at, 'tv', 'wall');
  for (let passed = 0; passed < 10_000; passed += 1_000) {
    at.pass(1_000);
    for (const link of ['ana', 'mei']) at.send(link, { t: 'ping', c: passed });
  }
  expect(sounding(at, ['ana', 'mei'])).toEqual(['mei']);
});

test('ONL-13 a page of the first protocol hears nothing of it', () => {
  const at = two();
  hello(at, 'old', undefined, door, oldestProtocol);
  expect(at.last('old', 'sounds')).toBeUndefined();
});
