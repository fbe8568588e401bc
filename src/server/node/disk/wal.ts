// The write-ahead log of SQLite, flushed to the disk beside the game.

import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const flushed = promisify(fdatasync);

/**
 * The file to which SQLite appends commits. With `synchronous = NORMAL`, SQLite does not flush it. Commits made before
 * a flush began are durable after it, as with `FULL` after each commit. Null is a database in memory.
 */
export class Wal {
  private readonly file: string | null;
  private descriptor: number | null = null;
  private underWay = 0;
  private isClosed = false;

  constructor(database: string) {
    this.file = database === ':memory:' ? null : `${database}-wal`;
  }

  /** Flushes in a thread. Rejects if the disk has a fault. */
  async flush(): Promise<void> {
    const descriptor = this.open();
    if (descriptor === null) return;
    this.underWay += 1;
    try {
      await flushed(descriptor);
    } finally {
      this.underWay -= 1;
      this.release();
    }
  }

  /** Flushes, and waits for it. */
  flushNow(): void {
    const descriptor = this.open();
    if (descriptor !== null) fdatasyncSync(descriptor);
  }

  close(): void {
    this.isClosed = true;
    this.release();
  }

  /** SQLite keeps the file until its database is closed, so that it is opened once. */
  private open(): number | null {
    if (this.file !== null) this.descriptor ??= openSync(this.file, 'r+');
    return this.descriptor;
  }

  private release(): void {
    if (!this.isClosed || this.underWay > 0 || this.descriptor === null) return;
    closeSync(this.descriptor);
    this.descriptor = null;
  }
}
