// Token buckets, which limit how often something may happen (ONL-12).

/** A bucket: how many uses were left at a time of the host, in ms. */
export interface TokenBucket {
  readonly left: number;
  readonly at: number;
}

/** How a bucket refills. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Returns a full bucket. */
export const createBucket = ({ burst }: Rate, now: number): TokenBucket => ({ left: burst, at: now });

/**
 * Takes one use out of a bucket, or gives one back (-1). Null if it is empty. A bucket from the future, after the clock
 * was put back, counts as full.
 */
export function takeToken(bucket: TokenBucket, rate: Rate, now: number, count: 1 | -1 = 1): TokenBucket | null {
  const { left, at } = now < bucket.at ? createBucket(rate, now) : bucket;
  const refilled = Math.min(rate.burst, left + ((now - at) * rate.perSecond) / 1000);
  return refilled < count ? null : { left: Math.min(rate.burst, refilled - count), at: now };
}
