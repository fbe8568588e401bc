import type { Board, Cause, Choice, Cue, GameEvent } from '../../rules/index.ts';
import type { Terms } from '../cards.ts';
import { cueNameIn, placesLineIn } from '../cue-names.ts';
import type { Say } from '../words.ts';
import { type Names, optionWordsIn, placeNameIn } from './names.ts';

/** Words and names in one language. */
export interface Speech {
  readonly say: Say;
  readonly terms: () => Terms;
  readonly cardName: (id: string) => string;
  readonly placeName: (place: string) => string;
  readonly cueName: (cue: Cue) => string;
  readonly placesLine: (cue: Cue) => string;
  readonly optionName: (board: Board, option: string, about: Choice['about'], why: Cause) => string;
}

/** Returns the words of the log in one language. */
export const speechIn = (names: Names): Speech => ({
  say: names.say,
  terms: names.terms,
  cardName: (id) => names.cardText(id).name,
  placeName: (place) => placeNameIn(names, place),
  cueName: (cue) => cueNameIn(names.say, cue),
  placesLine: (cue) => placesLineIn(names.say, cue),
  optionName: (board, option, about, why) => optionWordsIn(names, board, option, { about, why }).name,
});

/** Context for describing an event: all events of its moment, and the board before and after it. */
export interface EventContext {
  readonly events: readonly GameEvent[];
  readonly before: Board;
  readonly after: Board;
  readonly speech: Speech;
}
