// The one place where the rules know of expansions: what each adds to what is drawn for a game.

import { evolutionEnemies } from '../../content/evolution/enemies.ts';
import { evolutionPanic } from '../../content/evolution/plans.ts';
import { expandedBy } from './expanding.ts';

/** Every expansion. */
export const expansions = expandedBy({ evolution: { panic: evolutionPanic, enemyTypes: evolutionEnemies } });
