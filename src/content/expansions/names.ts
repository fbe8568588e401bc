// The expansions of the box. Only their names are here, for types: what an expansion is made of is loaded with it.

import type { evolutionCues } from '../evolution/cues.ts';
import type { evolutionEnemies } from '../evolution/enemies.ts';
import type { evolutionPanic } from '../evolution/plans.ts';

/** Every expansion. */
export const expansionIds = ['evolution'] as const;
/** An expansion. */
export type ExpansionId = (typeof expansionIds)[number];

/** A kind of cue that an expansion adds. */
export type ExpansionCueKind = keyof typeof evolutionCues;
/** An invasion plan that an expansion adds. */
export type ExpansionPlan = keyof typeof evolutionPanic;
/** An enemy type that an expansion adds. */
export type ExpansionEnemyType = (typeof evolutionEnemies)[keyof typeof evolutionEnemies][number];
