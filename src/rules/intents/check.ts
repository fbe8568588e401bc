import type { Role } from '../../content/roles.ts';
import type { Intent, Refusal } from '../state/intents.ts';
import type { OpenGame } from '../state/state.ts';
import type { RulesOf } from '../transaction/rule.ts';
import { boardIntents } from './board-intents.ts';
import { operationIntents } from './operation/index.ts';
import { checkWith } from './ruling.ts';

const rules: RulesOf<Intent> = { ...operationIntents, ...boardIntents };

/** Returns why the seat may not ask this intent now; null if it may. Reads the open half only. */
export const check = (open: OpenGame, intent: Intent, seat: Role): Refusal | null =>
  checkWith(rules, open, intent, seat);
