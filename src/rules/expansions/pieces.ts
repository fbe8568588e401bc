// Plans and enemy types to draw from: those of the base game and of the chosen expansions.

import type { Difficulty } from '../../content/difficulties.ts';
import { type EnemyType, enemyTypesOf } from '../../content/enemies.ts';
import type { ExpansionId } from '../../content/expansions/names.ts';
import { type Plan, plans, type StartingPanic, startingPanic } from '../../content/plans.ts';
import type { GameOptions } from '../state/game-options.ts';
import type { SetupRefusal } from '../state/intents.ts';
import type { Setup } from '../state/state.ts';
import type { fromBox } from './from-box.ts';

/** Plans and enemy types that a game can draw. */
export interface Pieces {
  readonly plans: readonly Plan[];
  readonly panic: Readonly<Partial<Record<Plan, StartingPanic>>>;
  readonly enemyTypes: readonly EnemyType[];
}

/** The expansions that a game can be set up with. */
export interface Expansions {
  /** Returns why the requested expansions are refused, or null. */
  readonly check: (wishes: GameOptions) => SetupRefusal | null;
  /** Returns the known expansions among these names, each once. */
  readonly known: (names: readonly string[]) => readonly ExpansionId[];
  /** Returns the pieces that a game with them is drawn from (SET-1, EVO-6). */
  readonly pieces: (difficulty: Difficulty, names: readonly string[]) => Pieces;
  /** Returns the pieces that can be chosen for a game: those not missing in a box, and those the game has (EVO-13). */
  readonly offered: (setup: Setup, missing: readonly string[]) => Pieces;
  /** Returns options that draw only pieces of a box (EVO-13). */
  readonly fromBox: typeof fromBox;
}

/** Returns the pieces that a game is drawn from. Without `expansions` they are those of the base game. */
export const piecesOf = (difficulty: Difficulty, names: readonly string[], expansions: Expansions | null): Pieces =>
  expansions?.pieces(difficulty, names) ?? { plans, panic: startingPanic, enemyTypes: enemyTypesOf[difficulty] };

/** Returns the plans that a game of these expansions is drawn from. */
export const plansOf = (names: readonly string[] = [], expansions: Expansions | null): readonly Plan[] =>
  piecesOf('normal', names, expansions).plans;
