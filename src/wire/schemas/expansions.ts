// The one place where the formats know of expansions: the names that each adds to those of the base game.

import * as v from 'valibot';
import { cueKinds } from '../../content/cues.ts';
import { enemyTypes } from '../../content/enemies.ts';
import { evolutionCues } from '../../content/evolution/cues.ts';
import { evolutionEnemies } from '../../content/evolution/enemies.ts';
import { mostTokensAt, tokenPlaces } from '../../content/evolution/places.ts';
import { evolutionPanic } from '../../content/evolution/plans.ts';
import { expansionIds } from '../../content/expansions/names.ts';
import { plans } from '../../content/plans.ts';
import { integerBetween } from './schemas.ts';

const namesOf = <T extends object>(names: T) => Object.keys(names) as (keyof T)[];

/** A kind of cue. */
export const anyCueKind = v.picklist([...cueKinds, ...namesOf(evolutionCues)]);
/** An invasion plan. */
export const anyPlan = v.picklist([...plans, ...namesOf(evolutionPanic)]);
/** An enemy type. */
export const anyEnemyType = v.picklist([...enemyTypes, ...Object.values(evolutionEnemies).flat()]);
/** The expansions of a game. A game without any has no such field. */
export const expansions = v.pipe(
  v.array(v.picklist(expansionIds)),
  v.minLength(1),
  v.check((ids) => new Set(ids).size === ids.length),
  v.readonly(),
);

const tokensAt = v.exactOptional(integerBetween(1, mostTokensAt));
/** Tokens on the places of the board. A place without any is missing. */
export const tokenCounts = v.strictObject(v.entriesFromList(tokenPlaces, tokensAt));
/** Tokens on the places of the board. */
export type TokenCounts = Readonly<v.InferOutput<typeof tokenCounts>>;
