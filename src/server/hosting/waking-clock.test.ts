import { describe, expect, test } from 'vitest';
import { beatMs, gapMs, WakingClock } from './waking-clock.ts';

/** A clock whose platform is moved by hand. It starts at 0, and its host reads it whenever it beats. */
function hand(beats = true) {
  let [raw, wall, woken] = [0, 1_700_000_000_000, 0];
  const clock: WakingClock = new WakingClock({
    raw: () => raw,
    wall: () => wall,
    beats: () => beats,
    woke: () => {
      woken += 1;
      // The host reads the clock within the call, too.
      clock.now();
    },
  });
  return {
    clock,
    /** Both clocks of the platform go on, in beats. */
    run: (ms: number): void => {
      for (let left = ms; left > 0; left -= beatMs) {
        raw += Math.min(left, beatMs);
        wall += Math.min(left, beatMs);
        clock.now();
      }
    },
    /** Nothing runs, and each clock of the platform does something else. */
    miss: (rawMs: number, wallMs = rawMs): void => {
      raw += rawMs;
      wall += wallMs;
    },
    woken: () => woken,
  };
}

const hour = 3_600_000;

describe('FIN-19 the clock of a host', () => {
  test('goes on while the host runs', () => {
    const { clock, run, woken } = hand();
    run(hour);
    expect([clock.now(), woken()]).toEqual([hour, 0]);
  });

  test.each([gapMs + 1, 6_000, hour])(
    'stands still where it was in a gap of %d ms, and says once that it woke',
    (ms) => {
      const { clock, run, miss, woken } = hand();
      run(3_000);
      miss(ms);
      expect([clock.now(), woken()]).toEqual([3_000, 1]);
      run(1_000);
      expect([clock.now(), woken()]).toEqual([4_000, 1]);
    },
  );

  test('stands still in each of many gaps', () => {
    const { clock, run, miss, woken } = hand();
    for (let gaps = 1; gaps <= 20; gaps += 1) {
      run(1_000);
      miss(2_100 * gaps);
      expect([clock.now(), woken()]).toEqual([1_000 * gaps, gaps]);
    }
  });

  test('counts a short delay, as of a busy machine', () => {
    const { clock, run, miss, woken } = hand();
    run(1_000);
    miss(gapMs);
    expect([clock.now(), woken()]).toEqual([1_000 + gapMs, 0]);
  });

  test('wakes also if the clock of the platform stood still, as with a closed lid', () => {
    const { clock, run, miss, woken } = hand();
    run(1_000);
    miss(0, hour);
    expect([clock.now(), woken()]).toEqual([1_000, 1]);
    run(1_000);
    expect(clock.now()).toBe(2_000);
  });

  test('never goes back, whatever the clock of the platform does', () => {
    const { clock, run, miss, woken } = hand();
    run(1_000);
    miss(-hour);
    expect([clock.now(), woken()]).toEqual([1_000, 0]);
    run(500);
    expect(clock.now()).toBe(1_500);
    expect(clock.rawOf(clock.now())).toBe(1_500 - hour);
  });

  test('takes a long time without a reading for idleness if its host does not beat', () => {
    const { clock, miss, woken } = hand(false);
    miss(hour);
    expect([clock.now(), woken()]).toEqual([hour, 0]);
  });
});
