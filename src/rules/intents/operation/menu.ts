// The menu, like the rules of the open cue, stops everything and costs nothing (CLK-9).

import { tell } from '../../course/course.ts';
import type { Rule } from '../../course/rule.ts';
import { byIntent } from '../../state/cause.ts';

/** Rule of the `open-menu` intent. */
export const openMenu: Rule<{ type: 'open-menu' }> = {
  check: ({ clock }) => (clock === null ? { code: 'no-cue' } : null),
  resolve: (course) => tell(course, { type: 'menu-opened', at: course.at, why: byIntent('open-menu') }),
};

/** Rule of the `close-menu` intent. */
export const closeMenu: Rule<{ type: 'close-menu' }> = {
  check: ({ clock }) => (clock?.menu ? null : { code: 'menu-not-open' }),
  resolve: (course) => tell(course, { type: 'menu-closed', at: course.at, why: byIntent('close-menu') }),
};
