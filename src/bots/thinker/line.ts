import type { Role } from '../../content/roles.ts';
import type { Draws, Playing } from '../../rules/index.ts';
import type { Bot, Move } from '../bot/bot.ts';

/** Moves to make one after another. No move but the last reveals anything hidden. */
export type Line = readonly Move[];

/** Kinds of decisions the thinker looks ahead for. */
export type DecisionKind = 'allocation' | 'funding' | 'research' | 'choice' | 'card' | 'roll' | 'task' | 'purchase';

/** Lines to choose from. The first is the policy's own. */
export interface Decision {
  readonly kind: DecisionKind;
  readonly lines: readonly Line[];
}

/** A table at which the policy has proposed a move, and whose roles the thinker plays. */
export interface Situation {
  readonly playing: Playing;
  readonly roles: readonly Role[];
  /** A quick bot. It proposes the first line, and plays rollouts on. */
  readonly policy: Bot;
  readonly chance: Draws;
  readonly move: Move;
}

/** A move of a line that the policy did not propose. */
export const otherMove = (as: Role, intent: Move['intent']): Move => ({ as, intent, reason: 'wins-more' });
