// A ledger as a file, which carries the record to another device (REC-2).

import * as v from 'valibot';
import { type LedgerEntry, sorted } from '../../../record/index.ts';
import { digest } from '../../../wire/index.ts';
import { textOf } from './files.ts';
import { entryShape } from './ledger.ts';

const format = 'sitroom-record';
const version = 1;

/** Most bytes of a file. An entry has 400. */
const maxFileBytes = 5_000_000;

/** Returns a ledger as the text of a file. */
export function ledgerText(games: readonly LedgerEntry[]): string {
  const body = { format, version, games } as const;
  return JSON.stringify({ ...body, digest: digest(body) });
}

/** Why a file is not a ledger. */
export type LedgerRefusal = 'file-unreadable' | 'file-foreign' | 'file-newer' | 'file-damaged';

const head = v.object({ format: v.literal(format), version: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const file = v.strictObject({
  format: v.literal(format),
  version: v.literal(version),
  games: v.pipe(v.array(entryShape), v.maxLength(10_000)),
  digest: v.string(),
});

/** Reads a ledger from the text of a file. */
export function parseLedger(text: string): readonly LedgerEntry[] | { readonly refused: LedgerRefusal } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { refused: text.includes(`"${format}"`) ? 'file-damaged' : 'file-foreign' };
  }
  const known = v.safeParse(head, value);
  if (!known.success) return { refused: 'file-foreign' };
  if (known.output.version > version) return { refused: 'file-newer' };
  const parsed = v.safeParse(file, value);
  if (!parsed.success) return { refused: 'file-damaged' };
  const { digest: sum, ...body } = parsed.output;
  return sum === digest(body) ? sorted(body.games) : { refused: 'file-damaged' };
}

/** Reads a ledger from a file. */
export async function readLedger(chosen: File): Promise<readonly LedgerEntry[] | { readonly refused: LedgerRefusal }> {
  const content = await textOf(chosen, maxFileBytes);
  if (!('unread' in content)) return parseLedger(content.text);
  return { refused: content.unread === 'unreadable' ? 'file-unreadable' : 'file-foreign' };
}
