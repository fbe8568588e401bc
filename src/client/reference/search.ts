import MiniSearch, { type SearchOptions } from 'minisearch';
import { type EntryId, entryIds, type Language, type Reference, type SearchWords } from '../../i18n/index.ts';
import { plainWords } from './pieces.ts';
import { asker, indexed, isChinese, type Stemmer, searched, split, tokenOf } from './tokens.ts';

/** An entry that was found, and the tokens of its text that fit the search. */
export interface Found {
  readonly id: EntryId;
  readonly tokens: ReadonlySet<string>;
}

export interface Search {
  /** The entries for what somebody types, best first. */
  readonly find: (wanted: string) => readonly Found[];
  /** Whether a word as it is written, or a Chinese character, is among the tokens of an entry that was found. */
  readonly fits: (word: string, tokens: ReadonlySet<string>) => boolean;
}

/** Everything the search index of a language is built from. */
export interface Searchable {
  readonly language: Language;
  readonly texts: Reference;
  readonly searchWords: SearchWords;
  readonly stem: Stemmer;
}

/** A result that fits this much worse than the best one is left out. */
const tail = 0.04;

/** Builds the index of the reference in a language. */
export function makeSearch({ language, texts, searchWords, stem }: Searchable): Search {
  const ask = asker(language);
  const token = tokenOf(language, stem);
  const index = new MiniSearch<{ id: EntryId; title: string; words: string; text: string }>({
    fields: ['title', 'words', 'text'],
    tokenize: (text) => indexed(split(text)),
    processTerm: token,
  });
  const documents = entryIds.map((id) => {
    const { title, text, parts = [] } = texts[id];
    return {
      id,
      title,
      words: searchWords[id],
      text: [...text, ...parts].map((one) => plainWords(one, texts)).join('\n'),
    };
  });
  index.addAll(documents);

  const titles = new Map(documents.map(({ id, title }) => [split(title).join(' '), id]));
  const lengths = new Map<unknown, number>(documents.map(({ id, title }) => [id, ask(title).length]));
  const options: SearchOptions = {
    boost: { title: 4, words: 3 },
    bm25: { k: 1.2, b: 0.3, d: 0.5 },
    // An entry about one thing comes before those about what is done with it.
    boostDocument: (id) => 1 + 1 / (lengths.get(id) ?? 1),
    prefix: (term) => term.length > 2 && !isChinese(term),
    fuzzy: (term) => (term.length > 3 && !isChinese(term) ? 0.25 : false),
    maxFuzzy: 2,
    weights: { prefix: 0.5, fuzzy: 0.3 },
  };

  const find: Search['find'] = (wanted) => {
    // All words together, or as many of them as can be had.
    const all = index.search(wanted, { ...options, combineWith: 'AND', tokenize: (text) => searched(ask(text)) });
    const results = all.length > 0 ? all : index.search(wanted, { ...options, tokenize: (text) => indexed(ask(text)) });
    const least = (results[0]?.score ?? 0) * tail;
    const found = results
      .filter(({ score }) => score >= least)
      .map(({ id, terms }) => ({ id: id as EntryId, tokens: new Set(terms) }));
    const named = titles.get(split(wanted).join(' '));
    return found.toSorted((a, b) => Number(b.id === named) - Number(a.id === named));
  };
  const fits: Search['fits'] = (word, tokens) =>
    isChinese(word) ? [...tokens].some((one) => one.includes(word)) : tokens.has(token(word.toLowerCase()));
  return { find, fits };
}
