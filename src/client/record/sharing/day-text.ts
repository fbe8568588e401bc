import { type DayOperation, type DayResult, marksOf } from '../../../daily/index.ts';
import { signed } from '../../../i18n/signed.ts';
import type { Shown } from '../../../review/index.ts';
import { say } from '../../words/afterwards.ts';
import { dayWords } from '../../words/dates.ts';
import { longMinus } from '../../words/format.ts';
import { currentLanguage } from '../../words/language.svelte.ts';

/** Returns the result of a day as a sentence. */
export const endWords = ({ won, rounds }: DayResult): string =>
  won ? say('day.won-in', { rounds: rounds.length }) : say('day.lost-in', { round: rounds.length });

/**
 * Returns the text to share of a day. It reveals nothing about the game, and the same moves have the same text
 * everywhere. It includes decisions and luck once the game has been reviewed.
 */
export function dayText(
  { day, difficulty, condition }: DayOperation,
  result: DayResult,
  review: Pick<Shown, 'decisions' | 'luck'> | null,
): string {
  const name = say(`condition.${condition.name}`);
  const { won, rounds, score } = result;
  const head = say('day.text.head', {
    day: dayWords(currentLanguage(), day, 'date'),
    difficulty: say(`difficulty.${difficulty}`),
  });
  const end = won
    ? say('day.text.won', { condition: name, rounds: rounds.length })
    : say('day.text.lost', { condition: name, round: rounds.length });
  const worth =
    review === null
      ? []
      : [say('day.text.worth', { decisions: signed(review.decisions.total), luck: signed(review.luck.total) })];
  return [head, end, `${marksOf(result)} ${longMinus(String(score))}`, ...worth].join('\n');
}
