// Limits that every host sets before a frame reaches a room (ONL-12).

import { type ClientFrameOf, parseClientFrame } from '../../wire/index.ts';
import { createBucket, type Rate, type TokenBucket, takeToken } from '../room/limits/bucket.ts';
import type { EventStore } from './event-store.ts';

/** A socket that says nothing is closed after this time, in ms. */
export const silentMs = 5_000;
/** First frames from one address that prove no seat: five at once, then one every two seconds. */
const helloRate: Rate = { perSecond: 0.5, burst: 5 };
/** First frames from one address with the token of a seat: enough for everybody behind it to come back at once. */
const returnRate: Rate = { perSecond: 20, burst: 200 };
/** Rate of tried codes, for all callers together and for each address, so that nobody finds tables by guessing. */
export const guessRate: Rate = { perSecond: 5, burst: 20 };
export const ownGuessRate: Rate = { perSecond: 0.5, burst: 10 };
/** New tables from one address: ten at once, then one every ten seconds. */
const makeRate: Rate = { perSecond: 0.1, burst: 10 };
/** Other requests about tables from one address: saves, which all devices fetch after a game, new addresses, passes. */
const askRate: Rate = { perSecond: 2, burst: 60 };

/**
 * Returns the network that counts as one address. Somebody with an IPv6 address has all 2⁶⁴ of its network. An IPv4
 * address in the notation of IPv6 counts as the IPv4 address.
 */
export function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/^\[|\]$|%.*$/g, '');
  const [, four] = /^(?:0*:)*:?(?:ffff:)?(\d+\.\d+\.\d+\.\d+)$/.exec(plain) ?? [];
  if (four !== undefined) return four;
  if (!plain.includes(':')) return plain;
  const [before = '', after] = plain.split('::');
  const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const [left, right] = [groupsOf(before), groupsOf(after ?? '')];
  const missing = after === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Returns a function that tells whether something may happen again. A count of -1 gives a use back. Time is in ms. */
export function limitOf(rate: Rate, now: () => number): (count?: 1 | -1) => boolean {
  let left: TokenBucket = createBucket(rate, now());
  return (count = 1) => {
    const next = takeToken(left, rate, now(), count);
    left = next ?? left;
    return next !== null;
  };
}

/**
 * The same for each address, or network of IPv6. Null is a device of the host's own machine, which is not limited. Full
 * buckets are forgotten, so that the map stays small.
 */
export function addressLimit(rate: Rate, now: () => number): (address: string | null, count?: 1 | -1) => boolean {
  const buckets = new Map<string, TokenBucket>();
  const refillMs = (rate.burst / rate.perSecond) * 1000;
  return (device, count = 1) => {
    if (device === null) return true;
    const address = networkOf(device);
    for (const [one, { at }] of buckets) {
      const age = now() - at;
      if (age >= 0 && age < refillMs) break;
      buckets.delete(one);
    }
    const bucket = takeToken(buckets.get(address) ?? createBucket(rate, now()), rate, now(), count);
    if (bucket === null) return false;
    // Deleted first, so that the oldest stay in front.
    buckets.delete(address);
    buckets.set(address, bucket);
    return true;
  };
}

/**
 * Whether a page of another site opens a socket. Clients that are no browsers send no origin. Proxies may add the port
 * to the host that browsers leave out.
 */
export function isForeign(origin: string | null | undefined, host: string | null | undefined): boolean {
  if (origin === null || origin === undefined) return false;
  try {
    const { protocol, host: own } = new URL(origin);
    return own === '' || own !== new URL(`${protocol}//${host}`).host;
  } catch {
    return true;
  }
}

/**
 * Limits first frames from an address by the target of their token: those that return to a seat have a high limit, all
 * others a low one (ONL-12). Wrong tokens count, too.
 */
export function enteringLimit(
  now: () => number,
): (address: string | null, key: ReturnType<EventStore['keyOf']>) => boolean {
  const mayGreet = addressLimit(helloRate, now);
  const mayReturn = addressLimit(returnRate, now);
  return (address, key) => (key === 'seat' ? mayReturn(address) : mayGreet(address));
}

/**
 * Limits requests about tables from an address before they are read. Making a table has the lowest limit. Codes have
 * limits of their own. The returned function tells whether a request may be answered.
 */
export function askingLimit(now: () => number): (method: string, path: string, address: string | null) => boolean {
  const mayMake = addressLimit(makeRate, now);
  const mayAsk = addressLimit(askRate, now);
  return (method, path, address) => {
    if (method === 'POST' && path === '/tables') return mayMake(address);
    return !path.startsWith('/tables/') || mayAsk(address);
  };
}

/** Parses the first frame of a socket. Null if it is another one. */
export function helloOf(text: string): ClientFrameOf<'hello'> | null {
  const frame = parseClientFrame(text);
  return 'fault' in frame || frame.t !== 'hello' ? null : frame;
}
