// The menu, and the rules of the open cue, stop everything and cost nothing (CLK-9).

import type { Rule } from '../rule.ts';

export const openMenu: Rule<{ type: 'open-menu' }> = {
  check: ({ clock }) => (clock === null ? { code: 'no-cue' } : null),
  resolve: (_, at) => [() => [{ type: 'menu-opened', at, why: 'open-menu' }]],
};

export const closeMenu: Rule<{ type: 'close-menu' }> = {
  check: ({ clock }) => (clock?.menu ? null : { code: 'menu-not-open' }),
  resolve: (_, at) => [() => [{ type: 'menu-closed', at, why: 'close-menu' }]],
};
