import type { Terms } from '../../i18n/cards.ts';
import type { Say } from '../../i18n/index.ts';
import type { Board, Choice, Cue, GameEvent } from '../../rules/index.ts';

/** The words of the language at hand, and what it calls things. */
export interface Speech {
  readonly say: Say;
  readonly terms: () => Terms;
  readonly cardName: (id: string) => string;
  readonly placeName: (place: string) => string;
  readonly cueName: (cue: Cue) => string;
  readonly placesLine: (cue: Cue) => string;
  readonly optionName: (board: Board, option: string, about: Choice['about'], source: string) => string;
}

/** A moment as its words see it. */
export interface Sight {
  readonly events: readonly GameEvent[];
  readonly before: Board;
  readonly after: Board;
  readonly speech: Speech;
}

/** Sentences one after another, as the language sets them; those that say nothing are left out. */
export const joined = (sentences: readonly string[], say: Say): string =>
  sentences
    .filter((words) => words !== '')
    .reduce((first, second) => (first === '' ? second : say('common.both', { first, second })), '');
