/** Players made of code. */
export type { Bot, Move } from './bot.ts';
export { planner } from './planner.ts';
export { random } from './random.ts';
