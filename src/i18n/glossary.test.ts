import { expect, test } from 'vitest';
import { cardWords as german } from './de/cards/index.ts';
import { words as germanWords } from './de/index.ts';
import { referenceTexts as germanReference } from './de/reference/index.ts';
import { cardWords as english } from './en/cards/index.ts';
import { words as englishWords } from './en/index.ts';
import { referenceTexts as englishReference } from './en/reference/index.ts';
import { glossary, type Term } from './glossary.ts';
import { type Language, languages } from './languages.ts';
import { cardWords as russian } from './ru/cards/index.ts';
import { words as russianWords } from './ru/index.ts';
import { referenceTexts as russianReference } from './ru/reference/index.ts';
import { cardWords as chinese } from './zh-Hant/cards/index.ts';
import { words as chineseWords } from './zh-Hant/index.ts';
import { referenceTexts as chineseReference } from './zh-Hant/reference/index.ts';

const cardWords = { en: english, de: german, ru: russian, 'zh-Hant': chinese };
const words = { en: englishWords, de: germanWords, ru: russianWords, 'zh-Hant': chineseWords };
const references = { en: englishReference, de: germanReference, ru: russianReference, 'zh-Hant': chineseReference };

/**
 * Wrong words for a term, which no text may use. `\b` does not work with Cyrillic letters, so Russian words end at
 * `(?!\p{L})`.
 */
const wrongWords: Readonly<Record<Language, Partial<Record<Term, RegExp>>>> = {
  en: {
    'recruitment-pool': /(?<!crisis )(?<!recruitment )\bpool\b/iu,
    'final-mission': /final squad|last mission/iu,
    'success-token': /success markers?|marker on the tech/iu,
    recruit: /recruit\w*:? (an? |\d+ |\{count\} )?interceptor/iu,
    'timed-phase': /real-?time phase/iu,
    'resolution-phase': /evaluation phase/iu,
    salvage: /\b(artifacts?|artefacts?|wreckage)\b/iu,
    loss: /\bfailures?\b/iu,
    'invasion-plan': /alien plan/iu,
  },
  de: {
    base: /(?<!\p{L})Basis(?!\p{L})/u,
    board: /Spielbrett/iu,
    'panic-track': /(?<!\p{L})Leiste(?!\p{L})|(Panik|Schadens|Bedrohungs)(leiste|skala)/iu,
    credit: /(?<!\p{L})Kredit/iu,
    budget: /(?<!\p{L})Budget/iu,
    task: /(?<!\p{L})Aufgaben?(?!\p{L})/u,
    loss: /(?<!\p{L})Misserfolg/u,
    recruit: /rekrutier/iu,
    'recruitment-pool': /(?<!Nachschub-)(?<!Krisen)(?<!\p{L})pool(?!\p{L})|Rekrutenpool/iu,
    salvage: /Bergungsgut|Trophäe|(?<!\p{L})Beute(?!\p{L})/u,
    mission: /(?<!\p{L})Mission(en)?(?!\p{L})/u,
    'squad-leader': /Truppführer|Gruppenführer/u,
    'chief-scientist': /Chefwissenschaftler/u,
    'skill-icon': /(?<!\p{L})Icons?(?!\p{L})/u,
    health: /Lebenspunkte/u,
    forecast: /Vorhersage/u,
    'success-token': /(?<!\p{L})Erfolgsplättchen/u,
    cue: /(?<!\p{L})Cues?(?!\p{L})/u,
  },
  ru: {
    soldier: /солдат/iu,
    'squad-leader': /командир отряда/iu,
    'chief-scientist': /научный руководитель/iu,
    recruit: /(?<!\p{L})нанят|нанима|наём/iu,
    'skill-icon': /знач(ок|к)/iu,
    scanner: /(?<!\p{L})скан(?!\p{L})/iu,
    loss: /прости(те|ть)|(?<!\p{L})провал/iu,
    exhausted: /истощ/iu,
    'timed-phase': /конец фазы(?! реального времени)/iu,
    'final-mission': /последн\p{L}+ мисси/iu,
    salvage: /артефакт/iu,
    'emergency-funding': /экстренных/iu,
  },
  'zh-Hant': {
    commander: /指揮官/u,
    'central-officer': /中央情報官|指揮中心/u,
    'squad-leader': /小隊長/u,
    board: /圖版/u,
    health: /生命值/u,
    'skill-icon': /圖示/u,
    reward: /獎勵/u,
    elite: /精英/u,
    'invasion-plan': /計劃/u,
    'time-expired': /時間到/u,
    role: /職業/u,
  },
};

type Text = readonly [where: string, text: string];

/** Returns every text in a tree of words with its path. Names of arguments are removed. */
const textsIn = (tree: unknown, where: string): Text[] => {
  if (typeof tree === 'string') return [[where, tree.replace(/\{\w+(?=[,}])/gu, '{')]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, below]) => textsIn(below, `${where}/${key}`));
};

const interfaceAndCards = (language: Language): Text[] => [
  ...textsIn(words[language], language),
  ...textsIn(cardWords[language], `${language}/cards`),
];

/** Texts of the reference without the ids in links, which are always English. */
const inReference = (language: Language): Text[] =>
  textsIn(references[language], `${language}/reference`).map(([where, text]) => [
    where,
    text.replace(/\[\[[\w-]+\|?/gu, ' '),
  ]);

/** Returns a line for each wrong word, with its position and the right word. */
const wrongWordsIn = (texts: (language: Language) => Text[]): string[] =>
  languages.flatMap((language) =>
    texts(language).flatMap(([where, text]) =>
      Object.entries(wrongWords[language]).flatMap(([term, wrong]) => {
        const [said] = wrong.exec(text) ?? [];
        return said === undefined ? [] : [`${where}: “${said}”, not “${glossary[term as Term][language]}”`];
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
    return Object.entries(glossary).flatMap(([term, { [language]: word }]) => {
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
    const { units, tasks, places } = cardWords[language];
    const named: readonly (readonly [Term, string])[] = [
      ['commander', words[language]['role.commander']],
      ['chief-scientist', words[language]['role.chief-scientist']],
      ['central-officer', words[language]['role.central-officer']],
      ['squad-leader', words[language]['role.squad-leader']],
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
      ['timed-phase', words[language]['table.phase.timed']],
      ['resolution-phase', words[language]['table.phase.resolution']],
      ['emergency-funding', words[language]['cue.emergency-funding.name']],
    ];
    return named.flatMap(([term, word]) =>
      same(glossary[term][language], word) ? [] : [`${language}: ${word}, not ${glossary[term][language]}`],
    );
  });
  expect(faults).toEqual([]);
});
