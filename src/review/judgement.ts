// What is known of a game so far: the values of its segments, and what they say of every decision.

import type { Decision, Segment } from './segment.ts';
import { errorOf, meanOf } from './statistics.ts';
import type { Values } from './values.ts';

/** A segment with its values in the worlds played so far. */
export interface Judged {
  readonly segment: Segment;
  readonly values: Values[];
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
  /** Chance if the planner had decided, and after what was done. */
  readonly par: number;
  readonly chance: number;
  /** `chance` minus `par`, and its standard error. */
  readonly worth: number;
  readonly error: number;
}

/** Returns the chance at the start of a segment. */
export const chanceBefore = ({ values }: Judged): number => meanOf(values.map(([first = 0]) => first));

/** Returns the chance after the decisions of a segment, before what its last turn reveals. */
export const chanceAfter = ({ values }: Judged): number => meanOf(values.map((one) => one.at(-1) ?? 0));

/** Returns what the values say of each decision of a segment. */
export const verdictsOf = ({ segment: { decisions, turns, start }, values }: Judged, segment: number): Verdict[] =>
  decisions.map((decision, place) => {
    const [before, after] = [place, place + 1].map((i) => values.map((one) => one[i] ?? 0));
    const gains = values.map((one) => (one[place + 1] ?? 0) - (one[place] ?? 0));
    return {
      decision,
      segment,
      place,
      n: turns[decision.first]?.n ?? 0,
      round: start.round,
      par: meanOf(before ?? []),
      chance: meanOf(after ?? []),
      worth: meanOf(gains),
      error: errorOf(gains),
    };
  });
