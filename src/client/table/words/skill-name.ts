import type { Icon } from '../../../content/cards/cards.ts';
import { terms } from '../../words/cards.ts';
import { say } from '../../words/say.ts';

/** Returns the skill that an icon requires, in words. */
export const skillName = ({ skill, special }: Icon): string =>
  special ? say('table.icon-special', { skill: terms().skills[skill] }) : terms().skills[skill];
