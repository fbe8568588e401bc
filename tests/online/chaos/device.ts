// A device of a person: the app's own link, mirror and presses, over a real socket.

import { WebSocket } from 'ws';
import type { Connect } from '../../../src/client/game/online/connection.ts';
import { OnlineTable, type TableKey } from '../../../src/client/game/online/online-table.ts';
import type { Role } from '../../../src/content/roles.ts';
import { standardPack } from '../../../src/content/standard/pack.ts';
import type { OpenGame } from '../../../src/rules/index.ts';
import { newToken } from '../../../src/server/hosting/tokens.ts';
import type { ClientFrame, ServerFrame } from '../../../src/wire/index.ts';
import { ClockCheck } from './clock-check.ts';
import { Told } from './told.ts';

/** Inputs of a device. */
export interface DeviceParts {
  readonly name: string;
  /** Its own address, from which it connects. */
  readonly address: string;
  readonly port: number;
  readonly key: TableKey;
  readonly roles: readonly Role[];
  /** How many times as fast its clock runs, so that it need not be waited for. */
  readonly haste: number;
}

const noCrew = {
  now: () => Promise.reject(new Error('nobody')),
  seat: async () => {},
  listen: () => () => {},
} as never;

/** A device. */
export class Device {
  readonly told = new Told();
  readonly parts: DeviceParts;
  table: OnlineTable;
  /** Whether its person has taken their roles. */
  hasSat = false;
  private loads = 1;
  /** How far its clock has jumped in its sleep, in ms of its own. */
  private jumpedMs = 0;
  private readonly wakers = new Set<() => void>();
  private readonly check = new ClockCheck();
  private leave = Promise.withResolvers<'left'>();

  constructor(parts: DeviceParts) {
    this.parts = parts;
    this.table = this.open(parts.key);
    this.watch();
  }

  get name(): string {
    return this.parts.name;
  }

  /** Resolves when the page is closed or loaded again: its presses are forgotten. */
  get left(): Promise<'left'> {
    return this.leave.promise;
  }

  /** Loads the page again. */
  reload(): void {
    this.close();
    this.loads += 1;
    this.leave = Promise.withResolvers();
    this.told.n = 0;
    this.table = this.open(this.table.key);
    this.watch();
  }

  /** Sleeps, and wakes with a clock that has jumped so far, in ms of its own. */
  sleep(jumpMs: number): void {
    this.check.forget();
    this.jumpedMs += jumpMs;
    for (const woke of this.wakers) woke();
  }

  close(): void {
    this.table.close();
    this.leave.resolve('left');
  }

  /** The open half that its screen shows. Null until the table has answered. */
  shown(): OpenGame | null {
    try {
      return this.table.session(noCrew).now();
    } catch {
      return null;
    }
  }

  /** Takes the seat back from an earlier page of this device, which is gone and whose first frame came late. */
  private watch(): void {
    this.table.listen((news) => {
      if (news.kind === 'link' && news.state === 'moved') this.reload();
    });
  }

  private open(key: TableKey): OnlineTable {
    const { haste } = this.parts;
    return new OnlineTable({
      key,
      device: `${this.name}${this.loads}`,
      newToken,
      connect: this.connect(key.table),
      clock: {
        now: () => performance.now() * haste + this.jumpedMs,
        wall: () => Date.now() * haste,
        wake(afterMs, then) {
          const timer = setTimeout(then, afterMs / haste);
          return () => clearTimeout(timer);
        },
      },
      chance: () => 0,
      onWake: (then) => {
        this.wakers.add(then);
        return () => this.wakers.delete(then);
      },
      // A pack comes later than the first frames.
      packOf: async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        return standardPack;
      },
    });
  }

  /** As in the browser, but from an address of its own, which the network of Durable Objects writes into a header. */
  private connect(table: string): Connect {
    const { port, address } = this.parts;
    return ({ opened, heard, closed }) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/socket?table=${table}`, {
        localAddress: address,
        headers: { 'cf-connecting-ip': address },
      });
      let isCurrent = true;
      socket.on('open', opened);
      socket.on('message', (data) => {
        const text = Buffer.isBuffer(data) ? data.toString() : '';
        const frame = JSON.parse(text) as ServerFrame;
        if (isCurrent) this.told.hear(frame);
        heard(text);
        const fault = isCurrent ? this.check.hear(frame, () => this.shown()?.at ?? null) : null;
        if (fault !== null) this.told.faults.push(fault);
      });
      socket.on('error', () => {});
      socket.on('close', (code, reason) => closed(code, reason.toString()));
      return {
        send: (text) => {
          if (socket.readyState !== WebSocket.OPEN) return;
          this.check.send(JSON.parse(text) as ClientFrame);
          socket.send(text);
        },
        close() {
          isCurrent = false;
          socket.close();
        },
      };
    };
  }
}
