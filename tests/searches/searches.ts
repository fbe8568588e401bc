import type { EntryId } from '../../src/i18n/index.ts';

/** What is typed, and the entry that should be first, or among the first three. */
export type Searches = readonly (readonly [typed: string, entry: EntryId])[];
