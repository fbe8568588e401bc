import { expect, test } from 'vitest';
import { askingLimit, enteringLimit, networkOf } from './limits.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:0:0:ffff::', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  ['', ''],
  ['unknown', 'unknown'],
])('ONL-12 the address %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

/** Returns how many of these simultaneous tries go through. */
const through = (tries: number, may: () => boolean): number =>
  Array.from({ length: tries }, may).filter(Boolean).length;

test('ONL-12 making tables is limited for each address, and for each network of IPv6', () => {
  const may = askingLimit(() => 0);
  const make = (address: string | null) => () => may('POST', '/tables', address);
  expect(through(50, make('192.0.2.1'))).toBe(10);
  expect(through(50, make('192.0.2.2'))).toBe(10);
  let last = 0;
  const another = (): string => {
    last += 1;
    return `2001:db8::${last.toString(16)}`;
  };
  expect(through(500, () => may('POST', '/tables', another()))).toBe(10);
  expect(through(50, make(null))).toBe(50);
  expect(through(90, () => may('GET', '/tables/x/save', '192.0.2.1'))).toBe(60);
  expect(through(50, () => may('GET', '/', '192.0.2.1'))).toBe(50);
});

test('ONL-12 ONL-13 a hundred people behind one address come back at once, and others enter five by five', () => {
  let now = 0;
  const may = enteringLimit(() => now);
  expect(through(20, () => may('192.0.2.1', 'none'))).toBe(5);
  expect(through(100, () => may('192.0.2.1', 'seat'))).toBe(100);
  now = 10_000;
  expect(through(20, () => may('192.0.2.1', 'door'))).toBe(5);
});

test('ONL-12 a clock that is put back locks nobody out', () => {
  let now = 1_000_000;
  const may = askingLimit(() => now);
  expect(through(50, () => may('POST', '/tables', '192.0.2.1'))).toBe(10);
  now = 0;
  expect(through(50, () => may('POST', '/tables', '192.0.2.1'))).toBe(10);
});
