import { describe, expect, test } from 'vitest';
import { tested } from '../../../../tests/languages/index.ts';
import { type EntryId, entryIds, languages } from '../../../i18n/index.ts';
import { makeSearch } from './search.ts';

describe.each(languages)('the search in %s', (language) => {
  const { referenceTexts: texts, searches: table, questions, everydayWords, ...book } = tested[language];
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

  test('answers questions in a player’s own words among the first three, 95 of 100', () => {
    const ranks = questions.map(([typed, entries]) => {
      const found = ids(typed);
      const places = entries.map((id) => found.indexOf(id)).filter((place) => place >= 0);
      return { typed, entries, place: places.length === 0 ? Infinity : Math.min(...places), first: found.slice(0, 3) };
    });
    const low = ranks.filter(({ place }) => place > 2);
    expect(low.length / ranks.length, JSON.stringify(low, null, 1)).toBeLessThanOrEqual(0.05);
    expect(ranks.filter(({ place }) => place === Infinity).length / ranks.length).toBeLessThanOrEqual(0.01);
  });

  test('finds something for everyday words, 97 of 100', () => {
    const none = everydayWords.filter((word) => ids(word).length === 0);
    expect(none.length / everydayWords.length, none.join()).toBeLessThanOrEqual(0.03);
  });

  test('ranks each entry first for its own title', () => {
    expect(entryIds.filter((id) => ids(texts[id].title)[0] !== id)).toEqual([]);
  });

  test('finds nothing for words that are in no entry', () => {
    for (const wanted of ['', ' ', 'xylophone', '!?', 'qqqq']) expect([wanted, ids(wanted)]).toEqual([wanted, []]);
  });

  test('finds an entry by a word of the same group of synonyms as one of its own, and marks that one', () => {
    const own = texts.satellites.title.toLowerCase();
    const other = 'xyzxyz';
    const [first] = makeSearch({ language, texts, ...book, synonyms: [`${own} ${other}`] }).find(other);
    expect([...(first?.tokens ?? [])]).toEqual(['#0']);
    expect(ids(other)).toEqual([]);
  });

  test('does not index ids of links or rules', () => {
    for (const wanted of ['CLK', 'TSK', 'finalsquad']) expect(ids(wanted)).toEqual([]);
  });
});

test('a German compound is found by the words it is made of', () => {
  const { referenceTexts: texts, ...book } = tested.de;
  const search = makeSearch({ language: 'de', texts, ...book });
  for (const [typed, id] of [
    ['Alienwürfel', 'dice'],
    ['Bedrohungswürfel', 'dice'],
    ['Satellitenverlust', 'satellites'],
  ] as const)
    expect([
      typed,
      search
        .find(typed)
        .slice(0, 3)
        .map((one) => one.id),
    ]).toEqual([typed, expect.arrayContaining([id])]);
});
