import * as v from 'valibot';
import { keepText, keptText } from './local-texts.ts';

const key = 'sitroom/tables';
/** Tables that are remembered, the newest first. */
const most = 20;

const shape = v.array(
  v.object({
    table: v.string(),
    token: v.string(),
    /** Secret in the table's address, which invites others. */
    door: v.string(),
    /** Six-letter code of that address. Missing in notes of older versions. */
    code: v.optional(v.string()),
  }),
);

/** A table at which this device has a seat. */
export type KnownTable = Readonly<v.InferOutput<typeof shape>[number]>;

/** Returns the tables that this device knows, the newest first. */
export function knownTables(): readonly KnownTable[] {
  try {
    const parsed = v.safeParse(shape, JSON.parse(keptText(key) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

/** Forgets a table whose seat is lost. */
export const forgetTable = (id: string): void =>
  keepText(key, JSON.stringify(knownTables().filter(({ table }) => table !== id)));

/** Remembers a table and the token of the seat. */
export function rememberTable(known: KnownTable): void {
  const others = knownTables().filter(({ table }) => table !== known.table);
  keepText(key, JSON.stringify([known, ...others].slice(0, most)));
}
