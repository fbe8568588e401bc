import { evolutionCues } from './cues.ts';
import { evolutionEnemies } from './enemies.ts';
import { mostTokensAt, tokenPlaces } from './places.ts';
import { evolutionPanic } from './plans.ts';

/** What Evolution adds to the pieces of the base game. */
export const pieces = {
  cues: evolutionCues,
  panic: evolutionPanic,
  enemyTypes: evolutionEnemies,
  tokens: { places: tokenPlaces, most: mostTokensAt },
} as const;
