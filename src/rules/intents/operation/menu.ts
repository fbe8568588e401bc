// The menu, and the rules of the open cue, stop everything and cost nothing (CLK-9).

import { tell } from '../../course/course.ts';
import type { Rule } from '../../course/rule.ts';

export const openMenu: Rule<{ type: 'open-menu' }> = {
  check: ({ clock }) => (clock === null ? { code: 'no-cue' } : null),
  resolve: (course) => tell(course, { type: 'menu-opened', at: course.at, why: 'open-menu' }),
};

export const closeMenu: Rule<{ type: 'close-menu' }> = {
  check: ({ clock }) => (clock?.menu ? null : { code: 'menu-not-open' }),
  resolve: (course) => tell(course, { type: 'menu-closed', at: course.at, why: 'close-menu' }),
};
