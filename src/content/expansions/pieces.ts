// Content of each expansion. Loaded with the first game that has one; only names.ts is part of the first load.

import { pieces as evolution } from '../evolution/pieces.ts';

/** Cues, plans, enemy types and tokens that an expansion adds to the base game. */
export interface ExpansionPieces {
  readonly cues: object;
  /** Its plans, each with its starting panic. */
  readonly panic: Readonly<Record<string, { readonly base: number; readonly others: readonly number[] }>>;
  /** By difficulty. */
  readonly enemyTypes: Readonly<Record<string, readonly string[]>>;
  /** Tokens that a table counts: on which places, and how many on one. */
  readonly tokens: { readonly places: readonly string[]; readonly most: number };
}

/** The pieces of every expansion, by its id. */
export const expansionPieces = {
  evolution,
} as const satisfies Readonly<Record<string, ExpansionPieces>>;
