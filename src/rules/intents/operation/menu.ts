// The menu, like the rules of the open cue, stops everything and costs nothing (CLK-9).

import { byIntent } from '../../state/cause.ts';
import type { Rule } from '../../transaction/rule.ts';
import { emit } from '../../transaction/transaction.ts';

/** Rule of the `open-menu` intent. */
export const openMenu: Rule<{ type: 'open-menu' }> = {
  check: ({ clock }) => (clock === null ? { code: 'no-cue' } : null),
  resolve: (transaction) => emit(transaction, { type: 'menu-opened', at: transaction.at, why: byIntent('open-menu') }),
};

/** Rule of the `close-menu` intent. */
export const closeMenu: Rule<{ type: 'close-menu' }> = {
  check: ({ clock }) => (clock?.menu ? null : { code: 'menu-not-open' }),
  resolve: (transaction) => emit(transaction, { type: 'menu-closed', at: transaction.at, why: byIntent('close-menu') }),
};
