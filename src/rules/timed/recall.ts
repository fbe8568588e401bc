// While its cue is open a role takes back units it brought for it (TIM-6, FIN-11).

import type { Rule } from '../rule.ts';
import { sure } from '../sure.ts';
import { checkCue } from './assign.ts';

export const recall: Rule<{ type: 'recall'; units: readonly string[] }> = {
  check: (open, { units }, seat) => {
    const refused = checkCue(open, seat);
    if (refused) return refused;
    if (units.length === 0 || new Set(units).size < units.length) return { code: 'no-units' };
    const foreign = units.find((id) => !open.board?.brought.units.includes(id));
    return foreign === undefined ? null : { code: 'not-brought', unit: foreign };
  },
  resolve: ({ units }, at) => [
    ({ open }) => [{ type: 'units-moved', at, why: sure(open.cue).kind, units, to: 'reserve' }],
  ],
};
