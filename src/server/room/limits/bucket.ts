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

/** Takes one use out of a bucket. Null if it is empty. One from the future is full: somebody has put the clock back. */
export function takeToken(bucket: TokenBucket, rate: Rate, now: number): TokenBucket | null {
  const { left, at } = now < bucket.at ? createBucket(rate, now) : bucket;
  const refilled = Math.min(rate.burst, left + ((now - at) * rate.perSecond) / 1000);
  return refilled < 1 ? null : { left: refilled - 1, at: now };
}
