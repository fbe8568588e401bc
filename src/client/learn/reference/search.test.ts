import { describe, expect, test } from 'vitest';
import { tested } from '../../../../tests/languages/index.ts';
import { type EntryId, entryIds, languages } from '../../../i18n/index.ts';
import { makeSearch } from './search.ts';

describe.each(languages)('the search in %s', (language) => {
  const { referenceTexts: texts, searches: table, ...book } = tested[language];
  const search = makeSearch({ language, texts, ...book });
  const ids = (wanted: string): EntryId[] => search.find(wanted).map(({ id }) => id);

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
    expect(entryIds.filter((id) => ids(texts[id].title)[0] !== id)).toEqual([]);
  });

  test('finds nothing for words that are in no entry', () => {
    for (const wanted of ['', ' ', 'xylophone', '!?', 'qqqq']) expect([wanted, ids(wanted)]).toEqual([wanted, []]);
  });

  test('does not index ids of links or rules', () => {
    for (const wanted of ['CLK', 'TSK', 'finalsquad']) expect(ids(wanted)).toEqual([]);
  });
});
