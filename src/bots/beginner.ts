// Bot that plays like the planner but makes occasional mistakes. See docs/bots.md.

import type { Bot } from './bot/bot.ts';
import { planner } from './planner.ts';
import { random } from './random.ts';

/** One move in this many is a mistake. */
const mistakeOneIn = 10;

/** Bot of a weak team, for simulations and tests: the planner with occasional random moves. */
export const beginner: Bot = (open, roles, chance) => {
  const bot = chance.next(mistakeOneIn) === 0 ? random : planner;
  return bot(open, roles, chance);
};
