// Limits that every host sets before a frame reaches a room (ONL-12).

import { type ClientFrameOf, parseClientFrame } from '../../wire/index.ts';
import { type Bucket, fullBucket, type Rate, used } from '../room/bucket.ts';

/** A socket that says nothing is closed after this time, in ms. */
export const silentMs = 5_000;
/** First frames from one address: five at once, then one every two seconds. */
export const helloRate: Rate = { perSecond: 0.5, burst: 5 };
/** How many codes may be tried, so that nobody finds tables by guessing. */
export const guessRate: Rate = { perSecond: 5, burst: 20 };

/** Returns whether something may happen once more. The time is in ms. */
export function limitOf(rate: Rate, now: () => number): () => boolean {
  let left: Bucket = fullBucket(rate, now());
  return () => {
    const next = used(left, rate, now());
    left = next ?? left;
    return next !== null;
  };
}

/** The same for each address. Full buckets are forgotten, so that the map stays small. */
export function addressLimit(rate: Rate, now: () => number): (address: string) => boolean {
  const buckets = new Map<string, Bucket>();
  const refillMs = (rate.burst / rate.perSecond) * 1000;
  return (address) => {
    for (const [one, { at }] of buckets) {
      const age = now() - at;
      if (age >= 0 && age < refillMs) break;
      buckets.delete(one);
    }
    const bucket = used(buckets.get(address) ?? fullBucket(rate, now()), rate, now());
    if (bucket === null) return false;
    // Deleted first, so that the oldest stay in front.
    buckets.delete(address);
    buckets.set(address, bucket);
    return true;
  };
}

/**
 * Whether a page of another site opens a socket. Clients that are no browsers send no origin. Proxies may add the port to
 * the host that browsers leave out.
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

/** Parses the first frame of a socket. Null if it is another one. */
export function helloOf(text: string): ClientFrameOf<'hello'> | null {
  const frame = parseClientFrame(text);
  return 'fault' in frame || frame.t !== 'hello' ? null : frame;
}
