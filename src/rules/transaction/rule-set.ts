import type { Pack } from '../../content/cards/pack.ts';
import type { Expansions } from '../expansions/pieces.ts';
import type { Dice } from '../state/dice.ts';
import type { GameOptions, Position } from '../state/game-options.ts';
import type { BoardIntent, Intent, SetupRefusal } from '../state/intents.ts';
import type { Setup } from '../state/state.ts';
import type { RulesOf } from './rule.ts';
import type { BoardServices, Transaction } from './transaction.ts';

/** The board half of the rules. Companion games do without, and so need not load it. */
export interface BoardRules extends BoardServices {
  readonly intents: RulesOf<BoardIntent>;
  /** Returns a refusal for the first fault in a described table; null if it is valid. */
  readonly checkPosition: (position: Position, pack: Pack, setup: Setup) => SetupRefusal | null;
  /** Lays out the board of a new game, fresh or as described. */
  readonly setUpBoard: (transaction: Transaction, wishes: GameOptions, setup: Setup, pack: Pack, dice: Dice) => void;
}

/** The rules that a game is played by. Without those of the board, it has to be a companion game. */
export interface RuleSet {
  readonly intents: RulesOf<Intent>;
  readonly board: BoardRules | null;
  /** Expansions that can be chosen. Null if their rules are not loaded. */
  readonly expansions: Expansions | null;
}
