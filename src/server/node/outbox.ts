// Group commit: the rows of many turns are stored together, and the frames of those turns are sent only then (ONL-1).
// The game goes on while the disk works: the next group gathers, and frames that need no row are sent at once.

import { rowText } from '../../wire/index.ts';
import type { AppendBatch } from '../hosting/event-store.ts';
import { frameText } from '../hosting/frame-text.ts';
import type { InputResult } from '../room/input.ts';
import { type Address, closeCodes, type Kept, type OutgoingFrame } from '../room/room.ts';
import type { OpenJournal } from './disk/event-store.ts';
import { guarded } from './guard.ts';
import type { Metrics } from './metrics.ts';

/** A socket, as a table sees it. */
export interface Socket {
  send(text: string): void;
  close(code: number, reason?: string): void;
}

/** Open sockets of a table, by name. */
export type Sockets = Map<string, Socket>;

/** Dependencies of the outbox. */
interface OutboxParts {
  readonly journal: Pick<OpenJournal, 'write' | 'flush' | 'flushNow'>;
  readonly wall: () => number;
  /** Time that never goes back, in ms. */
  readonly now: () => number;
  readonly metrics: Pick<Metrics, 'stored'>;
  /** Called with the tables whose rows could not be stored. None of their frames was sent. */
  readonly onLost: (tables: readonly string[], error: unknown) => void;
  /** Called with a fault that is not of the disk. */
  readonly onFault: (error: unknown) => void;
}

/** A frame, or the end of a socket, of a table, and the table's sockets. */
interface Due {
  readonly table: string;
  readonly sockets: Sockets;
  readonly out: OutgoingFrame;
}

/** Sends a frame, or ends the socket. */
function deliver({ sockets, out }: Due): void {
  const socket = sockets.get(out.link);
  if ('frame' in out) socket?.send(frameText(out.frame));
  else {
    sockets.delete(out.link);
    socket?.close(closeCodes[out.close]);
  }
}

/** Rows and frames that wait for the same flush. */
interface Group {
  readonly tables: Set<string>;
  readonly out: Due[];
  rows: number;
  /** When the first of it was written, in ms. */
  begunAt: number | null;
}

/** Returns what an action throws, or null. */
function faultOf(act: () => void): { readonly error: unknown } | null {
  try {
    act();
    return null;
  } catch (error) {
    return { error };
  }
}

const newGroup = (): Group => ({ tables: new Set(), out: [], rows: 0, begunAt: null });

/** Collects rows and frames until the end of this turn of the event loop. */
export class Outbox {
  private readonly parts: OutboxParts;
  private rows = new Map<string, string[]>();
  private addresses = new Map<string, Address>();
  private kept = new Map<string, Kept>();
  private out: Due[] = [];
  private turning: NodeJS.Immediate | undefined;
  /** Group of the flush under way. Null if there is none. */
  private flushed: Group | null = null;
  private written = newGroup();

  constructor(parts: OutboxParts) {
    this.parts = parts;
  }

  /** Adds the result of a turn of a table. */
  add(
    table: string,
    sockets: Sockets,
    { rows, address, kept, out }: Pick<InputResult, 'rows' | 'address' | 'kept' | 'out'>,
  ): void {
    const texts = rows.map(rowText);
    const isKept = Object.keys(kept).length > 0;
    if (isKept) this.kept.set(table, { ...this.kept.get(table), ...kept });
    if (texts.length > 0 || isKept) this.rows.set(table, [...(this.rows.get(table) ?? []), ...texts]);
    if (address) this.addresses.set(table, address);
    for (const one of out) this.out.push({ table, sockets, out: one });
    const { onFault } = this.parts;
    this.turning ??= setImmediate(guarded(() => this.write(), onFault));
  }

  /** Whether rows of a table wait for the disk. */
  waits(table: string): boolean {
    return this.rows.has(table) || this.written.tables.has(table) || this.flushed?.tables.has(table) === true;
  }

  /** Stores and sends everything now. */
  flush(): void {
    this.collect();
    const groups = [this.flushed, this.written].filter((group) => group !== null && group.tables.size > 0) as Group[];
    this.flushed = null;
    this.written = newGroup();
    if (groups.length === 0) return;
    const fault = faultOf(() => this.parts.journal.flushNow());
    for (const group of groups) this.end(group, fault);
  }

  /** Writes the collected rows, so that they can be read. Their frames are sent once the rows are durable. */
  write(): void {
    this.collect();
    this.flushBeside().catch(this.parts.onFault);
  }

  private collect(): void {
    clearImmediate(this.turning);
    this.turning = undefined;
    const { rows, addresses, kept, out } = this;
    this.rows = new Map();
    this.addresses = new Map();
    this.kept = new Map();
    this.out = [];
    const batch = [...rows].map(([table, texts]) => ({
      table,
      rows: texts,
      address: addresses.get(table),
      kept: kept.get(table) ?? {},
    }));
    if (batch.length > 0) this.store(batch);
    // Frames of a table keep their order. Those of a table without new rows wait for nothing.
    this.written.out.push(...out.filter(({ table }) => this.waits(table)));
    this.send(out.filter(({ table }) => !this.waits(table)));
  }

  /** Flushes in the background, as long as something waits for it. */
  private async flushBeside(): Promise<void> {
    while (this.flushed === null && this.written.tables.size > 0) {
      const group = this.written;
      this.flushed = group;
      this.written = newGroup();
      const fault = await this.parts.journal.flush().then(
        () => null,
        (error: unknown) => ({ error }),
      );
      // Somebody could not wait, and has flushed and sent everything meanwhile.
      if (this.flushed !== group) return;
      this.flushed = null;
      this.end(group, fault);
    }
  }

  /** Sends the frames of a group that has become durable. */
  private end({ tables, out, rows, begunAt }: Group, fault: { readonly error: unknown } | null): void {
    const { now, metrics, onLost } = this.parts;
    metrics.stored(rows, now() - (begunAt ?? now()));
    if (fault === null) this.send(out);
    else onLost([...tables], fault.error);
  }

  private send(all: readonly Due[]): void {
    // A table whose rows are lost has no sockets any more.
    // One that cannot be written to must not keep the others waiting.
    const send = guarded(deliver, this.parts.onFault);
    for (const one of all) send(one);
  }

  /** Stores rows. */
  private store(batch: readonly AppendBatch[]): void {
    const { journal, wall, now, onLost } = this.parts;
    this.written.begunAt ??= now();
    try {
      const failed = journal.write(batch, wall());
      for (const { table } of batch) this.written.tables.add(table);
      this.written.rows += batch.reduce((sum, { rows }) => sum + rows.length, 0);
      for (const { table, error } of failed) onLost([table], error);
    } catch (error) {
      onLost(
        batch.map(({ table }) => table),
        error,
      );
    }
  }
}
