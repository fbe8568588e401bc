// Pieces in the box of a table. An owner may lack a plan or enemy type, or leave it out (EVO-13).

import { type Difficulty, difficulties } from '../../content/difficulties.ts';
import { fixedPlan } from '../../content/plans.ts';
import { type Expansions, piecesOf } from '../expansions/pieces.ts';
import type { BoxRefusal } from '../state/intents.ts';

/** Fewest plans, and fewest enemy types of each difficulty, that a box must have. */
const leastInBox = 3;

/** Difficulties whose plan and enemy types are drawn. */
const drawnDifficulties = difficulties.filter((difficulty: Difficulty) => fixedPlan[difficulty] === undefined);

/** Returns why games cannot be drawn without these plans and enemy types, or null. */
export function checkBox(
  missing: readonly string[],
  chosen: readonly string[],
  expansions: Expansions | null,
): BoxRefusal | null {
  const left = (names: readonly string[]) => names.filter((name) => !missing.includes(name)).length;
  for (const difficulty of drawnDifficulties) {
    const { plans, enemyTypes } = piecesOf(difficulty, chosen, expansions);
    if (left(plans) < leastInBox) return { code: 'too-few-plans', least: leastInBox };
    if (left(enemyTypes) < leastInBox) return { code: 'too-few-enemy-types', least: leastInBox, difficulty };
  }
  return null;
}
