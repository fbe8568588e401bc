// A session at a table online: the screen's `Session`, kept by a link and a mirror.

import type { Pack } from '../../../content/cards/pack.ts';
import type { Role } from '../../../content/roles.ts';
import { momentOf, takeBackMs } from '../../../host/index.ts';
import { type OpenGame, settle, withPack } from '../../../rules/index.ts';
import {
  type ClientFrameOf,
  type NoteChange,
  noteScope,
  type OnlineRefusal,
  protocol,
  type ServerFrame,
  type ServerFrameOf,
  type Sounding,
  type TableNote,
} from '../../../wire/index.ts';
import { gameIdAt } from '../../platform/local-storage/tables/game-ids.ts';
import type { HostClock } from '../session/clock.ts';
import type { Session, SessionEvent, Undo } from '../session/session.ts';
import type { TableCrew } from '../session/table-crew.ts';
import { CommandQueue, type PendingCommand } from './command-queue.ts';
import { type Connect, Connection, type ConnectionStatus } from './connection.ts';
import { actsFor, everybodyPauses, namesAway, type Seats } from './presence.ts';
import { readinessAt } from './readiness.ts';
import { afterEvents, afterSync, type Replica, type ReplicaResult } from './replica.ts';
import { type ServerClock, serverClock } from './server-clock.ts';
import { SharedNote } from './shared-note.ts';

/** Time that missing rows have to arrive, in ms. */
const gapMs = 200;

/** Id of a table, and the token that lets this device in. */
export interface TableKey {
  readonly table: string;
  /** Token of the seat, or of the address. */
  readonly token: string;
}

/** Dependencies of an online session. */
export interface OnlineParts {
  readonly key: TableKey;
  /** Name of this device, which begins the ids of its presses. */
  readonly device: string;
  /** Returns a new secret of 128 random bits. */
  readonly newToken: () => string;
  readonly connect: Connect;
  readonly clock: Pick<HostClock, 'now' | 'wall' | 'wake'>;
  /** Returns a random number from 0 up to 1. */
  readonly chance: () => number;
  /** Calls back whenever the page wakes, or the network changes. Returns a function that stops it. */
  readonly onWake: (then: () => void) => () => void;
  /** Loads the pack of the game by its hash; null is the box. */
  readonly packOf: (hash: string | null) => Promise<Pack>;
}

/** A short message from one person to the whole table: a place pointed at, a quick word, or an undo. */
export type Signal = ServerFrameOf<'pointed' | 'said'> | { readonly t: 'undone'; readonly by: string };

/** News of the table besides the game. */
export type TableNews =
  | { readonly kind: 'link'; readonly state: ConnectionStatus }
  | { readonly kind: 'seats'; readonly seats: Seats }
  | { readonly kind: 'seated'; readonly key: TableKey }
  | { readonly kind: 'stale' }
  | { readonly kind: 'noted' | 'sounds' }
  | { readonly kind: 'signal'; readonly signal: Signal };

/** A table online, as this device sees it. */
export class OnlineTable {
  private readonly parts: OnlineParts;
  private readonly link: Connection;
  private readonly presses: CommandQueue;
  private readonly time: ServerClock;
  private readonly gameListeners = new Set<(news: SessionEvent) => void>();
  private readonly tableListeners = new Set<(news: TableNews) => void>();
  private readonly shared = new SharedNote();
  private readonly readiness = Promise.withResolvers<void>();
  private own: TableKey;
  private mirror: Replica | null = null;
  /** Version of the app that the server had when this page was loaded. */
  private build = '';
  private pack: Pack | null = null;
  /** Whether some rows could not be read, so that the whole table must be sent again. */
  private isBehind = false;
  private cancelGreeting: (() => void) | null = null;
  /** Table time at which the connection was lost. Null once a reachable table has sent its time. */
  private stoodAt: number | null = null;
  private readonly stopWaking: () => void;
  /** The seats of the table. Null until it has answered. */
  seats: Seats | null = null;
  /** Own seat; null for those who watch. */
  you: string | null = null;
  /** Whether this device sounds for the room (ONL-19). Null at a table that does not say so. */
  sounds: boolean | null = null;
  private sounding: Sounding | undefined;
  /** Whether the person is choosing a name and roles. */
  private isChoosing = false;

  /** Joins a table, or comes back to it. */
  constructor(parts: OnlineParts) {
    const { key, device, connect, clock, chance, onWake } = parts;
    this.parts = parts;
    this.own = key;
    this.time = serverClock(() => clock.now());
    this.presses = new CommandQueue(device, (frame) => this.link.send(frame));
    this.link = new Connection({
      connect,
      now: () => clock.now(),
      wall: () => clock.wall(),
      wake: (afterMs, then) => clock.wake(afterMs, then),
      chance,
      isTimed: () => this.mirror?.open.phase === 'timed',
      hello: () => this.hello(),
      heard: (frame) => this.heard(frame),
      missed: () => this.miss(),
      misunderstood: (id) => this.presses.refuse(id, { code: 'not-understood' }),
      changed: (state) => {
        if (state === 'here') this.presses.resend();
        this.tell({ kind: 'link', state });
        if (state === 'away' || state === 'restarting') this.stand(true);
      },
      anew: () => this.time.anew(),
    });
    this.stopWaking = onWake(() => this.link.woke());
  }

  /** Id of the table, and the token of this device. */
  get key(): TableKey {
    return this.own;
  }

  /** Resolves once the table has answered, so that there is something to show. */
  get ready(): Promise<void> {
    return this.readiness.promise;
  }

  get state(): ConnectionStatus {
    return this.link.state;
  }

  /** Sends a press. Resolves to why it is refused, or null. It survives a lost connection. */
  press(press: PendingCommand): Promise<OnlineRefusal | null> {
    return this.presses.press(press);
  }

  /** Sits down with roles, or changes them. Resolves to why it is refused, or null. */
  sit(roles: readonly Role[], name: string): Promise<OnlineRefusal | null> {
    return this.press({ t: 'sit', roles: [...roles], name, token: this.parts.newToken() });
  }

  /**
   * Asks for the seat of somebody who is away, which takes some seconds while others are here. `former` is a token that
   * led there before. Resolves to why it is refused, or null.
   */
  claim(seat: string, former?: string): Promise<OnlineRefusal | null> {
    return this.press({ t: 'claim', seat, token: this.parts.newToken(), ...(former === undefined ? {} : { former }) });
  }

  /** Comes to the seat of a pass from another device of the same person. Resolves to why it is refused, or null. */
  move(pass: string): Promise<OnlineRefusal | null> {
    return this.press({ t: 'move', pass, token: this.parts.newToken() });
  }

  /** Returns the table's time, in ms. */
  tableTime(): number {
    return this.time.now();
  }

  /** Asks for another game for everybody. A null seed repeats the game. Resolves to why it is refused, or null. */
  rematch(seed: string | null): Promise<OnlineRefusal | null> {
    return this.press({ t: 'rematch', seed });
  }

  /** The shared note of a game with the box (ONL-18). Null in other games, and if the server has none. */
  get noted(): TableNote | null {
    const { mirror } = this;
    if (mirror === null) return null;
    const { game, open } = mirror;
    return this.shared.at(noteScope(game, open));
  }

  /** Changes the note. The change shows at once. */
  async note(change: NoteChange): Promise<void> {
    const { round, step } = this.present();
    const sent = this.shared.send(change, this.press({ t: 'note', round, step, change }));
    this.tell({ kind: 'noted' });
    await sent;
    this.tell({ kind: 'noted' });
  }

  /** Says that the person is ready for the next round or game, or no longer (ONL-21). A rematch has a seed. */
  markReady(ready: boolean, seed?: string | null): Promise<OnlineRefusal | null> {
    return this.press({ t: 'ready', ready, ...(seed === undefined ? {} : { seed }) });
  }

  /** Says whether the person is choosing a name and roles, or only watches. */
  choose(choosing: boolean): void {
    if (choosing === this.isChoosing) return;
    this.isChoosing = choosing;
    this.link.send({ t: 'choosing', choosing });
  }

  /** Says how this device wants to sound for the room. Undefined leaves it to the table. */
  soundAs(wanted: Sounding | undefined): void {
    if (wanted === this.sounding) return;
    this.sounding = wanted;
    if (this.mirror !== null) this.link.greet();
  }

  /** Points at something, or sends a quick word. Either may be lost. */
  signal(frame: ClientFrameOf<'point' | 'word'>): void {
    this.link.send(frame);
  }

  /** Adds a listener for news besides the game. Returns a function that removes it. */
  listen(listener: (news: TableNews) => void): () => void {
    this.tableListeners.add(listener);
    return () => this.tableListeners.delete(listener);
  }

  /** Returns the game for the screen. Only once the table is `ready`. */
  session(crew: TableCrew): Session {
    const { table } = this.own;
    const number = (): number => this.mirror?.game ?? 1;
    return {
      // Each game has its own notes, and its own place among the games of this device.
      get id() {
        return gameIdAt(table, number());
      },
      isHosted: true,
      crew,
      now: () => this.present(),
      everybodyPauses: () => everybodyPauses(this.seats, this.present()),
      isStill: () => this.stoodAt !== null,
      round: () => this.mirror?.round ?? null,
      ask: async (intent, as) => {
        // A round begins for everybody, so this waits for the others.
        if (intent.type === 'begin' && readinessAt(this.seats, this.you)?.leads === false) return this.markReady(true);
        const why = await this.press({ t: 'do', intent, as, on: momentOf(this.present()) });
        return why?.code === 'held' ? { code: 'held', names: namesAway(this.seats) } : why;
      },
      undo: () => this.undo(),
      takeBack: async () => (await this.press({ t: 'take-back' })) === null,
      listen: (listener) => {
        this.gameListeners.add(listener);
        return () => this.gameListeners.delete(listener);
      },
    };
  }

  close(): void {
    this.stopWaking();
    this.cancelGreeting?.();
    this.link.close();
  }

  private hello(): ClientFrameOf<'hello'> {
    const { table, token } = this.own;
    const choosing = this.isChoosing ? { choosing: true as const } : {};
    const wants = this.sounding === undefined ? {} : { sounds: this.sounding };
    return { t: 'hello', v: protocol, table, token, device: this.parts.device, ...choosing, ...wants, ...this.known() };
  }

  /** The build of the app, and how many rows of the table this device already has. */
  private known(): Partial<ClientFrameOf<'hello'>> {
    const { mirror, build, isBehind } = this;
    if (mirror === null) return {};
    const { n, incarnation } = mirror;
    return { build, ...(isBehind ? {} : { have: n }), ...(incarnation === undefined ? {} : { incarnation }) };
  }

  /** Handles unreadable rows: the table has a newer version (ONL-13), and must be asked for everything. */
  private miss(): void {
    this.isBehind = true;
    this.tell({ kind: 'stale' });
    this.greetSoon();
  }

  private tell(news: TableNews): void {
    for (const listener of this.tableListeners) listener(news);
  }

  private tellOfGame(news: SessionEvent): void {
    for (const listener of this.gameListeners) listener(news);
  }

  private heard(frame: ServerFrame): void {
    if (frame.t === 'sync') void this.sync(frame);
    else if (frame.t === 'events') this.follow(frame);
    else if (frame.t === 'ack') this.presses.answer(frame.id, null);
    else if (frame.t === 'no') this.presses.answer(frame.id, frame.why);
    else if (frame.t === 'pong') this.measure(frame);
    else if (frame.t === 'noted') {
      this.shared.hear(frame.note);
      this.tell({ kind: 'noted' });
    } else if (frame.t === 'sounds') {
      this.sounds = frame.room;
      this.tell({ kind: 'sounds' });
    } else this.heardOfTable(frame);
  }

  private heardOfTable(frame: ServerFrameOf<'seats' | 'seated' | 'pointed' | 'said' | 'stale'>): void {
    if (frame.t === 'seats') {
      this.seats = frame;
      this.tell({ kind: 'seats', seats: frame });
    } else if (frame.t === 'seated') {
      this.own = { ...this.own, token: frame.token };
      this.you = frame.seat;
      this.tell({ kind: 'seated', key: this.own });
    } else if (frame.t === 'stale') this.tell({ kind: 'stale' });
    else this.tell({ kind: 'signal', signal: frame });
  }

  private follow(frame: ServerFrameOf<'events'>): void {
    if (this.mirror === null || this.isBehind) return;
    let next: ReplicaResult;
    try {
      next = afterEvents(this.mirror, frame);
    } catch {
      // This page does not have these rules. It can still show the state they led to.
      this.miss();
      return;
    }
    this.put(next);
  }

  private async sync(frame: ServerFrameOf<'sync'>): Promise<void> {
    this.time.hint(frame.at);
    this.build ||= frame.build;
    this.you = frame.you;
    this.isBehind = false;
    // Rows that arrive while the pack is loaded must find the mirror.
    this.put(afterSync(this.mirror, frame));
    this.pack ??= await this.parts.packOf(frame.pack);
    this.readiness.resolve();
  }

  private put(next: ReplicaResult): void {
    const { mirror, news } = next;
    this.mirror = mirror;
    if (news.kind === 'gap') this.greetSoon();
    else if (news.kind === 'events')
      this.tellOfGame({ events: news.events, ...(news.bot === null ? {} : { bot: news.bot }) });
    else if (news.kind === 'anew') this.undone(news.undone);
  }

  private undone(by: string | undefined): void {
    this.tellOfGame({ takenBack: true, ...(by === undefined ? {} : { by }) });
    if (by !== undefined) this.tell({ kind: 'signal', signal: { t: 'undone', by } });
  }

  /** Asks again for missing rows, unless they arrive soon (ONL-3). Later rows do not postpone it. */
  private greetSoon(): void {
    this.cancelGreeting ??= this.parts.clock.wake(gapMs, () => {
      this.cancelGreeting = null;
      this.link.greet();
    });
  }

  private measure({ c, at }: ServerFrameOf<'pong'>): void {
    const isOther = this.time.pong(c, at);
    if (this.stoodAt !== null) this.stand(false);
    else if (isOther) this.tellOfTime();
  }

  /** Lets the shown time stand still or go on. Nobody knows whether the clock of a table out of reach runs. */
  private stand(still: boolean): void {
    if (still === (this.stoodAt !== null)) return;
    this.stoodAt = still ? this.time.now() : null;
    this.tellOfTime();
  }

  /** Tells listeners that the shown time has changed, although nothing has happened. */
  private tellOfTime(): void {
    if (this.mirror !== null && this.pack !== null) this.tellOfGame({ events: [] });
  }

  private present(): OpenGame {
    const { mirror, pack } = this;
    if (mirror === null || pack === null) throw new Error('the table has not answered yet');
    return withPack(settle(mirror.open, Math.max(mirror.open.at, this.stoodAt ?? this.time.now())), pack);
  }

  private undo(): Undo | 'revealed' | null {
    const { mirror, pack } = this;
    if (mirror === null || pack === null) return null;
    const { undo, beforeUndo } = mirror;
    if (undo === null || undo === 'revealed') return undo;
    const { intent, as: seat, at } = undo;
    // The role may have changed hands since then, or its person may be back.
    if (!actsFor(this.seats, this.you, seat, mirror.open.board === null)) return null;
    const isCue = (intent.type === 'done' || intent.type === 'report') && beforeUndo.step === null;
    if (isCue && this.time.now() - at > takeBackMs) return null;
    return { intent, seat, at, seen: withPack(beforeUndo, pack) };
  }
}
