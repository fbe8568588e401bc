import type { Table, Told } from './course/course.ts';
import type { BoardRules, RuleSet } from './course/rule-set.ts';
import { type Decision, decideBy, passBy } from './decide.ts';
import { boardFolding } from './evolve/fold.ts';
import { boardIntents } from './intents/board-intents.ts';
import { operationIntents } from './intents/operation/index.ts';
import { actAtOpening, answerByDefault, endBoardStep } from './resolution/step.ts';
import { checkPosition } from './setup/position-faults.ts';
import { newGameBy } from './setup/setup.ts';
import { layTable } from './setup/table.ts';
import type { Intent, Seat, SetupRefusal } from './state/intents.ts';
import type { Playing, State } from './state/state.ts';
import type { Wishes } from './state/wishes.ts';
import { applyCueClosing, applyCueOpening } from './timed/index.ts';
import { cardsThatMatterBy, type Question } from './windows/could-matter.ts';

const boardRules: BoardRules = {
  ...boardFolding,
  intents: boardIntents,
  cueOpened: applyCueOpening,
  cueCloses: applyCueClosing,
  cuesEnd: answerByDefault,
  stepOpened: actAtOpening,
  endStep: endBoardStep,
  checkPosition,
  layTable,
};

/** All rules, for games with and without a board. */
export const allRules: RuleSet = { intents: { ...operationIntents, ...boardIntents }, board: boardRules };

/** Decides an intent by all rules: see `decideBy`. */
export const decide = (state: State, intent: Intent, seat: Seat, at: number, table: Table): Decision =>
  decideBy(allRules, state, intent, seat, at, table);

/** Lets time pass by all rules: see `passBy`. */
export const pass = (state: State, at: number, table: Table): Told => passBy(allRules, state, at, table);

/** Sets up a game by all rules: see `newGameBy`. */
export const newGame = (wishes: Wishes, table: Table): { readonly refused: SetupRefusal } | Told =>
  newGameBy(allRules, wishes, table);

/** Returns which cards could matter before a window ends, by all rules: see `cardsThatMatterBy`. */
export const cardsThatMatter = (playing: Playing, question: Question): readonly string[] =>
  cardsThatMatterBy({ rules: allRules, decide: decideBy }, playing, question);
