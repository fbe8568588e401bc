// The ledger: one entry for each game that counts.

import type { LedgerEntry } from './ledger-entry.ts';

/** Returns what is known of one game from two ledgers. The entry that was written for the later end holds. */
function joined(own: LedgerEntry, other: LedgerEntry): LedgerEntry {
  const [last, first] = other.ended > own.ended ? [other, own] : [own, other];
  return {
    ...last,
    base: last.base ?? first.base,
    score: last.score ?? first.score,
    judged: last.judged ?? first.judged,
    roles: last.roles.length > 0 ? last.roles : first.roles,
    earned: last.earned.length > 0 ? last.earned : first.earned,
  };
}

/** Returns the entries of a ledger in the order in which the games ended. */
export const sorted = (entries: Iterable<LedgerEntry>): readonly LedgerEntry[] =>
  [...entries].toSorted((a, b) => a.ended - b.ended || (a.id < b.id ? -1 : 1));

/** Joins two ledgers. A game that is in both is there once, so that doing it twice changes nothing (REC-2). */
export function merged(own: readonly LedgerEntry[], other: readonly LedgerEntry[]): readonly LedgerEntry[] {
  const all = new Map<string, LedgerEntry>();
  for (const entry of [...own, ...other]) {
    const known = all.get(entry.id);
    all.set(entry.id, known === undefined ? entry : joined(known, entry));
  }
  return sorted(all.values());
}
