// Reviews a game in small pieces: a rough pass over all of it, then more worlds for its decisions. See docs/review.md.

import { chanceAfterRound, isJudgedLater } from '../bots/index.ts';
import type { Game } from '../host/index.ts';
import { type GameServices, hasBoard, type Playing } from '../rules/index.ts';
import { type Better, bestLineFor } from './better.ts';
import { type Judged, type Verdict, verdictsOf } from './judgement.ts';
import { isClear, type Moment, momentOf, told } from './moments.ts';
import { type Segment, segmentsOf } from './segment.ts';
import { meanOf } from './statistics.ts';
import { chancesOf, type Sums, sumsOf } from './sums.ts';
import { type Turn, turnsOf } from './turn.ts';
import { rolloutsIn, type Services, worldAfter, worldsOfGame } from './values.ts';

/** A point of the graph: the chance of winning before a row of the log. */
export interface Point {
  readonly n: number;
  readonly round: number;
  readonly chance: number;
}

/** Findings so far. Chances are from 0 to 1. */
export interface Review extends Sums {
  readonly moments: readonly Moment[];
  readonly curve: readonly Point[];
  /** Worlds for each decision. */
  readonly worlds: number;
}

/** Settings of a review. The same game, seed and worlds give the same review. */
export interface ReviewOptions {
  readonly seed: string;
  /** Worlds for each decision that differs from the planner's. */
  readonly worlds: number;
  /** Director and dice for imagined worlds. */
  readonly table: Services;
  /** Whether to spend more worlds on the largest decisions and to find better lines. Otherwise only sums are found. */
  readonly moments?: boolean;
}

/** Progress of a review. */
export interface Progress {
  /** Pieces of work done, and all that are known so far. */
  readonly done: number;
  readonly all: number;
  /** Whether the first pass is over: the graph covers the whole game. */
  readonly isCovered: boolean;
  /** Moves that were decided in the game. */
  readonly moves: number;
  /** Number of decisions that are refined, and the first rows of those already refined. */
  readonly largest: number;
  readonly settled: readonly number[];
}

/** A review in progress. It can be left at any time. */
export interface Reviewing {
  /** Does the next piece of work: some milliseconds. Returns false when there is none left. */
  readonly step: () => boolean;
  readonly progress: () => Progress;
  /** Returns the findings so far. In the first pass they cover the game up to the table judged last. */
  readonly found: () => Review;
}

/**
 * Why a game cannot be reviewed: it has no board, has not begun, or was played with other rules, so that its moves are
 * unknown.
 */
export type ReviewRefusal = 'no-board' | 'not-begun' | 'other-edition';

/**
 * Number of worlds in the first pass, as `rough`. The others are factors of the usual number: the least and the most in
 * the second pass, and that for the largest decisions and the first chance.
 */
const passes = { rough: 6, least: 0.25, most: 2, largest: 4 } as const;

/** Standard error that is precise enough for a decision. */
const precise = 0.005;

/** How many decisions get more worlds: the worst and the best. */
const largest = { worst: 8, best: 2 } as const;

/** Values of a game that is over. */
const certain = ({ start: { outcome } }: Segment): number | null => (outcome === null ? null : Number(outcome.won));

/** Whether the decisions of a segment are judged a round later. */
const goesOn = ({ decisions, start: { round } }: Segment): boolean => decisions.length > 0 && isJudgedLater(round);

/** Returns the worlds of a segment that count after the first pass. */
const playedIn = ({ segment, values, later }: Judged): Judged['values'] => (goesOn(segment) ? later : values);

/**
 * Returns how many worlds a segment gets in the second pass: a few to begin with, then as many as its decisions need to
 * be known precisely. Depends on nothing but the segment (REV-3).
 */
function worldsFor(judged: Judged, worlds: number): number {
  if (judged.segment.start.outcome !== null) return 1;
  if (judged.segment.n === 1) return passes.largest * worlds;
  const few = Math.max(Math.min(passes.rough, worlds), Math.ceil(passes.least * worlds));
  const known = playedIn(judged).length;
  if (judged.segment.decisions.length === 0 || known < few) return few;
  const noise = Math.max(...verdictsOf(judged, 0).map(({ error }) => error)) / precise;
  return Math.max(few, Math.min(passes.most * worlds, Math.ceil(known * noise * noise)));
}

/** The decisions that matter most, as far as is known. */
function largestOf(judged: readonly Judged[]): readonly Verdict[] {
  const sorted = judged.flatMap(verdictsOf).toSorted((a, b) => a.worth - b.worth);
  const worst = sorted.slice(0, largest.worst);
  return [...worst, ...sorted.slice(worst.length).slice(-largest.best)];
}

/**
 * Plays a segment in more worlds, one after another, until it has `until` of them. The first pass (`isRough`) always
 * ends with the round.
 */
function* valued(
  one: Judged,
  { until, isRough }: { readonly until: number; readonly isRough: boolean },
  worldsAt: ReturnType<typeof worldsOfGame>,
  table: GameServices,
): Generator<void> {
  const { segment, values, later } = one;
  const result = certain(segment);
  if (result !== null) {
    if (values.length > 0) return;
    values.push([result]);
    yield;
    return;
  }
  const { round } = segment.start;
  const world = worldsAt(segment.start);
  const played = isRough ? values : playedIn(one);
  while (played.length < until) {
    const number = played.length;
    const rollouts = rolloutsIn(segment, world(number), table);
    values[number] = rollouts.map((rollout) => chanceAfterRound(round, rollout));
    if (played === later) later.push(rollouts.map((rollout) => chanceAfterRound(round + 1, rollout)));
    yield;
  }
}

/** Returns why a game cannot be reviewed, or null. */
function refusalOf({ log, state }: Game): ReviewRefusal | null {
  if (state.open.board === null) return 'no-board';
  if (log.some(({ row }) => row === 'events')) return 'other-edition';
  return log.length < 2 ? 'not-begun' : null;
}

const progressOf = (turns: readonly Turn[], isCovered: boolean): Pick<Progress, 'isCovered' | 'moves'> => ({
  isCovered,
  moves: turns.filter(({ choice }) => choice !== null).length,
});

/** Returns moments for decisions that got more worlds, if they qualify. */
const momentsWith =
  ({
    better,
    judged,
    worldsAt,
    table,
  }: {
    readonly better: ReadonlyMap<Verdict['decision'], Better>;
    readonly judged: readonly Judged[];
    readonly worldsAt: ReturnType<typeof worldsOfGame>;
    readonly table: GameServices;
  }) =>
  (verdict: Verdict): Moment[] => {
    const best = better.get(verdict.decision);
    if (best === undefined || !isClear(verdict)) return [];
    const one = judged[verdict.segment] as Judged;
    const before = one.segment.turns.slice(0, verdict.decision.first);
    return [momentOf(one, verdict, best, worldAfter(worldsAt(one.segment.start)(0), before, table))];
  };

/** Begins the review of a game, finished or not. */
export function beginReview(
  game: Game,
  { seed, worlds, table: services, moments = true }: ReviewOptions,
): Reviewing | { readonly refused: ReviewRefusal } {
  const refused = refusalOf(game);
  const { log, pack } = game;
  const turns = turnsOf(log, pack);
  const start = turns[0]?.before;
  if (refused !== null || start === undefined) return { refused: refused ?? 'not-begun' };
  const judged = segmentsOf(turns, start).map((segment): Judged => ({ segment, values: [], later: [] }));
  const table: GameServices = { ...services, pack };
  const worldsAt = worldsOfGame(services, seed);
  const better = new Map<Verdict['decision'], Better>();
  let known = 0;
  let done = 0;
  const rough = Math.min(passes.rough, worlds);
  const again = rough * judged.filter(({ segment }) => goesOn(segment)).length;
  const wanted = (): number => judged.reduce((sum, one) => sum + worldsFor(one, worlds), again);
  let all = wanted();
  const settled: number[] = [];
  let largestOnes = 0;

  function* play(one: Judged, until: number, isRough = false): Generator<void> {
    for (const _ of valued(one, { until, isRough }, worldsAt, table)) {
      done += 1;
      yield;
    }
  }

  function* work(): Generator<void> {
    for (const one of judged) {
      yield* play(one, rough, true);
      known += 1;
    }
    all = wanted();
    for (const one of judged) {
      yield* play(one, worldsFor(one, worlds));
      const until = worldsFor(one, worlds);
      all += Math.max(0, until - playedIn(one).length);
      yield* play(one, until);
    }
    all = done;
    if (!moments) return;
    const most = largestOf(judged);
    largestOnes = most.length;
    all += most.length * passes.largest * worlds;
    for (const { segment, decision, n } of most) {
      const one = judged[segment] as Judged;
      yield* play(one, passes.largest * worlds);
      settled.push(n);
      const verdict = verdictsOf(one, segment).find((found) => found.decision === decision);
      if (verdict === undefined || !isClear(verdict)) continue;
      better.set(decision, bestLineFor(one, verdict, worldsAt(one.segment.start), { table, worlds }));
      yield;
    }
    all = done;
  }

  const momentFrom = momentsWith({ better, judged, worldsAt, table });
  const pieces = work();
  return {
    step: () => !pieces.next().done,
    progress: () => ({
      ...progressOf(turns, known === judged.length),
      done,
      all,
      largest: largestOnes,
      settled: [...settled],
    }),
    found: () => {
      const found = judged.slice(0, known);
      const isAll = known === judged.length;
      return {
        ...sumsOf(found, isAll),
        moments: told(found.flatMap(verdictsOf).flatMap(momentFrom)),
        curve: curveOf(found),
        worlds,
      };
    },
  };
}

/** Returns the tables at the beginning of every round that was played. */
export const roundsOf = (log: Game['log'], pack: Game['pack']): readonly Playing[] =>
  turnsOf(log, pack).flatMap(({ before }, i, turns) =>
    hasBoard(before) && before.round > (turns[i - 1]?.before.round ?? 0) ? [before] : [],
  );

/** Returns the chance of winning if the planner plays on from a table, in this many worlds. */
export function chanceAt(open: Playing, { seed, worlds, table }: ReviewOptions): number {
  const world = worldsOfGame(table, seed)(open);
  const services = { ...table, pack: open.pack };
  const chances = Array.from({ length: worlds }, (_, i) =>
    chanceAfterRound(open.round, worldAfter(world(i), [], services)),
  );
  return open.outcome === null ? meanOf(chances) : Number(open.outcome.won);
}

/** Returns the chance at the start of every segment. */
function curveOf(judged: readonly Judged[]): Point[] {
  const chances = chancesOf(judged);
  return judged.map(({ segment: { n, start } }, i) => ({ n, round: start.round, chance: chances[i] ?? 0 }));
}
