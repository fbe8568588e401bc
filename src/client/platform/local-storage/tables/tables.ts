import * as v from 'valibot';
import { isLasting, loadText, readJson, saveText } from '../local-texts.ts';
import { tablesInTab, tablesKey } from './knows-tables.ts';

/** Tables that are remembered, the newest first. */
const most = 20;

const shape = v.object({
  table: v.string(),
  token: v.string(),
  /** Secret in the table's address, which invites others. */
  door: v.string(),
  /** Six-letter code of that address. Missing in notes of older versions. */
  code: v.optional(v.string()),
  /** When this device was last there, in ms since 1970. Missing in notes of older versions. */
  at: v.optional(v.number()),
});

/** A table at which this device has a seat. */
export type KnownTable = Readonly<v.InferOutput<typeof shape>>;

/** Reads tables from JSON. Skips invalid entries, so that the others keep their seats. */
export const parseTables = (text: string | null): readonly KnownTable[] =>
  (readJson(v.array(v.unknown()), text) ?? []).flatMap((one) => {
    const { success, output } = v.safeParse(shape, one);
    return success ? [output] : [];
  });

/** Returns the tables that this device knows, the newest first, and then those that only this tab could remember. */
export function loadTables(): readonly KnownTable[] {
  const stored = parseTables(loadText(tablesKey));
  const known = new Set(stored.map(({ table }) => table));
  return [...stored, ...parseTables(tablesInTab()).filter(({ table }) => !known.has(table))];
}

function keep(tables: readonly KnownTable[]): void {
  const text = JSON.stringify(tables);
  saveText(tablesKey, text);
  const isStored = isLasting(tablesKey);
  if (isStored && tablesInTab() === null) return;
  history.replaceState({ ...history.state, tables: isStored ? undefined : text }, '');
}

/** Forgets a table whose seat is lost. */
export const removeTable = (id: string): void => keep(loadTables().filter(({ table }) => table !== id));

/** Remembers a table and the token of the seat, as somebody who is there now. */
export function saveTable(known: Omit<KnownTable, 'at'>): void {
  const others = loadTables().filter(({ table }) => table !== known.table);
  keep([{ ...known, at: Date.now() }, ...others].slice(0, most));
}
