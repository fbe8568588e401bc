// Worker half: holds a thinker for one game and answers questions about its table.

import { botNamed, colleagues, type Move } from '../../../bots/index.ts';
import type { Role } from '../../../content/roles.ts';
import { direct } from '../../../director/index.ts';
import { type OpenGame, seededDice } from '../../../rules/index.ts';

/** Question for a move of one of the roles. Only the open half of a game is sent (INF-1). */
export interface Question {
  readonly id: number;
  readonly open: OpenGame;
  readonly roles: readonly Role[];
}

/** Answer to the question with the same id. `move` is null if none of the roles has anything to do. */
export interface Answer {
  readonly id: number;
  readonly move: Move | null;
}

/** Time limit for one question, in ms. Most decisions take much less. */
export const thinkMs = 200;

/** Creates a function that answers questions about one game. `now` is a clock in ms. */
export function createAnswerer(now: () => number): (question: Question) => Answer {
  let until = 0;
  const table = { director: direct, dice: seededDice };
  const thinker = botNamed('thinker', table, { enough: () => now() >= until }, colleagues);
  const chance = seededDice('thinker').draws('bots');
  return ({ id, open, roles }) => {
    until = now() + thinkMs;
    return { id, move: thinker(open, roles, chance) };
  };
}
