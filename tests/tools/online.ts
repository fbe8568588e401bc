// A table online without sockets, with a clock that is moved by hand.

import assert from 'node:assert/strict';
import type { Pack } from '../../src/content/cards/pack.ts';
import type { Role } from '../../src/content/roles.ts';
import { standardPack } from '../../src/content/standard/pack.ts';
import { momentOf } from '../../src/host/index.ts';
import type { GameOptions, Intent } from '../../src/rules/index.ts';
import { handleInput, type RoomInput } from '../../src/server/room/input.ts';
import { loadRoom } from '../../src/server/room/loading.ts';
import { rowOfWishes, usualSettings } from '../../src/server/room/making.ts';
import type { Kept, Room, RoomDependencies } from '../../src/server/room/room.ts';
import { isCompact, snapshotText } from '../../src/server/room/table/snapshot.ts';
import { tableWith } from '../../src/sim/index.ts';
import {
  type ClientFrame,
  type JournalEntry,
  protocol,
  readRow,
  rowText,
  type ServerFrame,
  type TableSettings,
} from '../../src/wire/index.ts';
import type { Press } from './table-client.ts';

/** Loads a room from rows of this edition alone, at a time in ms. */
export const roomFrom = (id: string, rows: readonly JournalEntry[], pack: Pack, now: number): Room =>
  loadRoom(rows.map(rowText), { id, pack, now, idleMs: 0, kept: {} });

/** Wishes for the game of a table. */
export const virtual: GameOptions = { seed: 'online', mode: 'virtual', difficulty: 'easy' };

const tokens = { code: 'ABCDEF', door: 'door-token-0123456789', maker: 'maker-token-0123456789' };

/** A table online for tests. */
export class OnlineTable {
  now = 1_000_000;
  room: Room;
  /** All rows so far, as they are stored. */
  readonly stored: string[] = [];
  /** Texts that are stored besides them. */
  kept: Kept = {};
  alarmAt: number | null = null;
  private readonly frames = new Map<string, ServerFrame[]>();
  private readonly closed = new Map<string, string>();
  private ids = 0;
  private seatTokens = 0;
  private ports: RoomDependencies;
  private starts = 1;

  constructor(wishes: GameOptions = virtual, settings: TableSettings = usualSettings(wishes.mode ?? 'companion')) {
    const table = tableWith(standardPack);
    this.ports = {
      dependencies: table,
      build: 'test',
      incarnation: 'start-1',
    };
    const row = rowOfWishes(wishes, table, settings, tokens);
    if ('refused' in row) throw new Error(row.refused.code);
    this.stored.push(rowText(row));
    this.room = roomFrom('table', [row], standardPack, this.now);
  }

  /** Handles an input. Rows are stored before frames are delivered. */
  input(input: RoomInput): void {
    const after = handleInput(this.room, input, this.now, this.ports);
    this.room = after.room;
    this.alarmAt = after.alarmAt;
    const texts = after.rows.map(rowText);
    // One that cannot be read again would be the end of its table.
    for (const text of texts) readRow(text);
    this.stored.push(...texts);
    this.kept = { ...this.kept, ...after.kept };
    // Much more often than a host does.
    if (texts.length > 0 && this.stored.length % 5 === 0 && isCompact(this.room.table))
      this.kept = { ...this.kept, snapshot: snapshotText(this.room) };
    for (const out of after.out) {
      if ('close' in out) this.closed.set(out.link, out.close);
      else this.framesOf(out.link).push(out.frame);
    }
  }

  /** Lets time pass, with an input of time at every alarm. */
  pass(ms: number): void {
    const end = this.now + ms;
    for (let alarms = 0; this.alarmAt !== null && this.alarmAt <= end; alarms += 1) {
      if (alarms > 10_000) throw new Error('the alarm does not come to an end');
      this.now = Math.max(this.now, this.alarmAt);
      this.input({ kind: 'time' });
    }
    this.now = end;
    this.input({ kind: 'time' });
  }

  send(link: string, frame: ClientFrame): void {
    this.input({ kind: 'frame', link, text: JSON.stringify(frame) });
  }

  /** History of the rows: another one after each restart (ONL-15). */
  get incarnation(): string {
    return this.ports.incarnation;
  }

  /**
   * Opens a socket with the token of the address, of the maker, or another one. `have` is the last row it knows, of
   * this history or another one.
   */
  enter(
    link: string,
    token: string = tokens.door,
    have?: number,
    incarnation = this.incarnation,
    version = protocol,
  ): void {
    this.send(link, {
      t: 'hello',
      v: version,
      table: 'table-id-0123456789',
      token,
      device: link,
      ...(have === undefined ? {} : { have, incarnation }),
    });
  }

  /** Opens the maker's socket, from a page of this version. */
  enterAsMaker(link: string, version = protocol): void {
    this.enter(link, tokens.maker, undefined, undefined, version);
  }

  /** Returns a new id for a press. */
  id(): string {
    this.ids += 1;
    return `press-${this.ids}`;
  }

  /** Sits down with roles. Returns the token of the seat, if it is new. */
  sit(link: string, roles: Role[], name = link): string | undefined {
    this.seatTokens += 1;
    const token = `seat-token-${String(this.seatTokens).padStart(10, '0')}`;
    this.send(link, { t: 'sit', id: this.id(), roles, name, token });
    return this.last(link, 'seated')?.token;
  }

  /** Sends a press. Returns `done`, the code of the refusal, or that there is no answer yet. */
  press(link: string, wanted: Press): string {
    const id = this.id();
    this.send(link, { ...wanted, id } as ClientFrame);
    return this.answer(link, id);
  }

  /** Asks an intent for the present moment. Returns `done`, or the code of the refusal. */
  do(link: string, as: Role, intent: Intent, id = this.id(), on = momentOf(this.room.table.game.state.open)): string {
    this.send(link, { t: 'do', id, intent, as, on });
    return this.answer(link, id);
  }

  /** Asks for another game. Returns `done`, or the code of the refusal. */
  rematch(link: string, seed: string | null): string {
    const id = this.id();
    this.send(link, { t: 'rematch', id, seed });
    return this.answer(link, id);
  }

  /** Takes the last action back. Returns `done`, or the code of the refusal. */
  takeBack(link: string): string {
    const id = this.id();
    this.send(link, { t: 'take-back', id });
    return this.answer(link, id);
  }

  private answer(link: string, id: string): string {
    const frame = this.framesOf(link).findLast((one) => (one.t === 'ack' || one.t === 'no') && one.id === id);
    if (frame?.t === 'no') return frame.why.code;
    return frame?.t === 'ack' ? 'done' : 'no answer';
  }

  /** Returns all frames that a socket got. */
  framesOf(link: string): ServerFrame[] {
    const known = this.frames.get(link) ?? [];
    this.frames.set(link, known);
    return known;
  }

  /** Returns the last frame of a kind that a socket got. */
  last<T extends ServerFrame['t']>(link: string, t: T): Extract<ServerFrame, { t: T }> | undefined {
    return this.framesOf(link).findLast((frame): frame is Extract<ServerFrame, { t: T }> => frame.t === t);
  }

  /** Returns why a socket was closed, or undefined. */
  closeOf(link: string): string | undefined {
    return this.closed.get(link);
  }

  /** Kills the host and loads the table from its rows after a while. All sockets are gone. */
  restart(afterMs = 0): void {
    this.now += afterMs;
    this.starts += 1;
    this.ports = { ...this.ports, incarnation: `start-${this.starts}` };
    this.room = this.load(afterMs);
    this.input({ kind: 'time' });
  }

  /** Loads the table from its stored rows and texts. Throws if a snapshot leads to another table than its rows. */
  load(idleMs: number): Room {
    const loading = { id: 'table', pack: standardPack, now: this.now, idleMs };
    const { snapshot: _, ...kept } = this.kept;
    const [loaded, replayed] = [this.kept, kept].map((all) => loadRoom(this.stored, { ...loading, kept: all })) as [
      Room,
      Room,
    ];
    // Rows for those who missed them begin after the snapshot, which counts for the next one.
    const told = (room: Room) => ({ ...room, unfolded: 0, table: { ...room.table, recent: [] } });
    assert.deepEqual(told(loaded), told(replayed));
    return loaded;
  }

  /** Returns a table that goes on from here by itself. Its frames so far are known there, too. */
  copy(): OnlineTable {
    const copy = new OnlineTable();
    const { now, room, kept, alarmAt, ids, seatTokens, ports, starts } = this;
    Object.assign(copy, { now, room, kept, alarmAt, ids, seatTokens, ports, starts });
    copy.stored.splice(0, 1, ...this.stored);
    for (const [link, frames] of this.frames) copy.frames.set(link, [...frames]);
    for (const [link, why] of this.closed) copy.closed.set(link, why);
    return copy;
  }

  get open() {
    return this.room.table.game.state.open;
  }
}
