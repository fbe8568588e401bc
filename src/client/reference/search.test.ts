import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as russian } from '@orama/stemmers/russian';
import { describe, expect, test } from 'vitest';
import { german as germanSearches } from '../../../tests/searches/de.ts';
import { english as englishSearches } from '../../../tests/searches/en.ts';
import { russian as russianSearches } from '../../../tests/searches/ru.ts';
import type { Searches } from '../../../tests/searches/searches.ts';
import { chinese as chineseSearches } from '../../../tests/searches/zh.ts';
import * as de from '../../i18n/de/reference/index.ts';
import * as en from '../../i18n/en/reference/index.ts';
import { type EntryId, entryIds } from '../../i18n/index.ts';
import * as ru from '../../i18n/ru/reference/index.ts';
import * as zh from '../../i18n/zh-Hant/reference/index.ts';
import { makeSearch, type Searchable } from './search.ts';

const unchanged = (word: string): string => word;
const books = (
  [
    ['en', en, english],
    ['de', de, german],
    ['ru', ru, russian],
    ['zh-Hant', zh, unchanged],
  ] as const
).map(
  ([language, { referenceTexts, searchWords }, stem]): Searchable => ({
    language,
    texts: referenceTexts,
    searchWords,
    stem,
  }),
);
const tables: Record<string, Searches> = {
  en: englishSearches,
  de: germanSearches,
  ru: russianSearches,
  'zh-Hant': chineseSearches,
};

describe.each(books)('the search in $language', (book) => {
  const search = makeSearch(book);
  const ids = (wanted: string): EntryId[] => search.find(wanted).map(({ id }) => id);
  const table = tables[book.language] ?? [];

  test('ranks the expected entry in the top three, and mostly first', () => {
    expect(table.length).toBeGreaterThanOrEqual(60);
    const ranks = table.map(([typed, id]) => ({
      typed,
      id,
      rank: ids(typed).indexOf(id),
      first: ids(typed).slice(0, 3),
    }));
    expect(ranks.filter(({ rank }) => rank < 0 || rank > 2)).toEqual([]);
    expect(ranks.filter(({ rank }) => rank === 0).length / ranks.length).toBeGreaterThan(0.85);
  });

  test('ranks each entry first for its own title', () => {
    expect(entryIds.filter((id) => ids(book.texts[id].title)[0] !== id)).toEqual([]);
  });

  test('finds nothing for words that are in no entry', () => {
    for (const wanted of ['', ' ', 'xylophone', '!?', 'qqqq']) expect([wanted, ids(wanted)]).toEqual([wanted, []]);
  });

  test('does not index ids of links or rules', () => {
    for (const wanted of ['CLK', 'TSK', 'finalsquad']) expect(ids(wanted)).toEqual([]);
  });
});
