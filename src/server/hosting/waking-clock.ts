// Time of a host that skips every gap in which the host did not run (FIN-19): stopped, swapped out, or asleep.

/** Interval at which a host reads its clock while time counts, in ms. */
export const beatMs = 500;

/** Delay of a reading, in ms, beyond which the time since the last reading is skipped. */
export const gapMs = 2_000;

/** Dependencies of a waking clock. Times are in ms. */
interface WakingParts {
  /** A clock of the platform. It may jump, in either direction. */
  readonly raw: () => number;
  /** Time of day. It runs on while the machine sleeps, where `raw` may stand still. */
  readonly wall: () => number;
  /** Whether the host reads its clock every `beatMs`. Else a long time without a reading is no gap. */
  readonly beats: () => boolean;
  /** Called when the host notices that it did not run. */
  readonly woke: () => void;
}

/** A clock that neither jumps nor goes back. */
export class WakingClock {
  private readonly parts: WakingParts;
  private last: { readonly raw: number; readonly wall: number; readonly beats: boolean };
  /** Time of the platform that did not count, in ms. Negative if its clock was put back. */
  skippedMs: number;

  constructor(parts: WakingParts, skippedMs = 0) {
    this.parts = parts;
    this.skippedMs = skippedMs;
    this.last = this.read();
  }

  /** Returns the time in ms. It may call `woke` first, which may read the clock, too. */
  now(): number {
    const { last } = this;
    const next = this.read();
    this.last = next;
    const step = next.raw - last.raw;
    const asleepMs = next.wall - last.wall - step;
    const isGap = last.beats && Math.max(step, asleepMs) > gapMs;
    if (step < 0 || (isGap && step > gapMs)) this.skippedMs += step;
    if (isGap) this.parts.woke();
    return this.last.raw - this.skippedMs;
  }

  /** Returns the time of the platform for a time of this clock. */
  rawOf(at: number): number {
    return at + this.skippedMs;
  }

  private read() {
    const { raw, wall, beats } = this.parts;
    return { raw: raw(), wall: wall(), beats: beats() };
  }
}
