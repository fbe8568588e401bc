// Registry of all local data of a game besides its save. Duplicating or deleting a game covers every kind listed here.

import { loadText, removeText, saveText } from './local-texts.ts';

/** Every kind, and whether a duplicate of the game gets a copy. */
export const kinds = {
  crew: { duplicated: true },
  lessons: { duplicated: true },
  step: { duplicated: true },
  spending: { duplicated: true },
  tally: { duplicated: true },
  ticks: { duplicated: true },
  tokens: { duplicated: true },
  uncounted: { duplicated: true },
  final: { duplicated: false },
  /** Not copied: the save of a duplicate is already at the exact instant. */
  instant: { duplicated: false },
} as const satisfies Record<string, { readonly duplicated: boolean }>;

/** Kind of local data of a game. */
export type PerGameEntry = keyof typeof kinds;

/** Every kind. */
export const allKinds = Object.keys(kinds) as PerGameEntry[];

const keyOf = (kind: PerGameEntry, game: string): string => `sitroom/${kind}/${game}`;

/** Returns the stored JSON of one kind for a game. Null if there is none. */
export const loadEntry = (kind: PerGameEntry, game: string): string | null => loadText(keyOf(kind, game));

/** Stores a value of one kind for a game, as JSON. */
export const saveEntry = (kind: PerGameEntry, game: string, value: unknown): void =>
  saveText(keyOf(kind, game), JSON.stringify(value));

/** Deletes one kind of local data of a game. */
export const removeEntry = (kind: PerGameEntry, game: string): void => removeText(keyOf(kind, game));

/** Deletes all local data of a game. */
export function removePerGameEntries(game: string): void {
  for (const kind of allKinds) removeEntry(kind, game);
}
