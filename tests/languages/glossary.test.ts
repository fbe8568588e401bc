import { expect, test } from 'vitest';
import { type Language, languages } from '../../src/i18n/index.ts';
import type { Term } from './glossary.ts';
import { tested } from './index.ts';

type Text = readonly [where: string, text: string];

/** Returns every text in a tree of words with its path. Names of arguments are removed. */
const textsIn = (tree: unknown, where: string): Text[] => {
  if (typeof tree === 'string') return [[where, tree.replace(/\{\w+(?=[,}])/gu, '{')]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, below]) => textsIn(below, `${where}/${key}`));
};

const interfaceAndCards = (language: Language): Text[] => [
  ...textsIn(tested[language].words, language),
  ...textsIn(tested[language].cardWords, `${language}/cards`),
];

/** Texts of the reference without the ids in links, which are always English. */
const inReference = (language: Language): Text[] =>
  textsIn(tested[language].referenceTexts, `${language}/reference`).map(([where, text]) => [
    where,
    text.replace(/\[\[[\w-]+\|?/gu, ' '),
  ]);

/** Returns a line for each wrong word, with its position and the right word. */
const wrongWordsIn = (texts: (language: Language) => Text[]): string[] =>
  languages.flatMap((language) =>
    texts(language).flatMap(([where, text]) =>
      Object.entries(tested[language].wrongWords).flatMap(([term, wrong]) => {
        const [said] = wrong.exec(text) ?? [];
        return said === undefined ? [] : [`${where}: “${said}”, not “${tested[language].glossary[term as Term]}”`];
      }),
    ),
  );

test('no text of the interface or the cards uses a wrong word for a term', () => {
  expect(wrongWordsIn(interfaceAndCards)).toEqual([]);
});

test('no text of the rules reference uses a wrong word for a term', () => {
  expect(wrongWordsIn(inReference)).toEqual([]);
});

test('every word of the glossary is used somewhere', () => {
  // German and Russian inflect words: all but the last three letters must match, and at least three.
  const stem = (word: string): string => word.slice(0, Math.max(3, word.length - 3));
  const unused = languages.flatMap((language) => {
    const all = [...interfaceAndCards(language), ...inReference(language)].map(([, text]) => text.toLowerCase());
    return Object.entries(tested[language].glossary).flatMap(([term, word]) => {
      const parts = word.toLowerCase().split(' ');
      const wanted = language === 'de' || language === 'ru' ? parts.map(stem) : [parts.join(' ')];
      return all.some((text) => wanted.every((part) => text.includes(part))) ? [] : [`${language}: ${term}`];
    });
  });
  expect(unused).toEqual([]);
});

test('roles, units, places and tasks are named as in the glossary', () => {
  const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
  const faults = languages.flatMap((language) => {
    const { words, cardWords, glossary } = tested[language];
    const { units, tasks, places } = cardWords;
    const named: readonly (readonly [Term, string])[] = [
      ['commander', words['role.commander']],
      ['chief-scientist', words['role.chief-scientist']],
      ['central-officer', words['role.central-officer']],
      ['squad-leader', words['role.squad-leader']],
      ['interceptor', units.interceptor],
      ['satellite', units.satellite],
      ['scientist', units.scientist],
      ['assault', units.assault],
      ['heavy', units.heavy],
      ['sniper', units.sniper],
      ['support', units.support],
      ['recruitment-pool', places.pool],
      ['reserve', places.reserve],
      ['orbital-defense', tasks['orbital-defense']],
      ['global-defense', tasks['global-defense']],
      ['base-defense', tasks['base-defense']],
      ['final-mission', tasks['final-mission']],
      ['timed-phase', words['table.phase.timed']],
      ['resolution-phase', words['table.phase.resolution']],
      ['emergency-funding', words['cue.emergency-funding.name']],
    ];
    return named.flatMap(([term, word]) =>
      same(glossary[term], word) ? [] : [`${language}: ${word}, not ${glossary[term]}`],
    );
  });
  expect(faults).toEqual([]);
});
