// Token buckets, which limit how often something may happen (ONL-12).

/** A bucket: how many uses were left at a time of the host, in ms. */
export interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** How a bucket refills. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Returns a full bucket. */
export const fullBucket = ({ burst }: Rate, now: number): Bucket => ({ left: burst, at: now });

/** Takes one use out of a bucket. Null if it is empty. One from the future is full: somebody has put the clock back. */
export function used(bucket: Bucket, rate: Rate, now: number): Bucket | null {
  const { left, at } = now < bucket.at ? fullBucket(rate, now) : bucket;
  const refilled = Math.min(rate.burst, left + ((now - at) * rate.perSecond) / 1000);
  return refilled < 1 ? null : { left: refilled - 1, at: now };
}
