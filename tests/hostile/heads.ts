// Hostile heads of HTTP requests: the request line, the path, and the headers that a host looks at.

import type { Draws } from '../../src/rules/index.ts';
import { oneIn } from '../random/positions.ts';
import { garbled, noise } from './spoil.ts';

/** Targets that a URL parser rejects or reads in an unexpected way. */
const targets = [
  '//',
  '///',
  '//socket',
  '/\\',
  '\\\\socket',
  '/\\socket',
  '*',
  '',
  '?',
  '#',
  '/socket#',
  '/socket?table=%',
  '/socket?table=%00&table=x',
  '/socket;table=x',
  '/socket/../socket',
  '//:0',
  '//[',
  '//a b',
  '//@:',
  'http://',
  'http://[::1',
  'http://x:99999/socket',
  'https://user:secret@x/socket',
  'socket',
  'x:443',
  ':443',
  '/%',
  '/%ff%fe/socket',
  '/%2e%2e/socket',
  '/codes/%',
  '/codes/%E0%A4%A',
  '/packs//',
  '/tables/%2F/save',
  '/tables//address',
  '/tables/x/save?over=%',
  '/tables/__proto__/save',
  'javascript:alert(1)',
  `/${'a'.repeat(5_000)}`,
  `/socket?table=${'x'.repeat(15_000)}`,
  `/${'%41'.repeat(2_000)}`,
  `/${'../'.repeat(2_000)}`,
] as const;

const whole = [
  '/',
  '/socket',
  '/socket?table=0123456789abcdef',
  '/healthz',
  '/readyz',
  '/metrics',
  '/addresses',
] as const;
const methods = [
  'GET',
  'GET',
  'GET',
  'GET',
  'POST',
  'HEAD',
  'OPTIONS',
  'CONNECT',
  'TRACE',
  'PUT',
  'DELETE',
  'get',
  'PRI',
] as const;
const versions = [
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/2.0',
  'HTTP/9.9',
  'http/1.1',
  '',
] as const;
const websocket = ['Upgrade: websocket', 'Connection: Upgrade'] as const;
const keys = [
  ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='],
  ['Sec-WebSocket-Version: 99', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='],
  ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: x'],
  ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Protocol: ,,'],
  [
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99; "',
  ],
  [],
] as const;
const others = [
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings',
  'Upgrade: ,\r\nConnection: upgrade',
  'Connection: close',
] as const;

/** Headers that identify the sender of a request. */
const said = [
  'Host',
  'Origin',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'Forwarded',
  'Authorization',
  'CF-Connecting-IP',
  'Range',
  'If-None-Match',
  'Accept-Encoding',
  'Content-Length',
  'Transfer-Encoding',
  'Expect',
  'Content-Type',
  'Cookie',
] as const;
const values = [
  '',
  ' ',
  ',',
  ',,,,',
  'null',
  '[',
  '[::1',
  '::1',
  '::ffff:1.2.3.4%eth0',
  '999.1.1.1',
  '-1',
  '1e9',
  'http://',
  'http://[',
  '//',
  'x:y:z',
  '%',
  '%00',
  'bytes=-',
  '"',
  'Bearer ',
  'chunked',
  '100-continue',
  'application/json',
  'a'.repeat(3_000),
  '1.2.3.4, '.repeat(500),
] as const;

function target(chance: Draws): string {
  switch (chance.next(5)) {
    case 0:
      return chance.pick(whole);
    case 1:
      return `/${noise(chance, 30)}`;
    case 2:
      return garbled(chance.pick([...whole, ...targets]), chance);
    default:
      return chance.pick(targets);
  }
}

function header(chance: Draws): string {
  const value = oneIn(chance, 4) ? noise(chance, 20) : chance.pick(values);
  return oneIn(chance, 12) ? noise(chance, 20) : `${chance.pick(said)}: ${value}`;
}

/** Returns the bytes of a request that no host may fall over: half of them ask for a WebSocket. */
export function hostileHead(chance: Draws): Buffer {
  const line = [chance.pick(methods), target(chance), chance.pick(versions)].join(oneIn(chance, 30) ? '\t' : ' ');
  const upgrade = oneIn(chance, 2)
    ? [...websocket, ...chance.pick(keys)]
    : oneIn(chance, 4)
      ? [chance.pick(others)]
      : [];
  const host = oneIn(chance, 5) ? [] : ['Host: x'];
  const more = Array.from({ length: chance.next(4) }, () => header(chance));
  const end = oneIn(chance, 20) ? '\r\n' : '\r\n\r\n';
  const body = oneIn(chance, 6) ? noise(chance, 200) : '';
  const text = `${[line, ...chance.shuffled([...host, ...upgrade, ...more])].join('\r\n')}${end}${body}`;
  return Buffer.from(oneIn(chance, 15) ? garbled(text, chance) : text, oneIn(chance, 3) ? 'latin1' : 'utf8');
}
