import { optionWords } from '../../table/words/option-words.ts';
import { placeName } from '../../table/words/place-name.ts';
import { cardText, terms } from '../../words/cards.ts';
import { cueName, placesLine } from '../../words/cue.ts';
import { say } from '../../words/say.ts';
import type { Speech } from './speech.ts';

/** Speech in the current language of the app. */
export const speech: Speech = {
  say,
  terms,
  cardName: (id) => cardText(id).name,
  placeName,
  cueName,
  placesLine,
  optionName: (board, option, about, why) => optionWords(board, option, about, why).name,
};
