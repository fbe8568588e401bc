// Presses on their way to the table. Each is sent again until it is answered.

import type { Intent } from '../../../rules/index.ts';
import type { ClientFrame, OnlineRefusal } from '../../../wire/index.ts';

/** A press without its id, which it gets when it is sent. */
export type PendingCommand<F = ClientFrame> = F extends { readonly id: string } ? Omit<F, 'id'> : never;

/** A press that the table has not answered. */
interface Pending {
  readonly frame: ClientFrame;
  /** The press as JSON, without its id. The same press made again has the same text. */
  readonly what: string;
  readonly answer: (why: OnlineRefusal | null) => void;
  readonly answered: Promise<OnlineRefusal | null>;
}

/** Whether asking again asks for one more, as for buying or using a card. Repeats of others would come too late. */
function isRepeatable(intent: Intent): boolean {
  switch (intent.type) {
    case 'buy':
    case 'use':
      return true;
    default: {
      intent.type satisfies
        | 'apply'
        | 'assign'
        | 'begin'
        | 'choose'
        | 'close-menu'
        | 'correct'
        | 'done'
        | 'fund'
        | 'open-menu'
        | 'pause'
        | 'place'
        | 'ready'
        | 'recall'
        | 'report'
        | 'report-late'
        | 'research'
        | 'resume'
        | 'roll'
        | 'scan'
        | 'set-timers'
        | 'stop'
        | 'take';
      return false;
    }
  }
}

const asksForMore = (wanted: PendingCommand): boolean => wanted.t === 'do' && isRepeatable(wanted.intent);

/** Presses that the table has not answered. */
export class CommandQueue {
  private readonly device: string;
  private readonly send: (frame: ClientFrame) => void;
  private readonly pending = new Map<string, Pending>();
  private count = 0;

  /** `device` begins the ids, so that those of two devices differ. */
  constructor(device: string, send: (frame: ClientFrame) => void) {
    this.device = device;
    this.send = send;
  }

  /**
   * Sends a press. Resolves to why it is refused, or null. An impatient second press, made before the first is
   * answered, is not sent, and gets the answer of the first.
   */
  press(wanted: PendingCommand): Promise<OnlineRefusal | null> {
    const what = JSON.stringify(wanted);
    const last = [...this.pending.values()].at(-1);
    if (last?.what === what && !asksForMore(wanted)) return last.answered;
    this.count += 1;
    const id = `${this.device}-${this.count}`;
    const frame = { ...wanted, id } as ClientFrame;
    const { promise, resolve } = Promise.withResolvers<OnlineRefusal | null>();
    this.pending.set(id, { frame, what, answer: resolve, answered: promise });
    this.send(frame);
    return promise;
  }

  answer(id: string, why: OnlineRefusal | null): void {
    this.pending.get(id)?.answer(why);
    this.pending.delete(id);
  }

  /** Refuses a press, or all that are on their way (null). */
  refuse(refused: string | null, why: OnlineRefusal): void {
    for (const id of refused === null ? [...this.pending.keys()] : [refused]) this.answer(id, why);
  }

  /** Sends everything again: after a lost connection nobody knows what has arrived, but the table knows the ids. */
  resend(): void {
    for (const { frame } of this.pending.values()) this.send(frame);
  }
}
