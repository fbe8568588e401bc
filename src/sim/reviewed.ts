// Reviews a simulated game.

import { direct } from '../director/index.ts';
import type { Game } from '../host/index.ts';
import { beginReview, chanceAt, type Review, roundsOf } from '../review/index.ts';
import { seededDice } from '../rules/index.ts';
import { DeadEnd } from './game.ts';

/** How to review simulated games. */
export interface ReviewWishes {
  /** Worlds for each decision. */
  readonly worlds: number;
  /** Whether to look for the moments worth a talk, and for what was better. */
  readonly moments: boolean;
  /** Worlds for the chance at the beginning of every round; 0 for none. */
  readonly roundWorlds: number;
}

/** A simulated game with its review. */
export interface Reviewed {
  readonly seed: string;
  readonly review: Review;
  /** Chances at the beginning of every round. */
  readonly rounds: readonly number[];
  /** How long the review took. */
  readonly seconds: number;
}

const services = { director: direct, dice: seededDice };

/** Reviews a game. Its seed names the imagined worlds, so that every game has its own. */
export function reviewedOf(seed: string, game: Game, { worlds, moments, roundWorlds }: ReviewWishes): Reviewed {
  const options = { seed, worlds, table: services, moments };
  const from = performance.now();
  const begun = beginReview(game, options);
  if ('refused' in begun) throw new DeadEnd(`${seed}: no review, ${begun.refused}`);
  while (begun.step());
  const seconds = (performance.now() - from) / 1000;
  const tables = roundWorlds === 0 ? [] : roundsOf(game.log, game.pack);
  const rounds = tables.map((open) => chanceAt(open, { ...options, worlds: roundWorlds }));
  return { seed, review: begun.found(), rounds, seconds };
}
