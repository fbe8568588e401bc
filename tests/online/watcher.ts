import { afterEvents, afterSync, type Replica } from '../../src/client/game/online/replica.ts';
import type { ServerFrame } from '../../src/wire/index.ts';
import type { OnlineTable } from '../tools/online.ts';

/** A device at a table, which knows nothing but the frames that reach it. */
export class Watcher {
  readonly name: string;
  mirror: Replica | null = null;
  token: string;
  isConnected = false;
  /** Frames that have been read. */
  private read = 0;
  private sockets = 0;
  private readonly table: OnlineTable;

  constructor(table: OnlineTable, name: string, token: string) {
    this.table = table;
    this.name = name;
    this.token = token;
  }

  /** Name of the present socket. */
  get link(): string {
    return `${this.name}-${this.sockets}`;
  }

  /** Opens a new socket, and continues from the known rows. */
  connect(): void {
    this.sockets += 1;
    this.read = 0;
    this.isConnected = true;
    this.table.enter(this.link, this.token, this.mirror?.n, this.mirror?.incarnation);
  }

  /** Loses the socket, and every frame that was not read. */
  cut(): void {
    this.isConnected = false;
    this.table.input({ kind: 'gone', link: this.link });
  }

  /** Another device takes its place, which knows nothing but a token. */
  replace(token: string): void {
    this.cut();
    this.token = token;
    this.mirror = null;
  }

  /** Reads all new frames. Returns them. */
  catchUp(): readonly ServerFrame[] {
    if (this.table.closeOf(this.link) !== undefined) this.isConnected = false;
    const frames = this.table.framesOf(this.link);
    const fresh = frames.slice(this.read);
    for (const frame of fresh) this.hear(frame);
    this.read = frames.length;
    return fresh;
  }

  private hear(frame: ServerFrame): void {
    if (frame.t === 'sync') this.mirror = afterSync(this.mirror, frame).mirror;
    if (frame.t === 'seated') this.token = frame.token;
    if (frame.t !== 'events' || this.mirror === null) return;
    const { mirror, news } = afterEvents(this.mirror, frame);
    if (news.kind === 'gap') throw new Error(`row ${frame.n} after ${this.mirror.n}`);
    this.mirror = mirror;
  }
}
