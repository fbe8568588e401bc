import type { Terms } from '../../../i18n/cards.ts';
import type { Say } from '../../../i18n/index.ts';
import type { Board, Cause, Choice, Cue, GameEvent } from '../../../rules/index.ts';

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

/** Context for describing an event: all events of its moment, and the board before and after it. */
export interface EventContext {
  readonly events: readonly GameEvent[];
  readonly before: Board;
  readonly after: Board;
  readonly speech: Speech;
}

/** Joins sentences as the language does. Skips empty ones. */
export const joined = (sentences: readonly string[], say: Say): string =>
  sentences
    .filter((words) => words !== '')
    .reduce((first, second) => (first === '' ? second : say('common.both', { first, second })), '');
