/** Players made of code. */
export type { Bot, Move } from './bot.ts';
export { bestStand } from './planner/squad.ts';
export { type Weights, weights } from './planner/weights.ts';
export { paysToRoll, plannerWith } from './planner.ts';
export { reasonLine, reasons, type Why } from './reasons.ts';

import type { Bot } from './bot.ts';
import { careful } from './careful.ts';
import { planner } from './planner.ts';
import { random } from './random.ts';

/** The bots by their names, from the weakest to the strongest. */
export const bots = { random, careful, planner } as const satisfies Readonly<Record<string, Bot>>;
export type BotName = keyof typeof bots;
export const botNames = Object.keys(bots) as readonly BotName[];
