import type { About } from '../../../content/cards/effects.ts';
import { type OptionWords, optionWordsIn } from '../../../i18n/log/names.ts';
import type { Board, Cause } from '../../../rules/index.ts';
import { cardText, planText } from '../../words/cards.ts';
import { names } from '../../words/names.ts';
import { say } from '../../words/say.ts';

export type { OptionWords };

/** Steps that ask where panic rises. Their titles do not say why. */
const raisers = ['audit', 'orbital-defense'] as const;

/** Returns the card, plan or step that asks, in words. Null if it needs no explanation. */
export function askerWords(why: Cause): OptionWords | null {
  if (why.by === 'step') {
    const raiser = raisers.find((step) => step === why.step);
    return raiser ? { name: say(`step.${raiser}.name`), text: say(`table.why.${raiser}`) } : null;
  }
  if (why.by === 'plan') return { name: say(`plan.${why.plan}`), text: planText(why.plan).text };
  return why.by === 'card' ? cardText(why.card) : null;
}

/** Returns an option of a question in words. `why` is what asks, if any. */
export const optionWords = (board: Board, option: string, about: About, why: Cause | undefined): OptionWords =>
  optionWordsIn(names, board, option, { about, why });
