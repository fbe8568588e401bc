// Judges a table by letting the planner play on, as the review and drills do.

import { planner } from './planner.ts';
import type { Rollout } from './thinker/rollout.ts';
import { judgedChance } from './thinker/value/value.ts';

/**
 * First round whose decisions are judged a round later, because at its end the value model overrates strong teams.
 * Decisions of earlier rounds are not: another round adds noise and takes three times as long.
 */
const firstJudgedLater = 5;

/** Whether decisions of a round are judged a round later. */
export const isJudgedLater = (round: number): boolean => round >= firstJudgedLater;

/** Lets the planner play on to the end of a round. Returns the chance of winning then. */
export const chanceAfterRound = (round: number, rollout: Rollout): number =>
  judgedChance(rollout.playOn(planner, round));

/** Returns the chance with which decisions of a round are compared. */
export const decisiveChance = (round: number, rollout: Rollout): number =>
  chanceAfterRound(isJudgedLater(round) ? round + 1 : round, rollout);
