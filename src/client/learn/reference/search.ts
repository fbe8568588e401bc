import MiniSearch, { type SearchOptions } from 'minisearch';
import { type EntryId, entryIds, type Language, type Reference, type SearchWords } from '../../../i18n/index.ts';
import { plainWords } from './pieces.ts';
import { indexTokens, isChinese, queryParser, queryTokens, type Stemmer, split, tokenOf } from './tokens.ts';

/** Search result: an entry, and the tokens of its text that matched. */
export interface Found {
  readonly id: EntryId;
  readonly tokens: ReadonlySet<string>;
}

/** Search in the rules reference of one language. */
export interface Search {
  /** Returns the entries for a query, best first. */
  readonly find: (wanted: string) => readonly Found[];
  /** Whether a word, or a Chinese character, is among the matched tokens of a result. */
  readonly fits: (word: string, tokens: ReadonlySet<string>) => boolean;
}

/** Input for the search index of one language. */
export interface Searchable {
  readonly language: Language;
  readonly texts: Reference;
  readonly searchWords: SearchWords;
  /** Words too common to search for, separated by spaces. */
  readonly commonWords: string;
  readonly stem: Stemmer;
}

/** Factor for the score of entries that match all words of the query. */
const allWordsBoost = 1.5;
/** Results with less than this share of the best score are dropped. */
const minScoreRatio = 0.04;

/** Builds the search index of one language. */
export function makeSearch({ language, texts, searchWords, commonWords, stem }: Searchable): Search {
  const parseQuery = queryParser(commonWords);
  const token = tokenOf(language, stem);
  const index = new MiniSearch<{ id: EntryId; title: string; words: string; text: string }>({
    fields: ['title', 'words', 'text'],
    tokenize: (text) => indexTokens(split(text)),
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
  const lengths = new Map<unknown, number>(documents.map(({ id, title }) => [id, parseQuery(title).length]));
  const options: SearchOptions = {
    boost: { title: 4, words: 3 },
    bm25: { k: 1.2, b: 0.3, d: 0.5 },
    // Entries with short titles rank first: the thing itself before its uses.
    boostDocument: (id) => 1 + 1 / (lengths.get(id) ?? 1),
    // Single Chinese characters are less specific than pairs.
    boostTerm: (term) => (isChinese(term) && term.length === 1 ? 0.3 : 1),
    prefix: (term) => term.length > 2 && !isChinese(term),
    fuzzy: (term) => (term.length > 3 && !isChinese(term) ? 0.25 : false),
    maxFuzzy: 2,
    weights: { prefix: 0.5, fuzzy: 0.3 },
  };

  const find: Search['find'] = (wanted) => {
    const words = parseQuery(wanted);
    const needed = queryTokens(words).map(token);
    // Entries need not match all words: one that mentions all of them in passing would hide better ones.
    const results = index
      .search(wanted, { ...options, tokenize: () => indexTokens(words) })
      .map((one) => ({
        ...one,
        score: one.score * (needed.every((term) => one.queryTerms.includes(term)) ? allWordsBoost : 1),
      }))
      .toSorted((a, b) => b.score - a.score);
    const minScore = (results[0]?.score ?? 0) * minScoreRatio;
    const found = results
      .filter(({ score }) => score >= minScore)
      .map(({ id, terms }) => ({ id: id as EntryId, tokens: new Set(terms) }));
    const exactMatch = titles.get(split(wanted).join(' '));
    return found.toSorted((a, b) => Number(b.id === exactMatch) - Number(a.id === exactMatch));
  };
  const fits: Search['fits'] = (word, tokens) =>
    isChinese(word) ? [...tokens].some((one) => one.includes(word)) : tokens.has(token(word.toLowerCase()));
  return { find, fits };
}
