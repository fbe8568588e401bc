// The names that expansions add to those of the base game.

import * as v from 'valibot';
import { type CueKind, cueKinds } from '../../content/cues.ts';
import { type EnemyType, enemyTypes } from '../../content/enemies.ts';
import { expansionIds, type TokenPlace } from '../../content/expansions/names.ts';
import { type ExpansionPieces, expansionPieces } from '../../content/expansions/pieces.ts';
import { type Plan, plans } from '../../content/plans.ts';
import { integerBetween } from './schemas.ts';

const added: readonly ExpansionPieces[] = Object.values(expansionPieces);

/** A kind of cue. */
export const anyCueKind = v.picklist([...cueKinds, ...added.flatMap(({ cues }) => Object.keys(cues) as CueKind[])]);
/** An invasion plan. */
export const anyPlan = v.picklist([...plans, ...added.flatMap(({ panic }) => Object.keys(panic) as Plan[])]);
/** An enemy type. */
export const anyEnemyType = v.picklist([
  ...enemyTypes,
  ...added.flatMap((one) => Object.values(one.enemyTypes).flat() as EnemyType[]),
]);
/** The expansions of a game. A game without any has no such field. */
export const expansions = v.pipe(
  v.array(v.picklist(expansionIds)),
  v.minLength(1),
  v.check((ids) => new Set(ids).size === ids.length),
  v.readonly(),
);

const tokensAt = (most: number) => v.exactOptional(integerBetween(1, most));
/** Tokens on the places of the board. A place without any is missing. @public for expansions */
export const tokenCounts = v.strictObject(
  Object.fromEntries(
    added.flatMap(({ tokens: { places, most } }) => places.map((place) => [place, tokensAt(most)] as const)),
  ) as Record<TokenPlace, ReturnType<typeof tokensAt>>,
);
/** Tokens on the places of the board. @public for expansions */
export type TokenCounts = Readonly<v.InferOutput<typeof tokenCounts>>;
