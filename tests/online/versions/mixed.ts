// An evening at which pages of one release sit at the table of another. Frames are text, as on the wire.

import type { Connect, Wire } from '../../../src/client/game/online/connection.ts';
import type { Role } from '../../../src/content/roles.ts';
import { type Draws, legalIntents, seededDice } from '../../../src/rules/index.ts';
import type { RoomInput } from '../../../src/server/room/input.ts';
import { closeCodes } from '../../../src/server/room/room.ts';
import { handClock } from '../../tools/hand-clock.ts';
import type { Release } from './kept.ts';

/** A page without a screen. */
export type Page = InstanceType<Release['OnlineTable']>;
/** Changes the text of a frame on its way. */
type Alter = (text: string) => string;
/** Functions that change frames on their way. */
interface Altering {
  readonly toPage?: Alter;
  readonly toHost?: Alter;
}

const tokens = { code: 'ABCDEF', door: 'door-token-0123456789', maker: 'maker-token-0123456789' };
const tableId = 'table-id-0123456789';
/** Step in which time passes, in ms. */
const stepMs = 100;

/** Pages at one table, and the time for all of them. */
export class MixedEvening {
  /** Number of sockets that were opened. */
  opened = 0;
  /** Texts of all frames that the host has sent, by the name of their socket. */
  readonly told: { readonly link: string; readonly text: string }[] = [];
  /** Codes with which sockets were closed. */
  readonly closed: number[] = [];
  /** Answers to presses: the code of a refusal, or null. */
  readonly answers: (string | null)[] = [];
  private host: Release;
  private room: ReturnType<Release['roomFrom']>;
  private readonly rows: string[] = [];
  private readonly hand = handClock();
  private readonly sockets = new Map<string, Parameters<Connect>[0]>();
  private readonly waiting: (() => void)[] = [];
  private readonly altering: Altering;
  private readonly chance: Draws;
  private tokensGiven = 0;
  private starts = 1;
  private alarmAt: number | null = null;

  constructor(host: Release, seed: string, altering: Altering = {}, mode: 'companion' | 'virtual' = 'virtual') {
    this.host = host;
    this.altering = altering;
    this.chance = seededDice(seed).draws('mixed');
    const table = { ...host.dependencies, pack: host.standardPack };
    const settings = host.usualSettings(mode);
    const row = host.rowOfWishes({ seed, mode, difficulty: 'easy' }, table, settings, tokens);
    if ('refused' in row) throw new Error(row.refused.code);
    this.rows.push(host.rowText(row));
    this.room = this.load();
  }

  get open() {
    return this.room.table.game.state.open;
  }

  get n(): number {
    return this.room.table.n;
  }

  /** Opens a page of a release at the table, as its maker or by its address. */
  page({ OnlineTable, standardPack }: Release, token: 'door' | 'maker'): Page {
    const { clock } = this.hand;
    const parts = {
      key: { table: tableId, token: tokens[token] },
      device: `page-${this.opened}`,
      newToken: () => {
        this.tokensGiven += 1;
        return `seat-token-${String(this.tokensGiven).padStart(10, '0')}`;
      },
      clock,
      chance: () => 0,
      onWake: () => () => {},
      packOf: () => Promise.resolve(standardPack),
      connect: (events: Parameters<Connect>[0]) => this.connect(events),
    };
    // Earlier releases have these instead of the clock.
    const earlier = { now: () => clock.now(), wake: (afterMs: number, then: () => void) => clock.wake(afterMs, then) };
    const page = new OnlineTable({ ...parts, ...earlier });
    this.pump();
    return page;
  }

  /** Lets time pass. */
  pass(ms: number): void {
    for (let left = ms; left > 0; left -= stepMs) {
      this.hand.pass(stepMs);
      this.pump();
      if (this.alarmAt !== null && this.alarmAt <= this.hand.clock.now()) this.input({ kind: 'time' });
      this.pump();
    }
  }

  /** A deploy: all sockets are closed as by a host that restarts, and another release goes on with the rows. */
  deploy(host: Release): void {
    const { sockets } = this;
    for (const socket of sockets.values()) this.waiting.push(() => socket.closed(closeCodes.restart, '500'));
    sockets.clear();
    this.host = host;
    this.starts += 1;
    this.room = this.load();
    this.pass(1_000);
  }

  /** Waits for an answer. Throws if there is none. */
  async answered<T>(press: Promise<T>): Promise<T> {
    let answer: { readonly is: T } | null = null;
    void press.then((is) => {
      answer = { is };
    });
    for (let tries = 0; tries < 100 && answer === null; tries += 1) {
      this.pump();
      await Promise.resolve();
      if (tries > 10) this.pass(stepMs);
    }
    if (answer === null) throw new Error('the table does not answer');
    return (answer as { readonly is: T }).is;
  }

  /** Presses something that is legal at a page. */
  async play(page: Page, own: readonly Role[]): Promise<void> {
    await page.ready;
    const session = page.session({} as never);
    const role = this.chance.pick(own);
    const moves = legalIntents(session.now(), role);
    const intent = moves.length > 0 ? this.chance.pick(moves) : ({ type: 'done' } as const);
    const refused = await this.answered(Promise.resolve(session.ask(intent, role)));
    this.answers.push(refused?.code ?? null);
  }

  private load(): ReturnType<Release['roomFrom']> {
    const { host, rows, hand } = this;
    return host.roomFrom(tableId, rows.map(host.readRow), host.standardPack, hand.clock.now());
  }

  private connect(events: Parameters<Connect>[0]): Wire {
    this.opened += 1;
    const link = `socket-${this.opened}`;
    this.sockets.set(link, events);
    this.waiting.push(() => events.opened());
    return {
      send: (text) => {
        const { toHost = (same) => same } = this.altering;
        if (this.sockets.has(link)) this.waiting.push(() => this.input({ kind: 'frame', link, text: toHost(text) }));
      },
      close: () => {
        if (this.sockets.delete(link)) this.waiting.push(() => this.input({ kind: 'gone', link }));
      },
    };
  }

  private input(input: RoomInput): void {
    const { host, altering } = this;
    const ports = { dependencies: host.dependencies, build: 'today', incarnation: `start-${this.starts}` };
    const after = host.handleInput(this.room, input, this.hand.clock.now(), ports);
    this.room = after.room;
    this.alarmAt = after.alarmAt;
    this.rows.push(...after.rows.map(host.rowText));
    for (const out of after.out) {
      const socket = this.sockets.get(out.link);
      if ('close' in out) {
        this.sockets.delete(out.link);
        this.closed.push(closeCodes[out.close]);
        this.waiting.push(() => socket?.closed(closeCodes[out.close]));
      } else {
        const { toPage = (same) => same } = altering;
        const text = toPage(JSON.stringify(out.frame));
        this.told.push({ link: out.link, text });
        this.waiting.push(() => socket?.heard(text));
      }
    }
  }

  private pump(): void {
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) next();
  }
}
