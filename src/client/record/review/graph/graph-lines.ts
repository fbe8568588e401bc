// The graph of a review in pixels: the curve, its stems, and their names.

import type { FoundReview } from '../../../platform/database/kept-review.ts';

type Stem = FoundReview['stems'][number];

/** Size of the graph, in pixels. `head` is the room for names above the plot. */
export interface GraphSize {
  readonly width: number;
  readonly height: number;
  readonly head: number;
}

/** Room for the numbers of levels at the left, and of rounds below. */
export const margins = { left: 34, right: 10, foot: 30 } as const;

/** A stem on the graph. `from` and `to` are its ends, from the chance before it to that after it. */
export interface Drawn {
  readonly stem: Stem;
  readonly x: number;
  readonly from: number;
  readonly to: number;
  /** Chance after it, from 0 to 1. */
  readonly chance: number;
}

/** The graph of a review, in pixels. */
export interface Graph {
  readonly levels: readonly { readonly percent: number; readonly y: number }[];
  readonly stems: readonly Drawn[];
  /** The hair through every value. */
  readonly hair: string;
  readonly start: { readonly x: number; readonly y: number };
  readonly end: { readonly x: number; readonly y: number };
  readonly rounds: readonly { readonly round: number; readonly x: number }[];
  /** Y of the axis. */
  readonly axis: number;
}

/** Changes of at least this many points are named, if there is room for names of this width in pixels. */
const named = { points: 5, width: 96 } as const;

/** Distance of levels, in percents. */
const step = 25;

/** Returns the graph of stems that lead from a first chance to the result. */
export function graphOf(
  { stems, sums }: Pick<FoundReview, 'stems' | 'sums'>,
  { width, height, head }: GraphSize,
): Graph {
  let chance = sums.start;
  const chances = stems.map(({ change }) => {
    chance += change;
    // Decisions judged a round later can lead a little beyond, until the round ends.
    return Math.min(1, Math.max(0, chance));
  });
  const highest = 100 * Math.max(sums.start, ...chances);
  const top = Math.min(100, Math.max(step, Math.floor(highest / step + 1) * step));
  const axis = height - margins.foot;
  const yOf = (value: number): number => axis - (value * 100 * (axis - head)) / top;
  const plot = width - margins.left - margins.right;
  const xOf = (i: number): number => margins.left + (plot * (i + 1)) / (stems.length + 1);
  const drawn = stems.map((stem, i): Drawn => {
    const before = i === 0 ? sums.start : (chances[i - 1] ?? 0);
    return { stem, x: xOf(i), from: yOf(before), to: yOf(chances[i] ?? 0), chance: chances[i] ?? 0 };
  });
  const start = { x: margins.left, y: yOf(sums.start) };
  const end = { x: width - margins.right, y: yOf(sums.result) };
  const hair = drawn.map(({ x, to }) => `H${x.toFixed(1)}V${to.toFixed(1)}`).join('');
  return {
    levels: Array.from({ length: top / step + 1 }, (_, i) => ({ percent: i * step, y: yOf((i * step) / 100) })),
    stems: drawn,
    hair: `M${start.x} ${start.y.toFixed(1)}${hair}H${end.x}`,
    start,
    end,
    rounds: drawn
      .filter(({ stem }, i) => stem.round !== stems[i - 1]?.round)
      .map(({ stem, x }, i) => ({ round: stem.round, x: i === 0 ? margins.left : x })),
    axis,
  };
}

/** A stem with a name, which begins or ends at it. */
export interface Named {
  readonly drawn: Drawn;
  readonly anchor: 'start' | 'end';
}

/** Returns the left edge of a name, in pixels. */
const leftOf = ({ drawn, anchor }: Named): number => (anchor === 'start' ? drawn.x : drawn.x - named.width);

/**
 * Returns the stems to name, from left to right: the tallest ones whose names do not meet. At the right edge a name
 * ends.
 */
export function namedOf({ stems, end }: Pick<Graph, 'stems' | 'end'>): readonly Named[] {
  const tall = stems
    .filter(({ stem }) => Math.abs(Math.round(100 * stem.change)) >= named.points)
    .toSorted((a, b) => Math.abs(b.stem.change) - Math.abs(a.stem.change));
  const chosen: Named[] = [];
  for (const drawn of tall) {
    const one: Named = { drawn, anchor: drawn.x + named.width > end.x ? 'end' : 'start' };
    if (chosen.every((other) => Math.abs(leftOf(other) - leftOf(one)) >= named.width)) chosen.push(one);
  }
  return chosen.toSorted((a, b) => a.drawn.x - b.drawn.x);
}
