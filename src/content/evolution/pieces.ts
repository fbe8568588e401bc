import { evolutionCues } from './cues.ts';
import { evolutionEnemies } from './enemies.ts';
import { mostTokensAt, tokenPlaces } from './places.ts';
import { evolutionPanic } from './plans.ts';

/** Cues, plans, enemy types and tokens that Evolution adds to the base game. */
export const pieces = {
  cues: evolutionCues,
  panic: evolutionPanic,
  enemyTypes: evolutionEnemies,
  tokens: { places: tokenPlaces, most: mostTokensAt },
} as const;
