import type { Cause } from '../../../rules/index.ts';
import { cardText } from '../../words/cards.ts';
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
