import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { expect, test } from 'vitest';
import { networkOf } from '../hosting/limits.ts';
import { callerOf } from './callers.ts';

const isTrusted = proxyAddress.compile('loopback');

/** A request over a connection from an address, with headers. A connection that is gone has none. */
const from = (remoteAddress: string | undefined, headers: object = {}): IncomingMessage =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

test.each([
  ['a device', from('192.0.2.7'), '192.0.2.7'],
  ['a device behind a proxy on this machine', from('127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }), '192.0.2.7'],
  ['a device that claims to be behind one', from('192.0.2.7', { 'x-forwarded-for': '192.0.2.8' }), '192.0.2.7'],
  ['this machine', from('::1'), null],
])('ONL-12 the caller is known: %s', (_, request, address) => {
  expect(callerOf(request, isTrusted)).toBe(address);
});

test('ONL-12 a request whose connection was reset meanwhile is charged, and no fault', () => {
  expect(networkOf(callerOf(from(undefined), isTrusted) ?? 'own')).toBe('');
});
