// Games that never count in the record, regardless of their log.

import { loadEntry, saveEntry } from './per-game-entries.ts';

/** Leaves a game out of the record: a duplicate, or one that was over when it came from a file. */
export const leaveUncounted = (id: string): void => saveEntry('uncounted', id, true);

/** Whether a game is left out of the record. */
export const isUncounted = (id: string): boolean => loadEntry('uncounted', id) !== null;
