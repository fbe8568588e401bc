// Games at tables whose end is final, because another game has followed there.

import { loadEntry, saveEntry } from '../per-game-entries.ts';

/** Notes that the end of a game is final. */
export const noteFinal = (id: string): void => saveEntry('final', id, true);

/** Whether the end of a game is known to be final. */
export const isFinal = (id: string): boolean => loadEntry('final', id) !== null;
