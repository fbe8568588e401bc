import type { CardWords } from '../../src/i18n/cards.ts';
import type { EntryId, Reference, SearchWords, Synonyms } from '../../src/i18n/index.ts';
import type { Key } from '../../src/i18n/words.ts';
import type { phrases } from './en/phrases.ts';
import type { Term } from './glossary.ts';

/** Search terms, each with the entry that should be first or among the first three results. */
export type Searches = readonly (readonly [typed: string, entry: EntryId])[];

/** Questions in a player's own words, each with the entries that answer it. */
export type Questions = readonly (readonly [typed: string, entries: readonly EntryId[]])[];

/** How texts express each fact of the card data. The English phrases define the facts. */
export type Phrases = Readonly<Record<keyof typeof phrases, RegExp>>;

/** All words of a language, with data for tests. */
export interface Tested {
  readonly words: Readonly<Record<Key, string>>;
  readonly glossary: Readonly<Record<Term, string>>;
  readonly cardWords: CardWords;
  readonly referenceTexts: Reference;
  readonly searchWords: SearchWords;
  readonly commonWords: string;
  readonly synonyms: Synonyms;
  /** Reduces a lower-case word to its stem. */
  readonly stem: (word: string) => string;
  readonly searches: Searches;
  readonly questions: Questions;
  /** Words that should find something. */
  readonly everydayWords: readonly string[];
  readonly phrases: Phrases;
  /** Phrases for the phase in which a card works. */
  readonly phases: Readonly<Record<'timed' | 'resolution' | 'both', string>>;
  /** Stems of the names of tasks, as card texts use them. */
  readonly tasks: Readonly<Record<keyof CardWords['tasks'], string>>;
  /** Phrases for the costs of a card. */
  readonly costs: Readonly<Record<'exhaust' | 'place' | 'salvage', RegExp>>;
  /** Stems of the numbers of the rounds from the fourth to the tenth. */
  readonly roundNumbers: readonly string[];
  /**
   * Wrong words for a term, which no text may use. `\b` does not work with Cyrillic letters, so Russian words end at
   * `(?!\p{L})`.
   */
  readonly wrongWords: Readonly<Partial<Record<Term, RegExp>>>;
}
