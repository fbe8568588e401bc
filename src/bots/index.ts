/** Players made of code. */
export type { Bot, Move } from './bot.ts';
export { random } from './random.ts';
