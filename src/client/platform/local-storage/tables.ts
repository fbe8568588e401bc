import * as v from 'valibot';
import { isLasting, loadText, readJson, saveText } from './local-texts.ts';

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

/** Where the tab itself remembers tables, in the state of its history: it outlives a reload where storage is refused. */
const inTab = {
  get: (): string | null => {
    const { tables } = (history.state ?? {}) as { tables?: unknown };
    return typeof tables === 'string' ? tables : null;
  },
  keep: (tables: string): void => history.replaceState({ ...history.state, tables }, ''),
};

/** Returns the tables that this device knows, the newest first. */
export const loadTables = (): readonly KnownTable[] => readJson(shape, loadText(key) ?? inTab.get()) ?? [];

function keep(tables: readonly KnownTable[]): void {
  const text = JSON.stringify(tables);
  saveText(key, text);
  if (!isLasting(key)) inTab.keep(text);
}

/** Forgets a table whose seat is lost. */
export const removeTable = (id: string): void => keep(loadTables().filter(({ table }) => table !== id));

/** Remembers a table and the token of the seat. */
export function saveTable(known: KnownTable): void {
  const others = loadTables().filter(({ table }) => table !== known.table);
  keep([known, ...others].slice(0, most));
}
