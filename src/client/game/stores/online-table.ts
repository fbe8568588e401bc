// The table online that a page shows. Kept apart from the table itself, which only tables online load.
import { getContext, setContext } from 'svelte';
import type { AtTable } from './at-table.svelte.ts';

const key = Symbol('at-table');

/** Provides the table to all child components. */
export const provideTable = (table: AtTable): AtTable => setContext(key, table);

/** Returns the table online that the page shows. Null for a game on this device. */
export const useOnlineTable = (): AtTable | null => getContext<AtTable | undefined>(key) ?? null;
