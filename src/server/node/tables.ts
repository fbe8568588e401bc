// All tables of this machine: loads their rooms and feeds them inputs, one after another.

import type { Pack } from '../../content/cards/pack.ts';
import { standardPack } from '../../content/standard/pack.ts';
import { readPack } from '../../wire/index.ts';
import { ifOpen, watched } from '../hosting/watching.ts';
import { hashOf, keyAt } from '../room/hello.ts';
import { handleInput, type RoomInput } from '../room/input.ts';
import { loadRoom } from '../room/loading.ts';
import { closeCodes, type Room, type RoomDependencies } from '../room/room.ts';
import type { OpenJournal } from './disk/event-store.ts';
import { asError, guarded } from './guard.ts';
import type { Metrics } from './metrics.ts';
import { Outbox, type Socket, type Sockets } from './outbox.ts';
import { returnDelay } from './returns.ts';

/** Dependencies of the tables. */
export interface TablesParts {
  readonly journal: OpenJournal;
  readonly ports: RoomDependencies;
  /** Time that never goes back, in ms. */
  readonly now: () => number;
  /** Time since 1970, in ms, for how long a table was left alone. */
  readonly wall: () => number;
  readonly onFault: (error: Error) => void;
  readonly metrics: Pick<Metrics, 'stored' | 'failed'>;
}

/** A loaded table. */
interface Loaded {
  room: Room;
  alarm: NodeJS.Timeout | undefined;
  readonly sockets: Sockets;
}

/** Longest delay of a timer, in ms. */
const longestWait = 2 ** 31 - 1;

/** All tables of a journal. A table is in memory while somebody is there. */
export class Tables {
  private readonly parts: TablesParts;
  private readonly loaded = new Map<string, Loaded>();
  private readonly packs = new Map<string, Pack>();
  private readonly outbox: Outbox;

  constructor(parts: TablesParts) {
    this.parts = parts;
    const onLost = (tables: readonly string[], error: unknown): void => {
      this.fail(error);
      // Memory is ahead of the disk, so the tables are loaded again.
      for (const id of tables) this.unload(id);
    };
    this.outbox = new Outbox({ ...parts, onLost, onFault: (error) => this.fail(error) });
  }

  /** Returns the target of a token before anything of the table is read. */
  keyOf(id: string, token: string): ReturnType<OpenJournal['keyOf']> {
    const awake = this.loaded.get(id);
    return awake === undefined ? this.parts.journal.keyOf(id, hashOf(token)) : keyAt(awake.room, token);
  }

  /** Lets a socket in with its first frame. Returns why not: there is no such table, or it cannot be read now. */
  enter(id: string, link: string, socket: Socket, hello: string): 'token' | 'later' | null {
    try {
      const table = this.load(id);
      if (table === null) return 'token';
      table.sockets.set(link, socket);
    } catch (error) {
      this.fail(error);
      return 'later';
    }
    this.input(id, { kind: 'frame', link, text: hello });
    return null;
  }

  /** Tells all tables that the host did not run for a while (FIN-19). */
  woke(): void {
    for (const id of this.loaded.keys()) this.input(id, { kind: 'woke' });
  }

  /** Passes an input to a table, if it is loaded. */
  input(id: string, input: RoomInput): void {
    const { now, ports } = this.parts;
    // The clock may notice only now that the host did not run, and tells all tables before this input.
    const at = now();
    const table = this.loaded.get(id);
    if (!table) return;
    if (input.kind === 'gone') table.sockets.delete(input.link);
    try {
      const after = handleInput(table.room, input, at, ports);
      table.room = after.room;
      this.outbox.add(id, table.sockets, after);
      this.setAlarm(id, table, after.alarmAt);
    } catch (error) {
      // A fault in one table must not stop the others. It goes on from its rows.
      this.fail(error);
      this.unload(id);
    }
  }

  /** Passes an input to a table, loaded or not, and stores what follows at once. */
  inputNow(id: string, input: RoomInput): void {
    if (this.load(id) === null) return;
    this.input(id, input);
    this.outbox.flush();
  }

  /** Returns a table without loading it into memory. Null if there is none. Throws if it cannot be read. */
  room(id: string): Room | null {
    // Callers must not hear of rows that may still be lost (ONL-1).
    if (this.outbox.waits(id)) this.outbox.flush();
    return this.loaded.get(id)?.room ?? this.read(id);
  }

  /** Tables that are in memory. */
  awake(): ReadonlySet<string> {
    return new Set(this.loaded.keys());
  }

  /** The same for somebody whose token leads to it. A wrong token is refused before anything is read (ONL-12). */
  roomFor(id: string, token: string): Room | null {
    return this.keyOf(id, token) === 'none' ? null : this.room(id);
  }

  /**
   * The same for watchers of its finished games: also with the hash of an address that the table has or had (ONL-20).
   */
  roomToWatch(id: string, token: string): Room | null {
    const own = this.roomFor(id, token);
    return own === null ? watched(this.parts.journal.keyOf(id, token), token, () => this.room(id)) : ifOpen(own, token);
  }

  /**
   * The same for somebody whose token leads to a seat. The token of the address is refused before anything is read,
   * too.
   */
  roomOfSeat(id: string, token: string): Room | null {
    return this.keyOf(id, token) === 'door' ? null : this.roomFor(id, token);
  }

  /** Number of loaded tables, and of their sockets. */
  count(): { readonly tables: number; readonly sockets: number } {
    const sockets = [...this.loaded.values()].reduce((sum, table) => sum + table.sockets.size, 0);
    return { tables: this.loaded.size, sockets };
  }

  /** Number of devices that are connected to a table. */
  devices(id: string): number {
    return this.loaded.get(id)?.sockets.size ?? 0;
  }

  /** Deletes a table and ends its sockets. */
  remove(id: string): void {
    // Rows that wait would belong to no table.
    this.outbox.flush();
    this.parts.journal.remove(id);
    this.unload(id, closeCodes.token);
  }

  /** Stores everything and ends all sockets. Their devices are told when to come back. */
  close(): void {
    this.outbox.flush();
    const { sockets } = this.count();
    let earlier = 0;
    for (const [id, table] of this.loaded) {
      this.unload(id, closeCodes.restart, String(returnDelay(earlier, sockets)));
      earlier += table.sockets.size;
    }
  }

  private fail(error: unknown): void {
    this.parts.metrics.failed();
    this.parts.onFault(asError(error));
  }

  private load(id: string): Loaded | null {
    const known = this.loaded.get(id);
    if (known) return known;
    const room = this.read(id);
    if (room === null) return null;
    const table: Loaded = { room, alarm: undefined, sockets: new Map() };
    this.loaded.set(id, table);
    return table;
  }

  /** Reads a table from its rows. Null if there is none, or its pack is not here. Throws if a row is damaged. */
  private read(id: string): Room | null {
    // Its last rows may not be stored yet.
    this.outbox.write();
    const { journal, now, wall } = this.parts;
    const entry = journal.entry(id);
    const pack = entry === null ? null : this.packOf(entry.pack);
    if (pack === null) return null;
    // The wall clock may have been put back meanwhile.
    const idleMs = Math.max(0, wall() - (journal.touched(id) ?? wall()));
    return loadRoom(journal.rows(id), { id, pack, now: now(), idleMs, kept: journal.kept(id) });
  }

  /** Returns a pack by its hash. Null if its file is not here. */
  private packOf(hash: string | null): Pack | null {
    if (hash === null) return standardPack;
    const known = this.packs.get(hash);
    if (known) return known;
    const file = this.parts.journal.pack(hash);
    const read = file === null ? null : readPack(file);
    if (read === null || 'faults' in read) return null;
    this.packs.set(hash, read.pack);
    return read.pack;
  }

  private setAlarm(id: string, table: Loaded, at: number | null): void {
    clearTimeout(table.alarm);
    if (at === null && table.sockets.size === 0) {
      // It sleeps on disk: nobody is here, and nothing falls due (ONL-8).
      this.outbox.flush();
      this.unload(id);
      return;
    }
    if (at === null) return;
    const wait = Math.min(longestWait, Math.max(0, Math.ceil(at - this.parts.now())));
    table.alarm = setTimeout(
      guarded(
        () => this.input(id, { kind: 'time' }),
        (error) => this.fail(error),
      ),
      wait,
    );
    table.alarm.unref();
  }

  /** Ends all sockets of a table and forgets what is in memory. */
  private unload(id: string, code: number = closeCodes.later, reason?: string): void {
    const table = this.loaded.get(id);
    if (!table) return;
    clearTimeout(table.alarm);
    this.loaded.delete(id);
    for (const socket of table.sockets.values()) socket.close(code, reason);
    // Nothing more is sent, because what is waiting may never be stored.
    table.sockets.clear();
  }
}
