// Whether the review is right: decisions against wins, luck against zero, and chances against how many were won.

import type { Reviewed } from './reviewed.ts';

/** A mean with its standard error. */
export interface Mean {
  readonly mean: number;
  readonly error: number;
}

/** The sums of many games of one bot. Chances are from 0 to 1. */
export interface CalibratedBot {
  readonly games: number;
  readonly wins: number;
  readonly start: number;
  /** Share of wins minus mean start: what decisions should be on average. */
  readonly wanted: number;
  readonly decisions: Mean;
  readonly luck: Mean;
}

/** Tables with a chance in one tenth, and how many of them were won. */
export interface Tenth {
  readonly from: number;
  readonly tables: number;
  readonly chance: number;
  readonly won: number;
}

/** How well chances predict the results of games. */
export interface CalibratedChances {
  readonly tables: number;
  readonly brier: number;
  /** Brier score of always predicting the share of wins. */
  readonly baseBrier: number;
  readonly tenths: readonly Tenth[];
}

function meanOf(values: readonly number[]): Mean {
  const count = Math.max(1, values.length);
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, values.length - 1) / count) };
}

/** Sums up the reviews of one bot's games. */
export function calibratedBot(reviewed: readonly Reviewed[]): CalibratedBot {
  const reviews = reviewed.map(({ review }) => review);
  const wins = reviews.filter(({ result }) => result === 1).length;
  const start = meanOf(reviews.map((review) => review.start)).mean;
  return {
    games: reviews.length,
    wins,
    start,
    wanted: wins / Math.max(1, reviews.length) - start,
    decisions: meanOf(reviews.map(({ decisions }) => decisions.total)),
    luck: meanOf(reviews.map(({ luck }) => luck.total)),
  };
}

/** Compares the chances at the beginning of rounds with the results of games in which the planner played on. */
export function calibratedChances(reviewed: readonly Reviewed[]): CalibratedChances {
  const tables = reviewed.flatMap(({ rounds, review: { result } }) => rounds.map((chance) => ({ chance, result })));
  const share = meanOf(tables.map(({ result }) => result)).mean;
  const brierOf = (predict: (chance: number) => number) =>
    meanOf(tables.map(({ chance, result }) => (predict(chance) - result) ** 2)).mean;
  const tenths = Array.from({ length: 10 }, (_, tenth): Tenth => {
    const inside = tables.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === tenth);
    const chance = meanOf(inside.map((one) => one.chance)).mean;
    const won = meanOf(inside.map(({ result }) => result)).mean;
    return { from: tenth / 10, tables: inside.length, chance, won };
  });
  return { tables: tables.length, brier: brierOf((chance) => chance), baseBrier: brierOf(() => share), tenths };
}
