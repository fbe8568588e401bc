// Group commit: the rows of many turns are stored together, and only then is sent what those turns said (ONL-1).

import { rowText } from '../../wire/index.ts';
import type { AppendBatch, EventStore, Failed } from '../hosting/event-store.ts';
import { frameText } from '../hosting/frame-text.ts';
import type { InputResult } from '../room/input.ts';
import { type Address, closeCodes, type Kept, type OutgoingFrame } from '../room/room.ts';
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
  readonly journal: EventStore;
  readonly wall: () => number;
  /** Time that never goes back, in ms. */
  readonly now: () => number;
  readonly metrics: Pick<Metrics, 'stored'>;
  /** Called with the tables whose rows could not be stored. Nothing of them was sent. */
  readonly onLost: (tables: readonly string[], error: unknown) => void;
  /** Called with a fault that is not of the disk. */
  readonly onFault: (error: unknown) => void;
}

/** A frame, or the end of a socket, and the sockets of its table. */
interface Due {
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

/** Collects rows and frames until the end of this turn of the event loop. */
export class Outbox {
  private readonly parts: OutboxParts;
  private rows = new Map<string, string[]>();
  private addresses = new Map<string, Address>();
  private kept = new Map<string, Kept>();
  private out: Due[] = [];
  private flushing: NodeJS.Immediate | undefined;

  constructor(parts: OutboxParts) {
    this.parts = parts;
  }

  /** Adds what a turn of a table has led to. */
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
    for (const one of out) this.out.push({ sockets, out: one });
    const { onFault } = this.parts;
    this.flushing ??= setImmediate(guarded(() => this.flush(), onFault));
  }

  /** Stores and sends everything now. */
  flush(): void {
    clearImmediate(this.flushing);
    this.flushing = undefined;
    const { rows, addresses, kept, out } = this;
    this.rows = new Map();
    this.addresses = new Map();
    this.kept = new Map();
    this.out = [];
    const { onLost, onFault } = this.parts;
    try {
      const batch = [...rows].map(([table, texts]) => ({
        table,
        rows: texts,
        address: addresses.get(table),
        kept: kept.get(table) ?? {},
      }));
      if (rows.size > 0) for (const { table, error } of this.store(batch)) onLost([table], error);
    } catch (error) {
      onLost([...rows.keys()], error);
    }
    // A table whose rows are lost has no sockets any more.
    // One that cannot be written to must not keep the others waiting.
    const send = guarded(deliver, onFault);
    for (const one of out) send(one);
  }

  /** Stores rows. Returns the tables that have failed, alone. */
  private store(batch: readonly AppendBatch[]): readonly Failed[] {
    const { journal, wall, now, metrics } = this.parts;
    const begun = now();
    const failed = journal.append(batch, wall());
    metrics.stored(
      batch.reduce((sum, { rows }) => sum + rows.length, 0),
      now() - begun,
    );
    return failed;
  }
}
