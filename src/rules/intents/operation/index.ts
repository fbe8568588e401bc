import type { OperationIntent } from '../../state/intents.ts';
import type { RulesOf } from '../../transaction/rule.ts';
import { begin } from './begin.ts';
import { correct } from './correct.ts';
import { done } from './done.ts';
import { closeMenu, openMenu } from './menu.ts';
import { pause, resume } from './pause.ts';
import { report } from './report.ts';
import { reportLate } from './report-late.ts';
import { scan } from './scan.ts';
import { setTimers } from './timers.ts';

/** The rules of the app's intents. */
export const operationIntents: RulesOf<OperationIntent> = {
  begin,
  done,
  pause,
  resume,
  'open-menu': openMenu,
  'close-menu': closeMenu,
  scan,
  report,
  correct,
  'report-late': reportLate,
  'set-timers': setTimers,
};
