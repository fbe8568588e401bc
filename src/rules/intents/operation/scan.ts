// While the scanner is lit, the Central Officer may reveal one UFOs Detected cue still to come (DIR-9).

import { cueNumber } from '../../operation/cue.ts';
import { assertDefined } from '../../state/assert-defined.ts';
import { byIntent } from '../../state/cause.ts';
import { lightsAt } from '../../state/forecast.ts';
import type { Rule } from '../../transaction/rule.ts';
import { emit, type Transaction } from '../../transaction/transaction.ts';

function revealForecast(transaction: Transaction): void {
  const { state, at } = transaction;
  const [oldest, ...others] = lightsAt(state.hidden, state.open.cueNumber);
  const { reveals } = assertDefined(oldest, 'a scanner light that is on');
  const cue = assertDefined(cueNumber(state, reveals), `cue ${reveals}`);
  emit(transaction, { type: 'secret/light-used', at, why: byIntent('scan'), reveals });
  emit(transaction, { type: 'scanned', at, why: byIntent('scan'), cue, scanner: others.length > 0 });
}

/** Rule of the `scan` intent. */
export const scan: Rule<{ type: 'scan' }> = {
  check: (open, _, seat) => {
    if (open.cue === null) return { code: 'no-cue' };
    if (seat !== 'central-officer') return { code: 'central-officer-only' };
    return open.scanner ? null : { code: 'scanner-dark' };
  },
  resolve: revealForecast,
};
