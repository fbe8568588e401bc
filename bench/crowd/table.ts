// One table of a crowd: four people and a television, over real sockets.

import { once } from 'node:events';
import { WebSocket } from 'ws';
import { afterEvents, afterSync, type Replica } from '../../src/client/game/online/replica.ts';
import { roles } from '../../src/content/roles.ts';
import { standardPack } from '../../src/content/standard/pack.ts';
import { momentOf } from '../../src/host/index.ts';
import { type Draws, legalIntents, type OpenGame, withPack } from '../../src/rules/index.ts';
import { newToken } from '../../src/server/hosting/tokens.ts';
import { type ClientFrame, protocol, type ServerFrame } from '../../src/wire/index.ts';
import { type MadeTable, makeTable } from '../../tests/tools/table-client.ts';

/** Intents that stop the clock for all. */
const stopping: ReadonlySet<string> = new Set(['set-timers', 'pause', 'open-menu']);

/** A press on its way to all devices. */
interface UnderWay {
  readonly id: string;
  readonly at: number;
  /** How many devices have not been told yet. */
  left: number;
}

/** Frames that the first device of a table received: the table at the beginning, and the frames after each press. */
export interface Recording {
  readonly begin: Replica;
  readonly presses: string[][];
}

/** Most presses that are recorded. */
const mostRecorded = 40;

/** A table. */
export class CrowdTable {
  /** Times from a press until all devices were told, in ms. */
  readonly times: number[] = [];
  refused = 0;
  /** Presses that were not made because the one before was still under way. */
  missed = 0;
  closed = 0;
  private readonly sockets: WebSocket[] = [];
  private readonly chance: Draws;
  private mirror: Replica | null = null;
  private underWay: UnderWay | null = null;
  private presses = 0;
  private recorded: Recording | null = null;

  private constructor(chance: Draws) {
    this.chance = chance;
  }

  /** Makes a table at a host and seats everybody, from an address of their own. */
  static async open(address: string, from: string, chance: Draws): Promise<CrowdTable> {
    const made = await makeTable(address, { seed: from, mode: 'virtual', difficulty: 'easy' });
    const table = new CrowdTable(chance);
    for (const [i] of [...roles, 'television'].entries()) await table.connect(address, from, made, i);
    table.press({ type: 'begin' }, 'central-officer');
    return table;
  }

  /** Seats everybody at a bare server, which sends them the recorded frames of a table. */
  static async relayed(address: string, number: number, { begin }: Recording, chance: Draws): Promise<CrowdTable> {
    const table = new CrowdTable(chance);
    table.mirror = begin;
    for (const [i] of [...roles, 'television'].entries()) {
      void table.listen(await table.open(`${address}/${number}`, {}), i);
    }
    return table;
  }

  /** Records the frames that the first device receives from now on. */
  record(): void {
    if (this.mirror !== null) this.recorded = { begin: this.mirror, presses: [] };
  }

  get recording(): Recording | null {
    return this.recorded;
  }

  private async open(address: string, options: object): Promise<WebSocket> {
    const socket = new WebSocket(address.replace('http', 'ws'), options);
    socket.on('error', () => {});
    socket.on('close', () => {
      this.closed += 1;
    });
    await once(socket, 'open');
    this.sockets.push(socket);
    return socket;
  }

  private listen(socket: WebSocket, i: number): Promise<void> {
    return new Promise((done) => {
      socket.on('message', (data) => {
        this.heard(i, Buffer.isBuffer(data) ? data.toString() : '');
        done();
      });
    });
  }

  private async connect(address: string, from: string, { table, door, maker }: MadeTable, i: number): Promise<void> {
    const options = { localAddress: from, headers: { 'cf-connecting-ip': from } };
    const socket = await this.open(`${address}/socket?table=${table}`, options);
    const token = i === 0 ? maker : door;
    this.send(i, { t: 'hello', v: protocol, table, token, device: `d${i}` });
    const role = roles[i];
    if (role !== undefined) {
      this.send(i, { t: 'sit', id: `sit-${i}`, roles: [role], name: `Person ${i}`, token: newToken() });
    }
    await this.listen(socket, i);
  }

  /** Everybody's device says that it is there. */
  ping(now: number): void {
    for (const i of this.sockets.keys()) this.send(i, { t: 'ping', c: now });
  }

  /** Somebody does something legal. */
  pressAny(): void {
    if (this.mirror === null || this.mirror.open.outcome !== null) return;
    if (this.underWay !== null) {
      this.missed += 1;
      return;
    }
    const open = withPack(this.mirror.open, standardPack);
    const moves = roles.flatMap((as) =>
      legalIntents(open, as)
        .filter(({ type }) => !stopping.has(type))
        .map((intent) => ({ intent, as })),
    );
    if (moves.length === 0) return;
    const { intent, as } = this.chance.pick(moves);
    this.press(intent, as, open);
  }

  /** Drops the measurements so far. */
  forget(): void {
    this.times.length = 0;
    this.refused = 0;
    this.missed = 0;
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  private press(
    intent: Extract<ClientFrame, { t: 'do' }>['intent'],
    as: (typeof roles)[number],
    open?: OpenGame,
  ): void {
    const on = open ?? this.mirror?.open;
    if (on === undefined) return;
    this.presses += 1;
    const id = `press-${this.presses}-`;
    this.underWay = { id, at: performance.now(), left: this.sockets.length };
    this.send(roles.indexOf(as), { t: 'do', id, intent, as, on: momentOf(on) });
  }

  private send(i: number, frame: ClientFrame): void {
    this.sockets[i]?.send(JSON.stringify(frame));
  }

  private heard(i: number, text: string): void {
    const { underWay } = this;
    const isEvents = text.startsWith('{"t":"events"');
    if (i === 0 && this.recorded !== null) this.note(this.recorded, isEvents, text);
    if (underWay !== null && text.includes(underWay.id)) this.follow(underWay, isEvents, text);
    if (i === 0 && (isEvents || text.startsWith('{"t":"sync"'))) this.mirrorFrame(JSON.parse(text) as ServerFrame);
  }

  private note({ presses }: Recording, isEvents: boolean, text: string): void {
    if (/^\{"t":"(?:pong|ack|no|sync)"/.test(text)) return;
    const isPress = isEvents && text.includes(this.underWay?.id ?? 'none');
    if (isPress && presses.length < mostRecorded) presses.push([]);
    presses.at(-1)?.push(isPress ? text.replace(/"id":"[^"]*"/, '"id":""') : text);
  }

  private follow(underWay: UnderWay, isEvents: boolean, text: string): void {
    if (text.startsWith('{"t":"no"')) {
      this.refused += 1;
      this.underWay = null;
    } else if (isEvents) {
      underWay.left -= 1;
      if (underWay.left > 0) return;
      this.times.push(performance.now() - underWay.at);
      this.underWay = null;
    }
  }

  private mirrorFrame(frame: ServerFrame): void {
    if (frame.t === 'sync') this.mirror = afterSync(this.mirror, frame).mirror;
    if (frame.t === 'events' && this.mirror) this.mirror = afterEvents(this.mirror, frame).mirror;
  }
}
