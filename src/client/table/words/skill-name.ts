import type { Icon } from '../../../content/cards/cards.ts';
import { terms } from '../../words/cards.svelte.ts';
import { say } from '../../words/say.svelte.ts';

/** What an icon wants of a soldier, in words. */
export const skillName = ({ skill, special }: Icon): string =>
  special ? say('table.icon-special', { skill: terms().skills[skill] }) : terms().skills[skill];
