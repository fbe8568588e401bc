import type { RulesOf } from '../course/rule.ts';
import type { Intent, Refusal, Seat } from '../state/intents.ts';
import type { OpenGame } from '../state/state.ts';
import { boardIntents } from './board-intents.ts';
import { operationIntents } from './operation/index.ts';
import { checkBy } from './ruling.ts';

const rules: RulesOf<Intent> = { ...operationIntents, ...boardIntents };

/** Returns why the seat may not ask this intent now; null if it may. Reads the open half only. */
export const check = (open: OpenGame, intent: Intent, seat: Seat): Refusal | null => checkBy(rules, open, intent, seat);
