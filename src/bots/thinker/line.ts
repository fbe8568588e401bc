import type { Role } from '../../content/roles.ts';
import type { Draws, Playing } from '../../rules/index.ts';
import type { Bot, Move } from '../bot/bot.ts';

/** Moves to make one after another. Only the last may reveal anything hidden. */
export type Line = readonly Move[];

/** Kinds of decisions that the thinker compares by rollouts. */
export type DecisionKind = 'allocation' | 'funding' | 'research' | 'choice' | 'card' | 'roll' | 'task' | 'purchase';

/** Lines to choose from. The first is the policy's. */
export interface Decision {
  readonly kind: DecisionKind;
  readonly lines: readonly Line[];
}

/** A table with the policy's proposed move. */
export interface Situation {
  readonly playing: Playing;
  /** The roles that the thinker plays. */
  readonly roles: readonly Role[];
  /** Quick bot that proposes the first line and plays rollouts to the end. */
  readonly policy: Bot;
  readonly chance: Draws;
  /** The policy's move. */
  readonly move: Move;
}

/** Builds a move of a line that the policy did not propose. */
export const otherMove = (as: Role, intent: Move['intent']): Move => ({ as, intent, reason: 'wins-more' });
