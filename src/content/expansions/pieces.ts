// What each expansion of the box adds. It is loaded with the first game that has one; names.ts has what everybody knows.

import { pieces as evolution } from '../evolution/pieces.ts';

/** What an expansion adds to the pieces of the base game, by their names. */
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
