import { operationIntents } from './intents/operation/index.ts';
import { withoutBoard } from './intents/without-board.ts';
import type { RuleSet } from './transaction/rule-set.ts';

/** The rules of the operation alone, for companion games. They bring neither those of the board nor expansions along. */
export const operationRules: RuleSet = {
  intents: { ...operationIntents, ...withoutBoard },
  board: null,
  expansions: null,
};
