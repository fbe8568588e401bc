// The Commander moves any number of credits from Emergency Funding to the budget (ACT-EMERGENCY).

import { byCue } from '../../state/cause.ts';
import { hasBoard } from '../../state/state.ts';
import type { Rule } from '../../transaction/rule.ts';
import { emit, playingOn } from '../../transaction/transaction.ts';
import { checkCue } from './assign.ts';

/** Rule of the `fund` intent. `credits` is the total of this cue (FIN-11). */
export const fund: Rule<{ type: 'fund'; credits: number }> = {
  check: (open, { credits }, seat) => {
    const refused = checkCue(open, seat);
    if (refused || !hasBoard(open)) return refused;
    if (open.cue?.kind !== 'emergency-funding') return { code: 'not-now' };
    const { budget, emergency, brought } = open.board;
    const most = emergency + brought.funded;
    const possible = Number.isInteger(credits) && credits >= 0 && credits <= most;
    if (!possible) return { code: 'not-that-many', most };
    // Credits already spent on a card cannot be moved back.
    if (budget + credits < brought.funded) return { code: 'no-credits' };
    return credits === brought.funded ? { code: 'same-credits', credits } : null;
  },
  // Moves only the difference from the previous total (FIN-11).
  resolve: (transaction, { credits }) => {
    const { budget, emergency, brought } = playingOn(transaction).board;
    const more = credits - brought.funded;
    emit(transaction, {
      type: 'credits-changed',
      at: transaction.at,
      why: byCue('emergency-funding'),
      budget: budget + more,
      emergency: emergency - more,
      funded: credits,
    });
  },
};
