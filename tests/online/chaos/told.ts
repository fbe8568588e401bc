import type { ServerFrame } from '../../../src/wire/index.ts';

/** Returns a value as text, the same for every order of its keys. */
export const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

/** Frames that a device got from its table. */
export class Told {
  /** Number of the last row it knows, and the highest it ever knew. Below 0: it needs everything again. */
  n = 0;
  last = 0;
  /** History that it was told last (ONL-15), and histories that are gone since. */
  private incarnation = '';
  private readonly gone = new Set<string>();
  /** Presses that were confirmed, with their numbers. */
  readonly confirmed = new Map<string, number>();
  /** Rows by number, as texts of the parts that everybody may see. */
  readonly rows = new Map<number, string>();
  readonly faults: string[] = [];
  /** Called with each confirmed press. */
  onConfirmed = (): void => {};

  hear(frame: ServerFrame): void {
    if (frame.t === 'sync') this.incarnation = frame.incarnation ?? '';
    // Frames that are still on their way from a history that is gone do not count.
    if (this.gone.has(this.incarnation)) return;
    if (frame.t === 'sync') this.n = frame.n;
    this.last = Math.max(this.last, this.n);
    if (frame.t === 'ack') this.confirm(frame.id, frame.n);
    if (frame.t !== 'events') return;
    const { n, at, by, id, events } = frame;
    this.n = Math.max(this.n, n);
    this.last = Math.max(this.last, n);
    this.note(this.rows, n, textOf({ at, by, id, events }));
  }

  /** A copy was put back that has rows up to `n` and these presses, so that everything told beyond is gone. */
  forget(n: number, ids: ReadonlySet<string>, incarnations: Iterable<string>): void {
    for (const incarnation of incarnations) this.gone.add(incarnation);
    this.n = -1;
    this.last = Math.min(this.last, n);
    for (const row of this.rows.keys()) if (row > n) this.rows.delete(row);
    for (const id of this.confirmed.keys()) if (!ids.has(id)) this.confirmed.delete(id);
  }

  /** History that it knows. */
  get history(): string {
    return this.incarnation;
  }

  private confirm(id: string, n: number): void {
    const isNew = !this.confirmed.has(id);
    this.note(this.confirmed, id, n);
    if (isNew) this.onConfirmed();
  }

  private note<K extends string | number, V extends string | number>(known: Map<K, V>, key: K, value: V): void {
    const before = known.get(key);
    if (before !== undefined && before !== value) this.faults.push(`${key} was told as ${before}, then as ${value}`);
    known.set(key, value);
  }
}
