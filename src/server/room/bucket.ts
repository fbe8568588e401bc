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

/** Takes one use out of a bucket. Null if it is empty. */
export function used(bucket: Bucket, { perSecond, burst }: Rate, now: number): Bucket | null {
  const left = Math.min(burst, bucket.left + ((now - bucket.at) * perSecond) / 1000);
  return left < 1 ? null : { left: left - 1, at: now };
}
