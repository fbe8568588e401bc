// The directory: one Durable Object, which knows the codes of all tables and the packs that they are played with.

import { DurableObject } from 'cloudflare:workers';
import { schema, type TableEntry } from '../hosting/journal.ts';
import { guessRate, limitOf } from '../hosting/limits.ts';
import type { NewTable } from '../hosting/new-table.ts';
import type { Address } from '../room/room.ts';
import { journalOf } from './storage.ts';

/** The directory of all tables. */
export class Directory extends DurableObject {
  private readonly journal = journalOf(this.ctx.storage);
  private readonly mayGuess = limitOf(guessRate, Date.now);

  constructor(ctx: DurableObjectState, env: object) {
    super(ctx, env);
    ctx.storage.sql.exec(schema);
  }

  /** Notes a new table, without its rows. Returns false if another one has its code. */
  keep({ entry, packFile }: Pick<NewTable, 'entry' | 'packFile'>): boolean {
    if (this.journal.entryOfCode(entry.code) !== null) return false;
    if (entry.pack !== null && packFile !== null) this.journal.keepPack(entry.pack, packFile);
    this.journal.make(entry, [], Date.now());
    return true;
  }

  /** Returns the table of a code, null if there is none, or that too many codes were tried. */
  find(code: string): TableEntry | 'too-fast' | null {
    return this.mayGuess() ? this.journal.entryOfCode(code) : 'too-fast';
  }

  /** Notes a new address of a table. Returns false if another one has the code. */
  readdress(id: string, address: Address): boolean {
    if (this.journal.entryOfCode(address.code) !== null) return false;
    this.journal.readdress(id, address);
    return true;
  }

  /** Returns the file of a pack, or null. */
  pack(hash: string): string | null {
    return this.journal.pack(hash);
  }

  /** Forgets a table that is gone. */
  remove(id: string): void {
    this.journal.remove(id);
  }
}
