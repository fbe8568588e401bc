/** Computer players. */
export { type Bot, confirmingBot, type Move } from './bot/bot.ts';
export { isReason, reasonLine } from './bot/reasons.ts';
export { type CardWait, cardWaitOf, endsWindow } from './card-wait.ts';
export { colleagueOf, colleagues } from './colleagues.ts';
export { chanceAfterRound, decisiveChance, isJudgedLater } from './judging.ts';
export { leaveOf, withoutCards } from './leave.ts';
export { delayOf } from './pace.ts';
export { bestStand } from './planner/outlook/squad.ts';
export { type Weights, weights } from './planner/outlook/weights.ts';
export { chanceToWin } from './planner/winning.ts';
export { paysToRoll, plannerWith } from './planner.ts';
export type { Point } from './points/point.ts';
export { pointOf } from './points/point-of.ts';
export { type Imagine, imagination } from './thinker/imagination.ts';
export type { DecisionKind, Line } from './thinker/line.ts';
export { linesOf } from './thinker/lines.ts';
export { type Budget, race } from './thinker/race.ts';
export { Rollout } from './thinker/rollout.ts';
export { judgeWeights } from './thinker/value/judge-weights.ts';
export { thinkerWeights } from './thinker/value/thinker-weights.ts';
export { judgedChance, otherTech, termsOf } from './thinker/value/value.ts';
export { writeWeights } from './thinker/value/weights.ts';
export { imaginedWorld } from './thinker/world.ts';

import { beginner } from './beginner.ts';
import type { Bot } from './bot/bot.ts';
import { planner } from './planner.ts';
import { random } from './random.ts';
import type { Budget } from './thinker/race.ts';
import { type Thinking, thinkerWith } from './thinker/thinker.ts';

/** Bots that decide without rollouts, from the weakest to the strongest. */
export const bots = { random, beginner, planner } as const satisfies Readonly<Record<string, Bot>>;
/** Name of a bot in `bots`. */
export type QuickBotName = keyof typeof bots;

/** Name of any bot. */
export type BotName = QuickBotName | 'thinker';
/** Names of all bots, from the weakest to the strongest. */
export const botNames: readonly BotName[] = [...(Object.keys(bots) as QuickBotName[]), 'thinker'];

/** Default rollouts per decision: about two seconds a game. */
export const usualRollouts = 12;

/** Returns a bot for one game. Only the thinker uses the table, the budget and the policy. */
export const botNamed = (
  name: BotName,
  table: Thinking['table'],
  budget: Budget = { rollouts: usualRollouts },
  policy: Bot = planner,
): Bot => (name === 'thinker' ? thinkerWith({ table, budget, policy }) : bots[name]);
