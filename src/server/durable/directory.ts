// The directory: one Durable Object, which knows the codes of all tables and the packs that they are played with.

import { DurableObject } from 'cloudflare:workers';
import { keysSchema, schema } from '../hosting/event-store.ts';
import { addressLimit, guessRate, limitOf, ownGuessRate } from '../hosting/limits.ts';
import type { NewTable } from '../hosting/new-table.ts';
import type { Pass } from '../hosting/pass-codes.ts';
import type { Way } from '../hosting/requests.ts';
import type { Address } from '../room/room.ts';
import { passMs } from '../room/seats/claims.ts';
import { journalOf } from './storage.ts';

/** Codes of passes, which lead to seats for some minutes. Times are in ms since 1970. */
const passSchema = `
  CREATE TABLE IF NOT EXISTS passes (
    code TEXT PRIMARY KEY, id TEXT NOT NULL, pass TEXT NOT NULL, until INTEGER NOT NULL
  ) STRICT;
`;

/** The directory of all tables. */
export class Directory extends DurableObject {
  private readonly journal = journalOf(this.ctx.storage);
  private readonly mayGuess = limitOf(guessRate, Date.now);
  private readonly mayGuessFrom = addressLimit(ownGuessRate, Date.now);

  constructor(ctx: DurableObjectState, env: object) {
    super(ctx, env);
    ctx.storage.sql.exec(schema);
    ctx.storage.sql.exec(keysSchema);
    ctx.storage.sql.exec(passSchema);
  }

  /** Notes a new table, without its rows. Returns false if another one has its code. */
  keep({ entry, packFile }: Pick<NewTable, 'entry' | 'packFile'>): boolean {
    if (this.journal.entryOfCode(entry.code) !== null) return false;
    if (entry.pack !== null && packFile !== null) this.journal.keepPack(entry.pack, packFile);
    this.journal.make(entry, [], Date.now());
    return true;
  }

  /** Returns the way that a code stands for, null if there is none, or that too many codes were tried. */
  find(code: string, address: string | null): Way | 'too-fast' | null {
    // Its own limit first, so that one who guesses keeps nobody else from joining.
    if (!this.mayGuessFrom(address) || !this.mayGuess()) return 'too-fast';
    const kept = this.passOf(code);
    const entry = kept === undefined ? this.journal.entryOfCode(code) : this.journal.entry(kept.id);
    return entry === null || kept === undefined ? entry : { ...entry, pass: kept.pass };
  }

  /** Keeps the code of a pass to a seat at a table. Returns false if another one has it. */
  keepPass(id: string, { code, pass }: Pass): boolean {
    const { sql } = this.ctx.storage;
    sql.exec('DELETE FROM passes WHERE until <= ?', Date.now());
    if (this.passOf(code) !== undefined || this.journal.entryOfCode(code) !== null) return false;
    sql.exec('INSERT INTO passes (code, id, pass, until) VALUES (?, ?, ?, ?)', code, id, pass, Date.now() + passMs);
    return true;
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

  /** Returns the table and token of a pass that is good now. */
  private passOf(code: string): { readonly id: string; readonly pass: string } | undefined {
    const found = 'SELECT id, pass FROM passes WHERE code = ? AND until > ?';
    return this.ctx.storage.sql.exec<{ id: string; pass: string }>(found, code, Date.now()).toArray()[0];
  }
}
