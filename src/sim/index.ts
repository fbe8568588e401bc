/** Many games at once, and what they come to. */
export { idleRounds } from './deciding.ts';
export { DeadEnd, type GameWishes, type Played, playGame, type Result, resultOf } from './game.ts';
export { type Batch, playAll } from './pool.ts';
export { type Share, shareOf } from './statistics.ts';
export { type CardUse, type Simulation, sumUp, type Wins } from './tally.ts';
