import type { Rule, Rules } from '../course/rule.ts';
import type { Intent, IntentType, Refusal, Seat } from '../state/intents.ts';
import type { Open, OpenGame } from '../state/state.ts';
import { choose } from './cards/choose.ts';
import { use } from './cards/use.ts';
import { begin } from './operation/begin.ts';
import { correct } from './operation/correct.ts';
import { done } from './operation/done.ts';
import { closeMenu, openMenu } from './operation/menu.ts';
import { pause, resume } from './operation/pause.ts';
import { report } from './operation/report.ts';
import { scan } from './operation/scan.ts';
import { setTimers } from './operation/timers.ts';
import { apply } from './resolution/apply.ts';
import { buy } from './resolution/buy.ts';
import { place } from './resolution/place.ts';
import { roll } from './resolution/roll.ts';
import { stop } from './resolution/stop.ts';
import { take } from './resolution/take.ts';
import { assign } from './timed/assign.ts';
import { fund } from './timed/fund.ts';
import { recall } from './timed/recall.ts';
import { research } from './timed/research.ts';

const rules: Rules = {
  begin,
  done,
  pause,
  resume,
  'open-menu': openMenu,
  'close-menu': closeMenu,
  scan,
  report,
  correct,
  'set-timers': setTimers,
  assign,
  recall,
  research,
  fund,
  choose,
  use,
  buy,
  take,
  place,
  roll,
  apply,
  stop,
};

/** Returns the rule of an intent. */
export const ruleOf = <T extends IntentType>(
  intent: Extract<Intent, { type: T }>,
): Rule<Extract<Intent, { type: T }>> => rules[intent.type as T];

/** Whether an intent is accepted while no round runs. Before the first round only `begin` is (FIN-7). */
const isTakenInSetup = ({ round }: Open, { type }: Intent): boolean =>
  type === 'begin' || (round > 1 && (type === 'correct' || type === 'set-timers'));

/** Checks what applies to every intent before its own rule: game over, not begun, menu open (FIN-3, FIN-7). */
export function checkPreconditions(open: Open, intent: Intent): Refusal | null {
  if (open.outcome !== null) return intent.type === 'correct' ? null : { code: 'game-over' };
  if (open.phase === 'setup') return isTakenInSetup(open, intent) ? null : { code: 'not-begun' };
  return open.clock?.menu && intent.type !== 'close-menu' ? { code: 'menu-open' } : null;
}

/** Returns why the seat may not ask this intent now; null if it may. Reads the open half only. */
export const check = (open: OpenGame, intent: Intent, seat: Seat): Refusal | null =>
  checkPreconditions(open, intent) ?? ruleOf(intent).check(open, intent, seat);
