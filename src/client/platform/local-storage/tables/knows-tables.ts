import { loadText } from '../local-texts.ts';

/** Key of the known tables in localStorage. */
export const tablesKey = 'sitroom/tables';

/** Tables that the tab itself remembers in its history state, which survives a reload even where storage is refused. */
export function tablesInTab(): string | null {
  const { tables } = (history.state ?? {}) as { tables?: unknown };
  return typeof tables === 'string' ? tables : null;
}

/** Whether this device knows any table. Separate from the tables themselves, which the first load does not need. */
export const knowsTables = (): boolean => /\w/.test(loadText(tablesKey) ?? tablesInTab() ?? '');
