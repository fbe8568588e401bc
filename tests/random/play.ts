import { BrokenPromise } from './broken.ts';
import { RandomGame } from './game.ts';
import { noSights, type Sights } from './sights.ts';

/** Result of some random games. */
export interface Played {
  readonly games: number;
  readonly moves: number;
  /** Moves of the longest game. */
  readonly longest: number;
  readonly sights: Sights;
  /** Games that broke a promise or threw: the seed, the message, and where it happened. */
  readonly faults: readonly string[];
}

/** Plays the random games of these seeds to their ends. */
export function playRandomly(seeds: readonly string[]): Played {
  const sights = noSights();
  const faults: string[] = [];
  let moves = 0;
  let longest = 0;
  for (const seed of seeds) {
    let game: RandomGame | null = null;
    try {
      game = new RandomGame(seed, sights);
      game.play();
    } catch (error) {
      const message =
        error instanceof BrokenPromise ? error.message : String(error instanceof Error ? error.stack : error);
      faults.push(`${seed}: ${message} (${game?.where ?? 'while it was set up'})`);
    }
    moves += game?.moves ?? 0;
    longest = Math.max(longest, game?.moves ?? 0);
  }
  return { games: seeds.length, moves, longest, sights, faults };
}
