// Copies the local data of a game. Apart from the data itself, because the first load copies nothing.

import * as v from 'valibot';
import { readJson } from './local-texts.ts';
import { allKinds, kinds, loadEntry, saveEntry } from './per-game-entries.ts';

/** Copies the local data of a game to its duplicate. */
export function copyPerGameEntries(from: string, to: string): void {
  for (const kind of allKinds) {
    const value = kinds[kind].duplicated ? readJson(v.unknown(), loadEntry(kind, from)) : null;
    if (value !== null) saveEntry(kind, to, value);
  }
}
