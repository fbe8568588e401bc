// Checks that a device whose table has just answered shows its time (ONL-5).

import type { ClientFrame, ServerFrame } from '../../../src/wire/index.ts';

/** How wrong a clock may be, in ms. */
const mostWrongMs = 1_000;
/** An answer that took longer says too little about the time of the table, in ms. */
const quickMs = 50;

/** Follows the pings of one device. */
export class ClockCheck {
  /** When each ping was sent, in real ms. */
  private readonly asked = new Map<number, number>();

  /** Forgets the pings before a sleep: their answers say nothing. */
  forget(): void {
    this.asked.clear();
  }

  send(frame: ClientFrame): void {
    if (frame.t === 'ping') this.asked.set(frame.c, performance.now());
  }

  /** Returns a fault if the device shows a wrong time after this frame. */
  hear(frame: ServerFrame, shown: () => number | null): string | null {
    const asked = frame.t === 'pong' ? this.asked.get(frame.c) : undefined;
    if (frame.t !== 'pong' || asked === undefined || performance.now() - asked > quickMs) return null;
    const time = shown();
    if (time === null) return null;
    const wrongMs = Math.abs(time - frame.at);
    return wrongMs > mostWrongMs ? `its clock is wrong by ${Math.round(wrongMs)} ms after an answer` : null;
  }
}
