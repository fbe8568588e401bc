// One table as a Durable Object: its rows in its own SQLite, its sockets, and an alarm for its clock.

import { DurableObject } from 'cloudflare:workers';
import { isRunning } from '../../rules/index.ts';
import { longestFrame, type makeSave, rowText } from '../../wire/index.ts';
import { type AppendBatch, keptSchema, keysSchema, schema } from '../hosting/event-store.ts';
import { frameText } from '../hosting/frame-text.ts';
import { enteringLimit, helloOf, silentMs } from '../hosting/limits.ts';
import type { NewTable } from '../hosting/new-table.ts';
import type { Pass } from '../hosting/pass-codes.ts';
import { finishedSave } from '../hosting/past-games.ts';
import { hasSeat, homeFor, isMakersToken, type Readdressed } from '../hosting/requests.ts';
import { statusFor, type TableStatus } from '../hosting/status.ts';
import { newToken } from '../hosting/tokens.ts';
import { beatMs, WakingClock } from '../hosting/waking-clock.ts';
import { ifOpen, watched } from '../hosting/watching.ts';
import { isPass } from '../room/claiming.ts';
import { hasArrived } from '../room/going-home.ts';
import { hashOf, keyAt } from '../room/hello.ts';
import { handleInput, type InputResult, type RoomInput } from '../room/input.ts';
import { type Address, closeCodes, type OutgoingFrame, type Room, type RoomDependencies } from '../room/room.ts';
import { isLeadersToken } from '../room/settings.ts';
import { directoryOf, olderDirectory } from './directories.ts';
import type { Directory } from './directory.ts';
import { isDoomed, keptMs, keptUntil } from './keeping.ts';
import { ports as shared } from './ports.ts';
import { attachmentOf, saveAttachment } from './save-attachment.ts';
import { type ClockMemory, restoreSessions, type SocketAttachment, skippedIn } from './socket-attachment.ts';
import { journalOf, readRoom, tableIn } from './storage.ts';

/** Bindings of a table's worker. */
export interface TableEnv {
  readonly DIRECTORY: DurableObjectNamespace<Directory>;
  /** Tables without a new row for this many days are deleted: 30 if left out. */
  readonly KEEP_DAYS?: string;
}

/** Code of a socket that was closed because its frame is too long. */
const tooLong = 1009;

/** Writes a fault to the log of the engine. */
const log = (error: unknown): void => console.error(error instanceof Error ? error.message : error);

const isOpen = ({ readyState }: WebSocket): boolean => readyState === WebSocket.OPEN;

const sizeOf = (text: string): number => new TextEncoder().encode(text).length;

/** A table online. The engine keeps a single instance of each, and moves or wakes it at any time. */
export class Table extends DurableObject<TableEnv> {
  private readonly journal = journalOf(this.ctx.storage);
  /** Another history for each time in memory: the storage may have been put back meanwhile (ONL-15). */
  private readonly ports: RoomDependencies = { ...shared, incarnation: newToken() };
  private readonly mayEnter = enteringLimit(Date.now);
  private loaded: Room | null = null;
  private alarmAt: number | null = null;
  private beating: ReturnType<typeof setInterval> | null = null;
  /** Time of the room. An object that has left memory goes on with what its sockets remember. */
  private readonly clock = new WakingClock(
    {
      raw: Date.now,
      wall: Date.now,
      beats: () => this.beating !== null,
      woke: () => this.input({ kind: 'woke' }),
    },
    skippedIn(this.memories(), Date.now()),
  );

  /** Stores a new table. */
  make({ entry, row, packFile }: NewTable): void {
    this.ctx.storage.sql.exec(schema);
    this.ctx.storage.sql.exec(keysSchema);
    this.ctx.storage.sql.exec(keptSchema);
    if (entry.pack !== null && packFile !== null) this.journal.keepPack(entry.pack, packFile);
    this.journal.make(entry, [row], Date.now());
    this.setAlarm(null);
  }

  /** Returns the table in short for a token that leads to it, or null. */
  status(token: string): TableStatus | null {
    const room = this.roomFor(token);
    return room === null ? null : statusFor(room, token, this.clock.now());
  }

  /** Returns the save of a game that is over for the token of a seat, of the address or of its replays, or null. */
  save(token: string, game: number | null): ReturnType<typeof makeSave> | null {
    const room = this.roomToWatch(token);
    return room === null ? null : finishedSave(room, game, () => this.journal.rows(room.id));
  }

  /** Returns the save of a running game for its maker's token, or null. The table waits from then on. */
  takeHome(token: string): ReturnType<typeof makeSave> | null {
    if (this.roomOfSeat(token) === null) return null;
    this.input({ kind: 'home', token });
    const room = this.room();
    return room === null ? null : homeFor(room, token);
  }

  /** Deletes the table, if the save with this digest has its whole game. Null for those who may not. */
  async leaveHome(token: string, digest: string): Promise<boolean | null> {
    const room = this.roomOfSeat(token);
    if (room === null || !isLeadersToken(room, token)) return null;
    if (!hasArrived(room, digest)) return false;
    await this.remove();
    return true;
  }

  /** Deletes the table for its maker's token. Returns whether it has. */
  async deleteFor(token: string): Promise<boolean> {
    const room = this.roomOfSeat(token);
    if (room === null || !isMakersToken(room, token)) return false;
    await this.remove();
    return true;
  }

  /** Gives the table a new address for its maker's token, here and in the directory, before anything else happens. */
  async readdress(token: string, address: Address): Promise<Readdressed> {
    const room = this.roomOfSeat(token);
    if (room === null || !isLeadersToken(room, token)) return null;
    return await this.ctx.blockConcurrencyWhile(async () => {
      const before = this.journal.entry(room.id);
      if (before === null) return null;
      if (!(await directoryOf(this.env.DIRECTORY, address.code).keep({ ...before, ...address }))) return 'taken';
      this.input({ kind: 'address', address });
      const isLost = this.loaded === null;
      // Both codes may be in the same directory, which knows one code of each table.
      const isSame = before.code[0] === address.code[0];
      const [gone, here] = isLost ? [address.code, before] : [before.code, { ...before, ...address }];
      if (isSame) await directoryOf(this.env.DIRECTORY, here.code).keep(here);
      else await directoryOf(this.env.DIRECTORY, gone).remove(room.id);
      if (!isLost) await olderDirectory(this.env.DIRECTORY).remove(room.id);
      return isLost ? 'lost' : 'done';
    });
  }

  /** Gives the seat of a token a pass, here and in the directory. */
  async pass(token: string, pass: Pass): Promise<Readdressed> {
    const room = this.roomOfSeat(token);
    if (room === null || !hasSeat(room, token)) return null;
    const entry = this.journal.entry(room.id);
    if (entry === null) return null;
    if (!(await directoryOf(this.env.DIRECTORY, pass.code).keepPass(entry, pass))) return 'taken';
    this.input({ kind: 'pass', token, pass: pass.pass });
    return isPass(this.loaded, pass.pass) ? 'done' : 'lost';
  }

  /** Opens a socket. */
  override fetch(request: Request): Response {
    const { 0: client, 1: socket } = new WebSocketPair();
    this.ctx.acceptWebSocket(socket);
    const address = request.headers.get('cf-connecting-ip') ?? '';
    const name = newToken();
    socket.serializeAttachment({ name, address, hasGreeted: false, link: null, clock: null });
    setTimeout(() => {
      if (!attachmentOf(socket).hasGreeted) this.end(socket, closeCodes.frame);
    }, silentMs);
    return new Response(null, { status: 101, webSocket: client });
  }

  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): void {
    // A socket that was closed here may still be full of frames.
    if (!isOpen(socket)) return;
    // Frames are text. Others are no frames.
    const text = typeof data === 'string' ? data : '';
    if (sizeOf(text) > longestFrame) this.end(socket, tooLong);
    else if (attachmentOf(socket).hasGreeted) this.input({ kind: 'frame', link: attachmentOf(socket).name, text });
    else this.greet(socket, text);
  }

  override webSocketClose(socket: WebSocket): void {
    const { name, hasGreeted } = attachmentOf(socket);
    saveAttachment(socket, { link: null });
    if (hasGreeted) this.input({ kind: 'gone', link: name });
  }

  override webSocketError(socket: WebSocket): void {
    this.webSocketClose(socket);
  }

  override async alarm(): Promise<void> {
    this.alarmAt = null;
    if (this.isLeft() && isDoomed(this.ctx.storage, this.journal, keptMs(this.env))) await this.remove();
    else this.input({ kind: 'time' });
    // A table that cannot be read is deleted some day, too.
    this.setAlarm(null);
  }

  /** Whether nobody with a seat is here. */
  private isLeft(): boolean {
    return ![...(this.room()?.links.values() ?? [])].some(({ seat }) => seat !== null);
  }

  /** The room: from memory, from its sockets, or from its rows. Null if there is none, or it is damaged. */
  private room(): Room | null {
    try {
      this.loaded ??= this.wake();
    } catch (error) {
      log(error);
    }
    return this.loaded;
  }

  private wake(): Room | null {
    const room = readRoom(this.ctx.storage, this.clock.now());
    return room === null ? null : restoreSessions(room, this.memories());
  }

  private memories(): readonly SocketAttachment[] {
    return this.sockets().map(attachmentOf);
  }

  private sockets(): readonly WebSocket[] {
    return this.ctx.getWebSockets().filter(isOpen);
  }

  private greet(socket: WebSocket, text: string): void {
    const hello = helloOf(text);
    const { name, address } = attachmentOf(socket);
    if (hello === null) {
      this.end(socket, closeCodes.frame);
      return;
    }
    const key = this.keyOf(hello.token, hello.table);
    if (!this.mayEnter(address, key)) this.end(socket, closeCodes['too-fast']);
    else if (key === 'none' || this.room() === null) this.end(socket, closeCodes.token);
    else {
      saveAttachment(socket, { hasGreeted: true });
      this.input({ kind: 'frame', link: name, text });
    }
  }

  /** Returns what a token leads to, before anything of the table is read. */
  private keyOf(token: string, table: string | null = this.loaded?.id ?? tableIn(this.ctx.storage)) {
    if (this.loaded !== null) return this.loaded.id === table ? keyAt(this.loaded, token) : 'none';
    if (table === null || tableIn(this.ctx.storage) !== table) return 'none';
    // Storage of an older host has no keys yet.
    this.ctx.storage.sql.exec(keysSchema);
    return this.journal.keyOf(table, hashOf(token));
  }

  /** The room, for somebody whose token leads to it. A wrong token is refused before anything is read (ONL-12). */
  private roomFor(token: string): Room | null {
    return this.keyOf(token) === 'none' ? null : this.room();
  }

  /**
   * The same for watchers of its finished games: also with the hash of an address that the table has or had (ONL-20).
   */
  private roomToWatch(token: string): Room | null {
    const own = this.roomFor(token);
    if (own !== null) return ifOpen(own, token);
    const table = this.loaded?.id ?? tableIn(this.ctx.storage);
    if (table === null) return null;
    // Storage of an older host has no keys yet.
    this.ctx.storage.sql.exec(keysSchema);
    return watched(this.journal.keyOf(table, token), token, () => this.room());
  }

  /**
   * The same for somebody whose token leads to a seat. The token of the address is refused before anything is read,
   * too.
   */
  private roomOfSeat(token: string): Room | null {
    return this.keyOf(token) === 'door' ? null : this.roomFor(token);
  }

  private input(input: RoomInput): void {
    // The clock may notice only now that the object did not run, and tells the room before this input.
    const now = this.clock.now();
    const room = this.room();
    if (room === null) return;
    try {
      const after = handleInput(room, input, now, this.ports);
      const rows = after.rows.map(rowText);
      const { address, kept } = after;
      if (rows.length > 0 || Object.keys(kept).length > 0) this.store({ table: room.id, rows, address, kept });
      this.send(after);
      this.loaded = after.room;
      this.setAlarm(after.alarmAt);
      this.beat(isRunning(after.room.table.game.state.open));
    } catch (error) {
      // It goes on from its rows, when somebody comes back.
      log(error);
      this.unload(closeCodes.later);
    }
  }

  /** Stores rows. Throws if they are not durable, as if one is too long for the engine. */
  private store(append: AppendBatch): void {
    for (const { error } of this.journal.append([append], Date.now())) throw error;
  }

  /** Sends the frames of a turn, and stores the room's data of each socket in its attachment. */
  private send({ room, out }: InputResult): void {
    const sockets = new Map(this.sockets().map((socket) => [attachmentOf(socket).name, socket]));
    for (const one of out) this.deliver(sockets.get(one.link), one);
    const { startedAt, restartedAt } = room;
    const clock: ClockMemory = { startedAt, restartedAt, skippedMs: this.clock.skippedMs };
    for (const [name, link] of room.links) {
      const socket = sockets.get(name);
      if (socket && link !== this.loaded?.links.get(name)) saveAttachment(socket, { link, clock });
    }
  }

  /** Reads the clock regularly while time counts. Else the object may leave memory, and silence is no gap (FIN-19). */
  private beat(counts: boolean): void {
    if (counts) this.beating ??= setInterval(() => this.clock.now(), beatMs);
    else if (this.beating !== null) {
      clearInterval(this.beating);
      this.beating = null;
    }
  }

  private deliver(socket: WebSocket | undefined, out: OutgoingFrame): void {
    if (socket === undefined || !isOpen(socket)) return;
    if ('frame' in out) socket.send(frameText(out.frame));
    else this.end(socket, closeCodes[out.close]);
  }

  private end(socket: WebSocket, code: number): void {
    if (!isOpen(socket)) return;
    saveAttachment(socket, { link: null });
    socket.close(code);
  }

  /** When the table is deleted if nobody uses it. */
  private keptUntil(): number {
    return keptUntil(this.ctx.storage, this.journal, keptMs(this.env));
  }

  /**
   * Wakes the table at a time, or when it is to be deleted. An earlier alarm stays: when it comes, the table looks
   * again. So a person's pings, which move the time at which they count as away, are no writes.
   */
  private setAlarm(at: number | null): void {
    const wanted = at === null ? this.keptUntil() : this.clock.rawOf(at);
    if (!Number.isFinite(wanted) || (this.alarmAt !== null && this.alarmAt <= wanted)) return;
    this.alarmAt = Math.ceil(wanted);
    void this.ctx.storage.setAlarm(this.alarmAt);
  }

  /** Lets a code of the table lead nowhere, also in the directory of older hosts. */
  private async forget(id: string, code: string): Promise<void> {
    await directoryOf(this.env.DIRECTORY, code).remove(id);
    await olderDirectory(this.env.DIRECTORY).remove(id);
  }

  /** Deletes the table. */
  private async remove(): Promise<void> {
    const id = tableIn(this.ctx.storage);
    this.unload(closeCodes.token);
    if (id === null) return;
    // First, so that the engine tries again if it fails: a code must lead to no table that is gone.
    await this.forget(id, this.journal.entry(id)?.code ?? '');
    this.journal.remove(id);
    this.unload(closeCodes.token);
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /** Ends all sockets and drops the room from memory. */
  private unload(code: number): void {
    this.loaded = null;
    this.beat(false);
    for (const socket of this.sockets()) this.end(socket, code);
  }
}
