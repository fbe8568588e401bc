import type { Role } from '../../content/roles.ts';
import type { Intent, IntentType, OperationIntent, Refusal } from '../state/intents.ts';
import type { OpenGame, PublicState } from '../state/state.ts';
import type { Rule, RulesOf } from '../transaction/rule.ts';
import { operationIntents } from './operation/index.ts';

/** Returns the rule of an intent. */
export const ruleOf = <I extends Intent, T extends IntentType & I['type']>(
  rules: RulesOf<I>,
  intent: Extract<I, { type: T }>,
): Rule<Extract<I, { type: T }>> => rules[intent.type as T];

/** Whether an intent is accepted while no round runs. Before the first round only `begin` is (FIN-7). */
const isTakenInSetup = ({ round }: PublicState, { type }: Intent): boolean =>
  type === 'begin' || (round > 1 && (type === 'correct' || type === 'set-timers'));

/** Checks what applies to every intent before its own rule: game over, not begun, menu open (FIN-3, FIN-7). */
function checkPreconditions(open: PublicState, intent: Intent): Refusal | null {
  if (open.outcome !== null) return intent.type === 'correct' ? null : { code: 'game-over' };
  if (open.phase === 'setup') return isTakenInSetup(open, intent) ? null : { code: 'not-begun' };
  return open.clock?.menu && intent.type !== 'close-menu' ? { code: 'menu-open' } : null;
}

/** Returns why the seat may not ask this intent now by these rules; null if it may. */
export const checkWith = (rules: RulesOf<Intent>, open: OpenGame, intent: Intent, seat: Role): Refusal | null =>
  checkPreconditions(open, intent) ?? ruleOf(rules, intent).check(open, intent, seat);

/** Like `check`, for an intent of the app's half. It needs no rules of the board, even if the game has one. */
export const checkOperation = (open: OpenGame, intent: OperationIntent, seat: Role): Refusal | null =>
  checkPreconditions(open, intent) ?? ruleOf(operationIntents, intent).check(open, intent, seat);
