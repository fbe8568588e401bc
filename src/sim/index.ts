/** Plays many games on all cores, and evaluates the results. */

export { type CalibratedBot, type CalibratedChances, calibratedBot, calibratedChances } from './calibration.ts';
export { type ConditionPlayed, playConditions } from './conditions.ts';
export { onAllCores } from './cores.ts';
export { DeadEnd, type GameWishes, playGame, type Result, tableWith } from './game.ts';
export { type Example, fitLogistic, scoreOf, type Weights } from './logistic.ts';
export { type AllPlayed, type Batch, type Done, playAll, playEach } from './pool.ts';
export type { Reviewed } from './reviewed.ts';
export { roundsWithoutDecision } from './rounds-without-decision.ts';
export { comparison, type Share } from './statistics.ts';
export { type CardUse, type Simulation, sumUp, type Wins } from './tally.ts';
export { type Trial, tuned } from './tuning.ts';
