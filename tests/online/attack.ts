// A hostile neighbour: it has a table of its own at the same host, and sends hostile frames as fast as it can.

import { once } from 'node:events';
import { setImmediate as soon } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { seededDice } from '../../src/rules/index.ts';
import { longestFrame, protocol } from '../../src/wire/index.ts';
import { hostileLine } from '../hostile/lines.ts';
import { type MadeTable, makeTable } from '../tools/table-client.ts';

/** Addresses from which it comes, because the host limits first frames from one. */
const addresses = 200;
/** Sockets that send at the same time, and frames of each between two looks at whether it is still open. */
const attackers = 4;
const batch = 100;
/** Sockets that say nothing, and those that say hello and read nothing. */
const silent = 50;
const slow = 10;

const chance = seededDice('attack').draws('frames');
/** Frames that are drawn once: making them must not slow the attack down. */
const frames: readonly string[] = [
  ...Array.from({ length: 200 }, () => hostileLine(null, chance)),
  ...Array.from({ length: 50 }, (_, i) => JSON.stringify({ t: 'take-back', id: `attack-${i}` })),
  ...Array.from({ length: 50 }, (_, i) => JSON.stringify({ t: 'ping', c: i })),
  JSON.stringify({ t: 'word', word: 'x'.repeat(longestFrame - 100) }),
  'x'.repeat(longestFrame * 4),
];

/** An attack that goes on until it is stopped. */
export class Attack {
  /** Frames that were sent, and how often the host has ended one that sends them. */
  sent = 0;
  thrownOut = 0;
  private readonly address: string;
  private readonly made: MadeTable;
  private readonly sockets = new Set<WebSocket>();
  private isOver = false;
  private waiting: (() => boolean)[] = [];
  private opened = 0;

  private constructor(address: string, made: MadeTable) {
    this.address = address;
    this.made = made;
  }

  static async begin(address: string): Promise<Attack> {
    const attack = new Attack(address, await makeTable(address, { seed: 'eve', mode: 'virtual', difficulty: 'easy' }));
    for (let i = 0; i < silent; i += 1) attack.open();
    for (let i = 0; i < slow; i += 1) attack.readSlowly();
    for (let i = 0; i < attackers; i += 1) void attack.flood();
    return attack;
  }

  /** Resolves once this many more frames were sent. */
  more(count: number): Promise<void> {
    const wanted = this.sent + count;
    return new Promise((reached) => {
      this.waiting.push(() => {
        if (this.sent < wanted) return false;
        reached();
        return true;
      });
    });
  }

  stop(): void {
    this.isOver = true;
    for (const socket of this.sockets) socket.terminate();
  }

  private open(): WebSocket {
    this.opened += 1;
    const from = `127.2.0.${(this.opened % addresses) + 1}`;
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/socket?table=${this.made.table}`, {
      localAddress: from,
      headers: { 'cf-connecting-ip': from, 'x-forwarded-for': from },
    });
    this.sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => this.sockets.delete(socket));
    return socket;
  }

  private greet(socket: WebSocket): void {
    const { table, door } = this.made;
    socket.send(JSON.stringify({ t: 'hello', v: protocol, table, token: door, device: 'eve' }));
  }

  private readSlowly(): void {
    const socket = this.open();
    socket.on('open', () => {
      this.greet(socket);
      socket.pause();
    });
  }

  /** Sends frames on one socket after another, also on those that are about to be ended. */
  private async flood(): Promise<void> {
    while (!this.isOver) {
      const socket = this.open();
      await Promise.race([once(socket, 'open'), once(socket, 'close')]).catch(() => {});
      if (socket.readyState === WebSocket.OPEN) this.greet(socket);
      while (socket.readyState === WebSocket.OPEN) {
        for (let i = 0; i < batch; i += 1) socket.send(chance.pick(frames));
        this.sent += batch;
        this.waiting = this.waiting.filter((look) => !look());
        await soon();
      }
      this.thrownOut += 1;
      await soon();
    }
  }
}
