import type { RuleSet } from './course/rule-set.ts';
import { operationIntents } from './intents/operation/index.ts';
import { withoutBoard } from './intents/without-board.ts';

/** The rules of the operation alone, for companion games. They do not bring those of the board along. */
export const operationRules: RuleSet = { intents: { ...operationIntents, ...withoutBoard }, board: null };
