// Marks of games for the record: that they never count, regardless of their log, or that their end is final.

import { loadEntry, saveEntry } from './per-game-entries.ts';

/** Leaves a game out of the record: a duplicate, or one that was over when it came from a file. */
export const leaveUncounted = (id: string): void => saveEntry('uncounted', id, true);

/** Whether a game is left out of the record. */
export const isUncounted = (id: string): boolean => loadEntry('uncounted', id) !== null;

/** Notes that the end of a game at a table is final, because another game has followed. */
export const noteFinal = (id: string): void => saveEntry('final', id, true);

/** Whether the end of a game at a table is known to be final. */
export const isFinal = (id: string): boolean => loadEntry('final', id) !== null;
