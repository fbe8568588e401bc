import type { EntryId } from '../../src/i18n/index.ts';

/** Search terms, each with the entry that should be first or among the first three results. */
export type Searches = readonly (readonly [typed: string, entry: EntryId])[];
