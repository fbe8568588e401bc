// Changes of a game that is set up and has not begun.

import { continents } from '../content/continents.ts';
import { type GameOptions, type RuleSet, type State, seededDice, setupOf } from '../rules/index.ts';
import type { Game } from './game.ts';

/** Draws of a game that are fixed by hand. With a new seed the others are drawn again. */
export type Draws = {
  readonly [K in 'seed' | 'plan' | 'base' | 'enemyTypes' | 'startingPanic']?: NonNullable<GameOptions[K]>;
};

/** Returns the draws that were fixed by hand: those that differ from the draws of the seed. */
function fixedByHand({ open, hidden }: State, pack: Game['pack'], expansions: RuleSet['expansions']): Draws {
  const { difficulty, mode, expansions: chosen, plan, base, enemyTypes, startingPanic, condition } = open.setup;
  const draw = (some: Draws) => {
    const wishes = { seed: hidden.seed, difficulty, mode, condition, expansions: chosen, ...some };
    const drawn = setupOf(wishes, { dice: seededDice, pack }, expansions);
    return 'refused' in drawn ? open.setup : drawn.setup;
  };
  const drawn = draw({});
  // Starting panic depends on the plan and the base.
  const { startingPanic: dealt } = draw({ plan, base });
  return {
    ...(plan === drawn.plan ? {} : { plan }),
    ...(base === drawn.base ? {} : { base }),
    ...(String(enemyTypes) === String(drawn.enemyTypes) ? {} : { enemyTypes }),
    ...(continents.every((one) => startingPanic[one] === dealt[one]) ? {} : { startingPanic }),
  };
}

/** Returns the options of a game in setup, with changes. Draws that nobody fixed by hand come from the seed (SET-1). */
export function createRedraw({ state, pack }: Game, change: Draws, { expansions }: RuleSet): GameOptions {
  const { setup, timers } = state.open;
  const { difficulty, mode, houseRules, condition, expansions: chosen } = setup;
  return {
    seed: state.hidden.seed,
    difficulty,
    mode,
    timers,
    ...(houseRules && { houseRules }),
    ...(condition && { condition }),
    ...(chosen && { expansions: chosen }),
    ...fixedByHand(state, pack, expansions),
    ...change,
  };
}
