// A directory: a Durable Object that knows the codes of some tables, or some packs.

import { DurableObject } from 'cloudflare:workers';
import { keysSchema, schema, type TableRecord } from '../hosting/event-store.ts';
import { addressLimit, guessRate, limitOf, ownGuessRate } from '../hosting/limits.ts';
import type { Pass } from '../hosting/pass-codes.ts';
import type { Way } from '../hosting/requests.ts';
import type { Rate } from '../room/limits/bucket.ts';
import { passMs } from '../room/seats/claims.ts';
import { journalOf } from './storage.ts';

/** Codes of passes, which lead to seats for some minutes. Times are in ms since 1970. */
const passSchema = `
  CREATE TABLE IF NOT EXISTS pass_codes (
    code TEXT PRIMARY KEY, id TEXT NOT NULL, door TEXT NOT NULL, pass TEXT NOT NULL, until INTEGER NOT NULL
  ) STRICT;
`;

/** Number of directories of codes. */
const directories = 23;

/** Returns each directory's share of a rate that holds for all of them together. */
const shareOf = ({ perSecond, burst }: Rate): Rate => ({ perSecond: perSecond / directories, burst });

/** A directory of tables, or of packs. */
export class Directory extends DurableObject {
  private readonly journal = journalOf(this.ctx.storage);
  private readonly mayGuess = limitOf(shareOf(guessRate), Date.now);
  private readonly mayGuessFrom = addressLimit(shareOf(ownGuessRate), Date.now);

  constructor(ctx: DurableObjectState, env: object) {
    super(ctx, env);
    ctx.storage.sql.exec(schema);
    ctx.storage.sql.exec(keysSchema);
    ctx.storage.sql.exec(passSchema);
  }

  /** Notes a table with its code, without its rows. Returns false if another one has the code. */
  keep(entry: TableRecord): boolean {
    const { id, code, door } = entry;
    if (this.isTaken(code)) return false;
    if (this.journal.entry(id) === null) this.journal.make(entry, [], Date.now());
    else this.journal.readdress(id, { code, door });
    return true;
  }

  /** Returns the way that a code stands for, null if there is none, or `too-fast` after too many wrong codes. */
  find(code: string, address: string | null): Way | 'too-fast' | null {
    // The limit of the address comes first, so that somebody who guesses keeps nobody else from joining.
    if (!this.mayGuessFrom(address) || !this.mayGuess()) return 'too-fast';
    const way = this.lookUp(code);
    if (way === null) return null;
    // A right code is no guess.
    this.mayGuessFrom(address, -1);
    this.mayGuess(-1);
    return way;
  }

  /** The same without a limit, for codes that another directory has counted. */
  lookUp(code: string): Way | null {
    return this.passOf(code) ?? this.journal.entryOfCode(code);
  }

  /** Keeps the code of a pass to a seat at a table. Returns false if another one has it. */
  keepPass({ id, door }: Pick<TableRecord, 'id' | 'door'>, { code, pass }: Pass): boolean {
    const { sql } = this.ctx.storage;
    sql.exec('DELETE FROM pass_codes WHERE until <= ?', Date.now());
    if (this.isTaken(code)) return false;
    const until = Date.now() + passMs;
    sql.exec(
      'INSERT INTO pass_codes (code, id, door, pass, until) VALUES (?, ?, ?, ?, ?)',
      code,
      id,
      door,
      pass,
      until,
    );
    return true;
  }

  /** Keeps the file of a pack. */
  keepPack(hash: string, file: string): void {
    this.journal.keepPack(hash, file);
  }

  /** Returns the file of a pack, or null. */
  pack(hash: string): string | null {
    return this.journal.pack(hash);
  }

  /** Forgets a table that is gone, or has another code. */
  remove(id: string): void {
    this.journal.remove(id);
  }

  private isTaken(code: string): boolean {
    return this.lookUp(code) !== null;
  }

  /** Returns the way of a pass that is good now. */
  private passOf(code: string): Way | null {
    const found = 'SELECT id, door, pass FROM pass_codes WHERE code = ? AND until > ?';
    const [way] = this.ctx.storage.sql
      .exec<{ id: string; door: string; pass: string }>(found, code, Date.now())
      .toArray();
    return way ?? null;
  }
}
