// A game like one that is over: the same table with other draws, or the same draws again.

import {
  drawnPlan,
  foldEvents,
  type GameOptions,
  plansOf,
  type RuleSet,
  type State,
  seededDice,
} from '../rules/index.ts';
import type { Game } from './game.ts';
import { eventsOf, logOfEvents } from './rows.ts';

/**
 * Returns the wishes for the same game with other draws: mode, difficulty, base, house rules, condition and expansions
 * (EVO-5) stay, and so does the plan unless it was drawn.
 */
export function createRematch({ open, hidden }: State, seed: string, { expansions }: RuleSet): GameOptions {
  const { mode, difficulty, plan, base, houseRules, condition, expansions: chosen } = open.setup;
  const wasDrawn = drawnPlan(difficulty, seededDice(hidden.seed), plansOf(chosen, expansions)) === plan;
  return {
    seed,
    mode,
    difficulty,
    base,
    ...(wasDrawn ? {} : { plan }),
    ...(houseRules && { houseRules }),
    ...(condition && { condition }),
    ...(chosen && { expansions: chosen }),
  };
}

/** Returns the game as it was set up, before the first round: the same seed, cards and dice. */
export function recreateSetup({ log, pack }: Game): Game {
  const events = eventsOf(log);
  const laid = events.slice(
    0,
    events.findIndex(({ why }) => why.by !== 'setup'),
  );
  const [first] = log;
  return { log: first?.row === 'set-up' ? [first] : logOfEvents(laid), state: foldEvents(laid), pack };
}
