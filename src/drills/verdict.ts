// Judges an answer to a drill.

import type { Drill } from './drill.ts';

/** An answer that costs less than this is as right as the best: the review calls less no mistake either. */
const aMistake = 0.02;

/** An answer, judged. Chances are from 0 to 1. */
export interface Verdict {
  readonly right: boolean;
  readonly best: string;
  readonly chance: number;
  readonly bestChance: number;
  /** The answer compared with the best one: the given answer or, if that is the best, the second best. */
  readonly other: string;
  readonly otherChance: number;
}

/** Returns what an answer was worth, or null if it is none of the drill's. */
export function verdictOf({ answers }: Drill, answer: string): Verdict | null {
  const given = answers.find((one) => one.answer === answer);
  const [best, second] = answers;
  if (given === undefined || best === undefined || second === undefined) return null;
  const other = given === best ? second : given;
  return {
    right: best.chance - given.chance < aMistake,
    best: best.answer,
    chance: given.chance,
    bestChance: best.chance,
    other: other.answer,
    otherChance: other.chance,
  };
}
