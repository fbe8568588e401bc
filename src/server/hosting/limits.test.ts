import { describe, expect, test } from 'vitest';
import { fullBucket, used } from '../room/bucket.ts';
import { addressLimit, limitOf } from './limits.ts';

const rate = { perSecond: 1, burst: 3 };
const hour = 3_600_000;
const days = 24 * hour;

describe('a limit whose clock is put back', () => {
  test.each([1, 5_000, hour, 400 * days])('ONL-12 locks nobody out, after %i ms', (back) => {
    let now = 1_000 * days;
    const may = limitOf(rate, () => now);
    const mayAt = addressLimit(rate, () => now);
    const all = () => [1, 2, 3, 4].map(() => may() && mayAt('a'));
    expect(all()).toEqual([true, true, true, false]);
    now -= back;
    expect(all()).toEqual([true, true, true, false]);
    now += 1_000;
    expect(all()).toEqual([true, false, false, false]);
  });

  test('ONL-12 a bucket never holds more than its burst, nor less than nothing', () => {
    const full = fullBucket(rate, 5_000);
    for (const now of [0, 4_999, 5_000, 40 * days]) expect(used(full, rate, now)).toEqual({ left: 2, at: now });
    expect(used({ left: 0, at: 5_000 }, rate, 5_500)).toBeNull();
  });
});
