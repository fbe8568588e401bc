import { type ReportEntry, reportEntries } from '../../../content/steps.ts';
import type { Entries } from '../../../rules/index.ts';

/** Returns the names of the entries that have been reported and can be corrected. */
export const namesOfEntries = (entries: Entries): ReportEntry[] =>
  reportEntries.filter((entry) => entries[entry] !== undefined);
