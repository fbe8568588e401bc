import { describe, expect, test } from 'vitest';
import { allRules } from '../../tests/rule-ids.ts';
import { cueKinds } from '../content/cues.ts';
import { earliestFinalMission, mixes } from '../content/invasion.ts';
import { stepKinds } from '../content/steps.ts';
import { referenceTexts as german } from './de/reference/index.ts';
import { referenceTexts as english } from './en/reference/index.ts';
import { entryIds, entryOfCue, entryOfStep, type Reference, reference } from './index.ts';
import { referenceTexts as russian } from './ru/reference/index.ts';
import { referenceTexts as chinese } from './zh-Hant/reference/index.ts';

const texts: Record<string, Reference> = { en: english, de: german, ru: russian, 'zh-Hant': chinese };
const linksOf = (paragraph: string): string[] => [...paragraph.matchAll(/\[\[([^|\]]+)/g)].map(([, id = '']) => id);

describe('the rules reference', () => {
  test('stands for every rule: none is without an entry that names it', () => {
    const named = new Set<string>(entryIds.flatMap((id) => [...reference[id].rules]));
    const rules = allRules().map(({ id }) => id);
    expect(rules.length).toBeGreaterThan(110);
    expect(rules.filter((id) => !named.has(id))).toEqual([]);
    expect([...named].filter((id) => !rules.includes(id))).toEqual([]);
  });

  test('has the same entries with the same paragraphs in every language', () => {
    for (const book of Object.values(texts)) {
      expect(Object.keys(book).toSorted()).toEqual([...entryIds].toSorted());
      for (const id of entryIds) expect(book[id].text).toHaveLength(english[id].text.length);
    }
  });

  test('leads from every link to an entry, in every language to the same', () => {
    for (const [language, book] of Object.entries(texts)) {
      for (const id of entryIds) {
        const links = book[id].text.map((paragraph) => linksOf(paragraph).toSorted());
        expect([language, id, links]).toEqual([language, id, english[id].text.map((one) => linksOf(one).toSorted())]);
        expect(links.flat().filter((to) => !(to in reference))).toEqual([]);
      }
    }
  });

  test('DIR-11 names the rounds in which the final mission may come', () => {
    const rounds = Object.values(mixes).map(({ finalMissionRound }) => finalMissionRound);
    const named = [Math.min(...rounds), Math.max(...rounds), earliestFinalMission];
    const nth: Record<string, readonly string[]> = {
      en: ['fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
      de: ['vierten', 'fünften', 'sechsten', 'siebten', 'achten', 'neunten', 'zehnten'],
      ru: ['четвёрт', 'пят', 'шест', 'седьм', 'восьм', 'девят', 'десят'],
      'zh-Hant': ['第 4', '第 5', '第 6', '第 7', '第 8', '第 9', '第 10'],
    };
    for (const [language, book] of Object.entries(texts)) {
      const text = book['final-mission'].text[0] ?? '';
      const said = (nth[language] ?? []).flatMap((word, i) => (text.includes(word) ? [i + 4] : []));
      expect([language, said]).toEqual([language, named.toSorted((a, b) => a - b)]);
    }
  });

  test('leads on from every entry to others, never to itself', () => {
    for (const id of entryIds) {
      expect(reference[id].see.length).toBeGreaterThan(0);
      expect(reference[id].see.filter((other) => !(other in reference) || (other as string) === id)).toEqual([]);
    }
  });

  test('can be reached: every entry from some other', () => {
    const reached = new Set(entryIds.flatMap((id) => [...reference[id].see, ...english[id].text.flatMap(linksOf)]));
    const opened = new Set<string>([...Object.values(entryOfCue), ...Object.values(entryOfStep)]);
    expect(entryIds.filter((id) => !reached.has(id) && !opened.has(id))).toEqual([]);
  });

  test('has titles that differ, so that it can be read by the alphabet', () => {
    for (const book of Object.values(texts)) {
      const titles = entryIds.map((id) => book[id].title);
      expect(new Set(titles).size).toBe(titles.length);
      expect(titles.filter((title) => title.trim() === '')).toEqual([]);
    }
  });

  test('opens at the entry of every cue and of every step', () => {
    expect(Object.keys(entryOfCue).toSorted()).toEqual([...cueKinds].toSorted());
    expect(Object.keys(entryOfStep).toSorted()).toEqual([...stepKinds].toSorted());
  });
});
