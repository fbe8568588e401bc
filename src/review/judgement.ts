// The values of a game's segments so far, and the worth of every decision by them.

import type { Decision, Segment } from './segment.ts';
import { errorOf, meanOf } from './statistics.ts';
import type { Values } from './values.ts';

/** A segment with its values in the worlds played so far. */
export interface Judged {
  readonly segment: Segment;
  /** Chances at the end of the round. */
  readonly values: Values[];
  /** Chances a round later, in the first of these worlds. None where decisions are judged by the end of the round. */
  readonly later: Values[];
}

/** A decision with its worth. Chances are from 0 to 1. */
export interface Verdict {
  readonly decision: Decision;
  /** Index of its segment. */
  readonly segment: number;
  /** Its place among the decisions of the segment. */
  readonly place: number;
  /** Index of its first row in the log. */
  readonly n: number;
  readonly round: number;
  /** Chance if the planner had decided, and after the actual decision. */
  readonly par: number;
  readonly chance: number;
  /** `chance` minus `par`, and its standard error. */
  readonly worth: number;
  readonly error: number;
}

/**
 * Factor from differences that the value model sees to what they are worth at the end of the game. Measured in games of
 * weak and of strong teams (docs/balance.md).
 */
const modelToWorth = 6 / 7;

/** Returns the worth of a decision from its gain in each world. */
export const worthOf = (gains: readonly number[]): number => modelToWorth * meanOf(gains);

/** Returns the standard error of `worthOf`. */
export const worthErrorOf = (gains: readonly number[]): number => modelToWorth * errorOf(gains);

/** Returns the chance at the start of a segment. */
export const chanceBefore = ({ values }: Judged): number => meanOf(values.map(([first = 0]) => first));

/** Returns the chance after the decisions of a segment, before what its last turn reveals. */
export const chanceAfter = ({ values }: Judged): number => meanOf(values.map((one) => one.at(-1) ?? 0));

/** Returns the values by which decisions are judged. Those of a round later count once there are as many. */
export const decisiveValues = ({ values, later }: Judged): readonly Values[] =>
  later.length < values.length ? values : later;

/**
 * Returns the worth of a segment's decisions beyond that by the model at the end of the round. Luck is judged by the
 * end of the round, so the sums of a round lack this.
 */
export function gainLater(judged: Judged): number {
  const gainsOf = (values: readonly Values[]) => values.map((one) => (one.at(-1) ?? 0) - (one[0] ?? 0));
  return worthOf(gainsOf(decisiveValues(judged))) - meanOf(gainsOf(judged.values));
}

/** Returns the verdict on each decision of a segment. */
export const verdictsOf = (judged: Judged, segment: number): Verdict[] =>
  judged.segment.decisions.map((decision, place) => {
    const { turns, start } = judged.segment;
    const values = decisiveValues(judged);
    const par = meanOf(values.map((one) => one[place] ?? 0));
    const gains = values.map((one) => (one[place + 1] ?? 0) - (one[place] ?? 0));
    const worth = worthOf(gains);
    return {
      decision,
      segment,
      place,
      n: turns[decision.first]?.n ?? 0,
      round: start.round,
      par,
      chance: par + worth,
      worth,
      error: worthErrorOf(gains),
    };
  });
