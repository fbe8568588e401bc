// Compares lines by rollouts in the same worlds, and drops lines that fall behind.

/** How long to think about a decision: a number of rollouts, or until `enough` returns true. */
export type Budget = { readonly rollouts: number } | { readonly enough: () => boolean };

/** Worlds per stage. After each stage the worst lines are dropped (sequential halving). */
const stages = [2, 1, 1, 2, 2, 4, 4, 8, 8] as const;
/** Share of the leading lines to keep after a stage. */
const keptShare = 0.75;

/** A line with the same results as the first in this many worlds is considered equal and dropped. */
const enoughTies = 4;

/**
 * Number of standard errors by which a line must beat the first one. By luck alone, the best of n equal lines lies
 * about √(2 ln n) errors above their mean. The factor was measured: with 0.5 the thinker won 227 of 300 games at
 * normal, with 0.7 it won 228.
 */
const certainty = (lines: number): number => 0.7 * Math.sqrt(2 * Math.log(lines));

/** Differences below this are rounding errors. */
const epsilon = 1e-9;

/** The result of a race. */
export interface Race {
  /** Index of the line to take. */
  readonly best: number;
  /** Mean result of each line over the worlds it was played in. */
  readonly means: readonly number[];
  /** Rollouts played for all lines together. */
  readonly rollouts: number;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Standard error of the mean; 0 for fewer than two values. */
function errorOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}

/**
 * Finds the best of `lines` lines, numbered from 0. The first wins unless another beats it by more than noise. Results
 * are compared world by world, so shared luck cancels out. `play` returns the result of a line in a world.
 */
export function race(lines: number, play: (line: number, world: number) => number, budget: Budget): Race {
  const results = Array.from({ length: lines }, (): number[] => []);
  let live = results.map((_, line) => line);
  let rollouts = 0;
  let worlds = 0;
  const isOver = () => ('enough' in budget ? budget.enough() : rollouts + live.length > budget.rollouts);
  const gains = (line: number) => (results[line] ?? []).map((result, world) => result - (results[0]?.[world] ?? 0));
  const playWorld = () => {
    for (const line of live) results[line]?.push(play(line, worlds));
    rollouts += live.length;
    worlds += 1;
  };
  for (const stage of stages) {
    for (let i = 0; i < stage && !(worlds > 0 && isOver()); i += 1) playWorld();
    const least = worlds < enoughTies ? -epsilon : epsilon;
    const ahead = live
      .filter((line) => line > 0 && meanOf(gains(line)) > least)
      .toSorted((a, b) => meanOf(gains(b)) - meanOf(gains(a)));
    live = [0, ...ahead.slice(0, Math.ceil(ahead.length * keptShare))];
    if (live.length === 1 || isOver()) break;
  }
  const [, leader = 0] = live;
  const isBetter = meanOf(gains(leader)) > Math.max(epsilon, certainty(lines) * errorOf(gains(leader)));
  return { best: isBetter ? leader : 0, means: results.map(meanOf), rollouts };
}
