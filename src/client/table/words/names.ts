import type { Icon } from '../../../content/cards/cards.ts';
import type { Cause } from '../../../rules/index.ts';
import { type Playing, pending } from '../../../rules/index.ts';
import { cardText, terms } from '../../words/cards.ts';
import { say } from '../../words/say.ts';

/** Returns the name of the card, plan or step that caused something. Empty for other causes, which need no name. */
export function causeName(cause: Cause): string {
  switch (cause.by) {
    case 'card':
      return cardText(cause.card).name;
    case 'plan':
      return say(`plan.${cause.plan}`);
    case 'step':
      return say(`step.${cause.step}.name`);
    case 'setup':
    case 'time':
    case 'intent':
    case 'cue':
      return '';
  }
}

/** Returns the skill that an icon requires, in words. */
export const skillName = ({ skill, special }: Icon): string =>
  special ? say('table.icon-special', { skill: terms().skills[skill] }) : terms().skills[skill];

/** Number of each lab as the box writes it. */
export const roman = { 1: 'I', 2: 'II', 3: 'III' } as const;

/** Returns the words of the open question, or ''. A cue keeps the crisis that is chosen; cards discard or move it. */
export function questionWords(playing: Playing): string {
  const asked = pending(playing);
  if (asked === null) return '';
  const isOfCue = playing.board.choices.length === 0;
  return asked.about === 'crisis' && isOfCue ? say('table.crisis-stays') : terms().abouts[asked.about];
}
