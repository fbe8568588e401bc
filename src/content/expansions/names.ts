// Names and types of the expansions. The content of an expansion is loaded with the first game that has it.

import type { expansionPieces } from './pieces.ts';

type All = typeof expansionPieces;
/** An expansion. */
export type ExpansionId = keyof All;
/** Every expansion. */
export const expansionIds: readonly ExpansionId[] = [
  'evolution', // The only one so far.
];

/** Type of a field that expansions add. `never` without expansions. */
type Added<Field extends string, Of = All[ExpansionId]> = Of extends { readonly [field in Field]: infer Value }
  ? Value
  : never;
type NamesOf<T> = T extends object ? keyof T & string : never;
type ItemOf<T> = T extends Readonly<Record<string, readonly (infer Item)[]>> ? Item : never;

/** A kind of cue that an expansion adds. */
export type ExpansionCueKind = NamesOf<Added<'cues'>>;
/** An invasion plan that an expansion adds. */
export type ExpansionPlan = NamesOf<Added<'panic'>>;
/** An enemy type that an expansion adds. */
export type ExpansionEnemyType = ItemOf<Added<'enemyTypes'>>;
/** A place on which tokens of an expansion are counted. */
export type TokenPlace = Added<'places', Added<'tokens'>>[number];
