import MiniSearch, { type SearchOptions } from 'minisearch';
import {
  type EntryId,
  entryIds,
  type Language,
  type Reference,
  type SearchWords,
  type Synonyms,
} from '../../../i18n/index.ts';
import { compoundSplitter } from './compounds.ts';
import { conceptFinder, isConcept } from './concepts.ts';
import { plainWords } from './pieces.ts';
import {
  indexTokens,
  isChinese,
  queryParser,
  queryTokens,
  remembering,
  type Stemmer,
  split,
  tokenOf,
} from './tokens.ts';

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
  readonly synonyms: Synonyms;
  readonly stem: Stemmer;
}

/** Factor for the score of entries that match all words of the query. */
const allWordsBoost = 1.5;
/** Results with less than this share of the best score are dropped. */
const minScoreRatio = 0.04;
/** Weight of a synonym beside the word itself. */
const synonymWeight = 0.3;

/** The indexed texts of an entry. */
interface Document {
  readonly id: EntryId;
  readonly title: string;
  readonly words: string;
  readonly text: string;
}

const documentsOf = (texts: Reference, searchWords: SearchWords): readonly Document[] =>
  entryIds.map((id) => {
    const { title, text, parts = [] } = texts[id];
    const paragraphs = [...text, ...parts].map((one) => plainWords(one, texts));
    return { id, title, words: searchWords[id], text: paragraphs.join('\n') };
  });

/** Builds the search index of one language. */
export function makeSearch({ language, texts, searchWords, commonWords, synonyms, stem }: Searchable): Search {
  const parseQuery = queryParser(commonWords);
  const token = remembering(tokenOf(language, stem));
  const documents = documentsOf(texts, searchWords);
  const written = documents.flatMap(({ title, words, text }) => [title, words, text]);
  const partsOf = language === 'de' ? remembering(compoundSplitter(written, token)) : () => [];
  const conceptsOf = conceptFinder(synonyms, token);
  /** Tokens of words before they are stemmed, with those of their parts and synonyms. */
  const tokensOf = (words: readonly string[]) => {
    const pieces = words.flatMap((word) => [word, ...partsOf(word)]);
    return [...indexTokens(pieces), ...conceptsOf(pieces)];
  };
  const processTerm = (term: string) => (isConcept(term) ? term : token(term));
  const index = new MiniSearch<Document>({
    fields: ['title', 'words', 'text'],
    tokenize: (text) => tokensOf(split(text)),
    processTerm,
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
    boostTerm: (term) => (isConcept(term) ? synonymWeight : isChinese(term) && term.length === 1 ? 0.3 : 1),
    prefix: (term) => term.length > 2 && !isChinese(term) && !isConcept(term),
    fuzzy: (term) => (term.length > 3 && !isChinese(term) && !isConcept(term) ? 0.25 : false),
    maxFuzzy: 2,
    weights: { prefix: 0.5, fuzzy: 0.3 },
  };

  const find: Search['find'] = (wanted) => {
    const words = parseQuery(wanted);
    /** For each word of the query, alternative tokens of which one must match. */
    const needed = queryTokens(words).map((word) => [token(word), ...conceptsOf([word])]);
    // Entries need not match all words: one that mentions all of them in passing would hide better ones.
    const results = index
      .search(wanted, { ...options, tokenize: () => tokensOf(words) })
      .map((one) => ({
        ...one,
        score:
          one.score * (needed.every((any) => any.some((term) => one.queryTerms.includes(term))) ? allWordsBoost : 1),
      }))
      .toSorted((a, b) => b.score - a.score);
    const minScore = (results[0]?.score ?? 0) * minScoreRatio;
    const found = results
      .filter(({ score }) => score >= minScore)
      .map(({ id, terms }) => ({ id: id as EntryId, tokens: new Set(terms) }));
    const exactMatch = titles.get(split(wanted).join(' '));
    return found.toSorted((a, b) => Number(b.id === exactMatch) - Number(a.id === exactMatch));
  };
  const fits: Search['fits'] = (word, tokens) => {
    if (isChinese(word)) return [...tokens].some((one) => one.includes(word));
    return tokensOf(split(word)).some((one) => tokens.has(processTerm(one)));
  };
  return { find, fits };
}
