import type { HostClock } from '../../src/client/game/session/clock.ts';

/** A clock that tests move by hand. All times are in ms. */
export interface HandClock {
  readonly clock: HostClock;
  /** Lets time pass. Alarms ring when they are due. */
  readonly pass: (ms: number) => void;
  /** Lets time pass without ringing alarms. With `stopped`, only the wall clock advances. */
  readonly miss: (ms: number, stopped?: boolean) => void;
  /** Hides the game, or shows it again. */
  readonly show: (isSeen: boolean) => void;
  /** Tells the watchers although nothing has changed. */
  readonly stir: () => void;
  /** Returns the number of alarms that are set. */
  readonly alarms: () => number;
  /** Returns the time until the next alarm, or null if none is set. */
  readonly nextIn: () => number | null;
}

interface Alarm {
  readonly at: number;
  readonly ring: () => void;
}

/** Longest time between two looks that is not taken for sleep, in ms. */
const awakeMs = 5_000;

/**
 * Returns a clock whose alarms never ring. Due events fire only when it is read, often enough not to count as sleep.
 */
export function lateClock(): Pick<HandClock, 'clock' | 'pass'> {
  const { clock, miss, stir } = handClock();
  const pass = (ms: number): void => {
    miss(Math.min(ms, awakeMs));
    if (ms <= awakeMs) return;
    stir();
    pass(ms - awakeMs);
  };
  return { clock, pass };
}

/** Returns a clock moved by hand. It starts at a fraction of a millisecond, as real ones do. */
export function handClock(): HandClock {
  let [now, wall, isSeen] = [5_000_000.25, 1_700_000_000_000, true];
  let alarms: readonly Alarm[] = [];
  const watchers = new Set<() => void>();
  const advance = (ms: number): void => {
    now += ms;
    wall += ms;
  };
  const stir = (): void => {
    for (const then of watchers) then();
  };
  const next = (): Alarm | undefined => alarms.toSorted((a, b) => a.at - b.at)[0];
  const clock: HostClock = {
    now: () => now,
    wall: () => wall,
    isSeen: () => isSeen,
    wake(afterMs, ring) {
      const alarm = { at: now + afterMs, ring };
      alarms = [...alarms, alarm];
      return () => {
        alarms = alarms.filter((one) => one !== alarm);
      };
    },
    watch(then) {
      watchers.add(then);
      return () => watchers.delete(then);
    },
  };
  return {
    clock,
    pass(ms) {
      const until = now + ms;
      for (let due = next(); due !== undefined && due.at <= until; due = next()) {
        const { at, ring } = due;
        alarms = alarms.filter((one) => one !== due);
        advance(Math.max(0, at - now));
        ring();
      }
      advance(until - now);
    },
    miss(ms, stopped = false) {
      if (stopped) wall += ms;
      else advance(ms);
    },
    show(seen) {
      isSeen = seen;
      stir();
    },
    stir,
    alarms: () => alarms.length,
    nextIn: () => {
      const due = next();
      return due === undefined ? null : due.at - now;
    },
  };
}
