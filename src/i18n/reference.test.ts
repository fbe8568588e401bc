import { describe, expect, test } from 'vitest';
import { tested } from '../../tests/languages/index.ts';
import { rulesOfEntry } from '../../tests/tools/entry-rules.ts';
import { allRules } from '../../tests/tools/rule-ids.ts';
import { cueKinds } from '../content/cues.ts';
import { typesWithElite } from '../content/enemies.ts';
import { earliestFinalMission, mixes } from '../content/invasion.ts';
import { stepKinds } from '../content/steps.ts';
import { boxTerms } from './box-terms.ts';
import { type EntryId, entryIds, entryOfCue, entryOfStep, isEntry, type Reference, seeAlso } from './index.ts';
import { linksIn } from './reference.ts';
import { withFigures } from './reference-figures.ts';

const texts = Object.fromEntries(
  Object.entries(tested).map(([language, { referenceTexts }]) => [language, referenceTexts]),
);
const english = tested.en.referenceTexts;

describe('the rules reference', () => {
  test('explains every rule in at least one entry', () => {
    const named = new Set<string>(Object.values(rulesOfEntry).flat());
    const rules = allRules().map(({ id }) => id);
    expect(rules.length).toBeGreaterThan(110);
    expect(rules.filter((id) => !named.has(id))).toEqual([]);
    expect([...named].filter((id) => !rules.includes(id))).toEqual([]);
  });

  test('contains no rule ids', () => {
    const ids = /\b(TAB|SET|RND|TIM|ACT|CLK|DIR|TSK|RES|END|CRD|INF|FIN)-[A-Z0-9]+/;
    for (const book of Object.values(texts)) {
      expect(entryIds.filter((id) => ids.test(JSON.stringify(book[id])))).toEqual([]);
    }
  });

  test('has the same entries with as many paragraphs and parts in every language', () => {
    expect(entryIds.length).toBeGreaterThan(110);
    for (const [language, book] of Object.entries(texts)) {
      expect(Object.keys(book).toSorted()).toEqual([...entryIds].toSorted());
      for (const id of entryIds) {
        const lengths = ({ text, parts }: Reference[typeof id]) => [text.length, parts?.length];
        expect([language, id, lengths(book[id])]).toEqual([language, id, lengths(english[id])]);
      }
    }
  });

  test('has a title and text in every entry, with all numbers filled in', () => {
    for (const book of Object.values(texts)) {
      const strings = entryIds.flatMap((id) => [book[id].title, ...book[id].text, ...(book[id].parts ?? [])]);
      expect(strings.filter((text) => text.trim() === '' || /[{}]/.test(text))).toEqual([]);
    }
  });

  test('takes its numbers from the game, and rejects unknown names', () => {
    expect(english.ufos.text[0]).toContain('There are 24.');
    const wrong = { ...english, ufos: { title: 'UFOs', text: ['There are {saucers}.'] } };
    expect(() => withFigures(wrong)).toThrow('saucers');
  });

  test('links only to existing entries, and to the same ones in every language', () => {
    for (const [language, book] of Object.entries(texts)) {
      for (const id of entryIds) {
        const links = ({ text, parts = [] }: Reference[typeof id]) =>
          [...text, ...parts].map((paragraph) => linksIn(paragraph).toSorted());
        expect([language, id, links(book[id])]).toEqual([language, id, links(english[id])]);
        expect(links(book[id]).flat()).toSatisfy((ids: string[]) => ids.every((to) => isEntry(to) && to !== id));
      }
    }
  });

  test('has symmetric see-also lists that contain all linked entries', () => {
    for (const book of Object.values(texts)) {
      for (const id of entryIds) {
        const others = seeAlso(id, book);
        expect(others.length).toBeGreaterThan(0);
        expect(others).not.toContain(id);
        expect(others.filter((other) => !seeAlso(other, book).includes(id))).toEqual([]);
        expect(others).toEqual(expect.arrayContaining(book[id].text.flatMap(linksIn)));
      }
    }
  });

  test('connects every entry to all others', () => {
    const reached = new Set(['round']);
    const waiting = ['round' as (typeof entryIds)[number]];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const further = seeAlso(id, english).filter((other) => !reached.has(other));
      for (const other of further) reached.add(other);
      waiting.push(...further);
    }
    expect(entryIds.filter((id) => !reached.has(id))).toEqual([]);
  });

  test('has search words for every entry in every language', () => {
    for (const { searchWords: words } of Object.values(tested)) {
      expect(Object.keys(words).toSorted()).toEqual([...entryIds].toSorted());
      expect(entryIds.filter((id) => words[id].trim() === '')).toEqual([]);
    }
  });

  test('DIR-11 names the rounds in which the final mission can become available', () => {
    const rounds = Object.values(mixes).map(({ finalMissionRound }) => finalMissionRound);
    const named = [Math.min(...rounds), Math.max(...rounds), earliestFinalMission];
    for (const [language, { referenceTexts, roundNumbers }] of Object.entries(tested)) {
      const text = referenceTexts['final-mission'].text[0] ?? '';
      const said = roundNumbers.flatMap((word, i) => (text.includes(word) ? [i + 4] : []));
      expect([language, said]).toEqual([language, named.toSorted((a, b) => a - b)]);
    }
  });

  test('SET-1 names the elite variants that the box has, in the entry about enemies', () => {
    for (const { words, referenceTexts } of Object.values(tested)) {
      const text = referenceTexts.enemies.text.join(' ');
      expect(typesWithElite.map((type) => words[`elite.${type}`]).filter((name) => !text.includes(name))).toEqual([]);
    }
  });

  test('TSK-6 names where threat does not go back, wherever a text says that it goes back before each task', () => {
    for (const { words, referenceTexts, tasks } of Object.values(tested)) {
      const texts = [
        words['lesson.dice.why'],
        ...[referenceTexts.threat, referenceTexts.tasks].map(({ text }) => text.join(' ')),
      ];
      const silent = texts.filter((text) => !text.toLowerCase().includes(tasks.mission));
      expect(silent).toEqual([]);
    }
  });

  test('has unique titles', () => {
    for (const book of Object.values(texts)) {
      const titles = entryIds.map((id) => book[id].title);
      expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
    }
  });

  test('has an entry for every cue and step', () => {
    expect([...cueKinds.map(entryOfCue), ...stepKinds.map(entryOfStep)].filter((id) => !isEntry(id))).toEqual([]);
  });

  test('recognizes only its own ids as entries', () => {
    for (const id of ['', 'toString', '__proto__', 'no-entry']) expect(isEntry(id)).toBe(false);
  });
});

test('terms of the English box are those of the English texts, in the spelling of the box', () => {
  const plain = (text: string) => text.toLowerCase().replaceAll('defence', 'defense');
  const strange = Object.entries(boxTerms).filter(([id, term]) => {
    const { title, text } = english[id as EntryId];
    const words = plain([title, ...text].join(' '));
    return plain(term)
      .split(/[ ,]+/)
      .every((word) => !words.includes(word.slice(0, 5)));
  });
  expect(strange).toEqual([]);
});
