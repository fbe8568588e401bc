// Checks that a device whose table has just answered shows its time (ONL-5).

import type { ClientFrame, ServerFrame } from '../../../src/wire/index.ts';

/** How wrong a clock may be, and for how long it may be more wrong than that, in ms. */
const mostWrongMs = 1_000;
/** An answer that took longer says too little about the time of the table, in ms. */
const quickMs = 50;

/** Follows the pings of one device. */
export class ClockCheck {
  /** When each ping was sent, in real ms. */
  private readonly asked = new Map<number, number>();

  /** Since when the clock is wrong, in real ms. */
  private wrongSince: number | null = null;

  /** Forgets the pings before a sleep: their answers say nothing. */
  forget(): void {
    this.asked.clear();
    this.wrongSince = null;
  }

  send(frame: ClientFrame): void {
    if (frame.t === 'ping') this.asked.set(frame.c, performance.now());
  }

  /** Returns a fault if the device still shows a wrong time with this frame. */
  hear(frame: ServerFrame, shown: () => number | null): string | null {
    const now = performance.now();
    const asked = frame.t === 'pong' ? this.asked.get(frame.c) : undefined;
    if (frame.t !== 'pong' || asked === undefined || now - asked > quickMs) return null;
    const wrongMs = Math.abs((shown() ?? frame.at) - frame.at);
    this.wrongSince = wrongMs > mostWrongMs ? (this.wrongSince ?? now) : null;
    const forMs = now - (this.wrongSince ?? now);
    return forMs > mostWrongMs ? `its clock is wrong by ${Math.round(wrongMs)} ms for ${Math.round(forMs)} ms` : null;
  }
}
