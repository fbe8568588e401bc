// A drill: a described table, the moves that led to a decision, and what each answer is worth.

import type { Continent } from '../content/continents.ts';
import type { Difficulty } from '../content/difficulties.ts';
import type { Plan } from '../content/plans.ts';
import type { Role } from '../content/roles.ts';
import type { Intent, Position } from '../rules/index.ts';

/** The three kinds, in the order in which they are told. */
export const kinds = ['push', 'interceptors', 'tech'] as const;
/** Kind of a drill: push or stop, where to send three interceptors, or which tech. */
export type Kind = (typeof kinds)[number];

/** Interceptors that are to be sent. */
export const interceptorsToSend = 3;

/** The table that a drill begins from, as the options of a game. */
export interface Table {
  readonly seed: string;
  readonly difficulty: Difficulty;
  readonly plan: Plan;
  readonly base: Continent;
  readonly enemyTypes: readonly string[];
  readonly position: Position;
}

/** A move that was made before the decision. */
export type Made = readonly [as: Role, intent: Intent];

/** A drill. Chances are from 0 to 1. */
export interface Drill {
  /** Unique and lasting: results on a device name it. */
  readonly id: string;
  readonly kind: Kind;
  readonly table: Table;
  readonly moves: readonly Made[];
  /** The answers that can be given, best first, with the chance of winning after each. */
  readonly answers: readonly { readonly answer: string; readonly chance: number }[];
  /** Standard error of how much the best answer is ahead of the second. */
  readonly error: number;
}
