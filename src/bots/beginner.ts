// Bot that plays as the planner does, but now and then makes a mistake. See docs/bots.md.

import type { Bot } from './bot/bot.ts';
import { planner } from './planner.ts';
import { random } from './random.ts';

/** One move in this many is a mistake. */
const mistakeOneIn = 10;

/** Bot of a weak team, for simulations and tests: the planner, with a random move now and then. */
export const beginner: Bot = (open, roles, chance) => {
  const bot = chance.next(mistakeOneIn) === 0 ? random : planner;
  return bot(open, roles, chance);
};
