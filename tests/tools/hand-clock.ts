import type { HostClock } from '../../src/client/session/clock.ts';

/** A clock moved by hand. */
export interface HandClock {
  readonly clock: HostClock;
  /** Time passes, and alarms ring when they are due. */
  readonly pass: (ms: number) => void;
  /** Time passes, and no alarm rings. With `stopped` the clock stands still and only the time of day goes on. */
  readonly miss: (ms: number, stopped?: boolean) => void;
  /** The machine says how late its alarms may come from now on. */
  readonly mayBeLate: (ms: number) => void;
  /** How many alarms are set. */
  readonly alarms: () => number;
  /** How long the next alarm is still away; null if none is set. */
  readonly nextIn: () => number | null;
}

interface Alarm {
  readonly at: number;
  readonly ring: () => void;
}

/** A clock of which no alarm ever rings in time: whoever looks finds what is due. */
export function lateClock(): Pick<HandClock, 'clock' | 'pass'> {
  const { clock, miss, mayBeLate } = handClock();
  mayBeLate(Number.POSITIVE_INFINITY);
  return { clock, pass: (ms) => miss(ms) };
}

export function handClock(): HandClock {
  let [now, wall, lateness] = [5_000_000.25, 1_700_000_000_000, 0];
  let alarms: readonly Alarm[] = [];
  const watchers = new Set<() => void>();
  const advance = (ms: number): void => {
    now += ms;
    wall += ms;
  };
  const next = (): Alarm | undefined => alarms.toSorted((a, b) => a.at - b.at)[0];
  const clock: HostClock = {
    now: () => now,
    wall: () => wall,
    lateness: () => lateness,
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
    mayBeLate(ms) {
      lateness = ms;
      for (const then of watchers) then();
    },
    alarms: () => alarms.length,
    nextIn: () => {
      const due = next();
      return due === undefined ? null : due.at - now;
    },
  };
}
