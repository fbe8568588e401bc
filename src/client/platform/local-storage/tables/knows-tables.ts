import { loadText } from '../local-texts.ts';

/** Where the tables are stored that this device knows. */
export const tablesKey = 'sitroom/tables';

/** Tables that the tab itself remembers, in the state of its history: it outlives a reload where storage is refused. */
export function tablesInTab(): string | null {
  const { tables } = (history.state ?? {}) as { tables?: unknown };
  return typeof tables === 'string' ? tables : null;
}

/** Whether this device knows any table. Apart from the tables themselves, which the first load needs not. */
export const knowsTables = (): boolean => /\w/.test(loadText(tablesKey) ?? tablesInTab() ?? '');
