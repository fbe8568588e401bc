import { pauseMs } from '../../../content/timings.ts';
import type { Clock, OperationView, PublicState } from '../../../rules/index.ts';

/** Returns the credits of the round. Undefined until the XCOM Budget cue has named them. */
export const budgetOf = ({ history, cue }: OperationView): number | undefined =>
  [...history.map((past) => past.cue), ...(cue ? [cue] : [])].find(({ kind }) => kind === 'budget')?.credits;

/** Returns the pause time that fills the pause ring, in ms: the round's budget, or more if more is left. */
export function fullPauseMs(open: PublicState, { pauseLeft }: Clock): number {
  const { difficulty } = open.setup;
  const budget = pauseMs(difficulty, open.timers) ?? pauseMs(difficulty) ?? 0;
  return Math.max(budget, pauseLeft ?? 0, 1);
}
