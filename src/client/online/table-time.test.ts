import { describe, expect, test } from 'vitest';
import { tableTime } from './table-time.ts';

/** Random numbers from 0 to 1, the same each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe('the table’s time on a device', () => {
  test('ONL-5 agrees to 50 ms between devices, at 200 ms of jitter', () => {
    const worst: number[] = [];
    for (let seed = 1; seed <= 20; seed += 1) {
      const random = numbers(seed);
      let real = 0;
      const skews = [0, 5_000, -123_456, 17, 999_999];
      const devices = skews.map((skew) => ({ skew, time: tableTime(() => real + skew) }));
      for (let ping = 0; ping < 40; ping += 1) {
        real += 2_500;
        for (const { skew, time } of devices) {
          const [up, down] = [random() * 200, random() * 200];
          const asked = real + skew;
          const serverAt = real + up;
          const arrived = real;
          real += up + down;
          time.pong(asked, serverAt);
          real = arrived;
        }
        if (ping < 12) continue;
        const shown = devices.map(({ time }) => time.now());
        worst.push(Math.max(...shown) - Math.min(...shown));
      }
    }
    expect(Math.max(...worst)).toBeLessThanOrEqual(50);
  });

  test('never goes back, and follows a corrected measurement gently', () => {
    let real = 0;
    const time = tableTime(() => real);
    time.hint(10_000);
    expect(time.now()).toBe(10_000);
    real = 200;
    time.pong(0, 10_100);
    const shown = [time.now()];
    time.pong(190, 10_100);
    for (let i = 0; i < 30; i += 1) {
      real += 100;
      shown.push(time.now());
    }
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    expect(shown.at(-1)).toBe(10_105 + 3_000);
  });
});
