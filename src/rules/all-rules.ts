import type { Role } from '../content/roles.ts';
import { advanceWith, type Decision, decideWith } from './decide.ts';
import { boardReducer } from './evolve/fold.ts';
import { expansions } from './expansions/expansions.ts';
import { boardIntents } from './intents/board-intents.ts';
import { operationIntents } from './intents/operation/index.ts';
import { actAtOpening, answerByDefault, endBoardStep } from './resolution/step.ts';
import { checkPosition } from './setup/position-faults.ts';
import { createGameWith } from './setup/setup.ts';
import { setUpBoard } from './setup/table.ts';
import type { GameOptions } from './state/game-options.ts';
import type { Intent, SetupRefusal } from './state/intents.ts';
import type { Playing, State } from './state/state.ts';
import { applyCueClosing, applyCueOpening } from './timed/index.ts';
import type { BoardRules, RuleSet } from './transaction/rule-set.ts';
import type { Decided, GameServices } from './transaction/transaction.ts';
import { cardsThatMatterBy, type Question } from './windows/could-matter.ts';
import { type Foretelling, foretellBy } from './windows/foretold.ts';

const boardRules: BoardRules = {
  ...boardReducer,
  intents: boardIntents,
  cueOpened: applyCueOpening,
  cueCloses: applyCueClosing,
  cuesEnd: answerByDefault,
  stepOpened: actAtOpening,
  endStep: endBoardStep,
  checkPosition,
  setUpBoard,
};

/** All rules, for games with and without a board. */
export const allRules: RuleSet = { intents: { ...operationIntents, ...boardIntents }, board: boardRules, expansions };

/** Decides an intent by all rules: see `decideWith`. */
export const decide = (state: State, intent: Intent, seat: Role, at: number, table: GameServices): Decision =>
  decideWith(allRules, state, intent, seat, at, table);

/** Lets time pass by all rules: see `advanceWith`. */
export const advanceTo = (state: State, at: number, table: GameServices): Decided =>
  advanceWith(allRules, state, at, table);

/** Sets up a game by all rules: see `createGameWith`. */
export const createGame = (wishes: GameOptions, table: GameServices): { readonly refused: SetupRefusal } | Decided =>
  createGameWith(allRules, wishes, table);

/** Returns which cards could matter before a window ends, by all rules: see `cardsThatMatterBy`. */
export const cardsThatMatter = (playing: Playing, question: Question): readonly string[] =>
  cardsThatMatterBy({ rules: allRules, decide: decideWith }, playing, question);

/** Returns every possible table after a crisis, a card, an answer or a reward, by all rules: see `foretellBy`. */
export const foretell = (playing: Playing, what: Foretelling): readonly Playing[] | null =>
  foretellBy({ rules: allRules, decide: decideWith }, playing, what);
