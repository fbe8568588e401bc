// The registry of everything this device stores per game beside its save. Duplicating or deleting a game covers all kinds named here.

import { forgetText, keepText, keptText } from './local-texts.ts';

/** Every kind, and whether a duplicate has it too. */
const kinds = {
  crew: { duplicated: true },
  lessons: { duplicated: true },
  step: { duplicated: true },
  tally: { duplicated: true },
  ticks: { duplicated: true },
  /** A duplicate is written at the very instant the game has reached. */
  instant: { duplicated: false },
} as const satisfies Record<string, { readonly duplicated: boolean }>;

export type Belonging = keyof typeof kinds;

const all = Object.keys(kinds) as Belonging[];

const keyOf = (kind: Belonging, game: string): string => `sitroom/${kind}/${game}`;

/** The stored JSON of one kind for a game; null if there is none. */
export const keptOf = (kind: Belonging, game: string): string | null => keptText(keyOf(kind, game));

/** Keeps something of a game. */
export const keepOf = (kind: Belonging, game: string, value: unknown): void =>
  keepText(keyOf(kind, game), JSON.stringify(value));

/** Forgets one kind of what is kept of a game. */
export const forgetOf = (kind: Belonging, game: string): void => forgetText(keyOf(kind, game));

/** A duplicate has what its game has. */
export function duplicateBelongings(from: string, to: string): void {
  for (const kind of all) {
    const text = kinds[kind].duplicated ? keptOf(kind, from) : null;
    if (text !== null) keepText(keyOf(kind, to), text);
  }
}

/** A game is gone: so is all that was kept of it. */
export function forgetBelongings(game: string): void {
  for (const kind of all) forgetOf(kind, game);
}
