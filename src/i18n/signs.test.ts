import { expect, test } from 'vitest';
import { argumentsOf, compileWord, readWords } from '../../build/words.ts';
import { tested } from '../../tests/languages/index.ts';
import { filesBelow, textOf } from '../../tests/tools/sources.ts';
import { bots } from '../bots/index.ts';
import { eventsOf } from '../host/index.ts';
import { playGame } from '../sim/game.ts';
import { sharing } from './de/afterwards/sharing.ts';
import { seats } from './de/later/seats.ts';
import { together } from './de/later/together.ts';
import { languages } from './index.ts';
import { linesOf, toSentence } from './log/lines.ts';
import { momentsOf } from './log/moments.ts';
import { speechIn } from './log/speech.ts';
import type { Say } from './words.ts';

type Text = readonly [where: string, text: string];

const textsIn = (tree: unknown, where: string): Text[] => {
  if (typeof tree === 'string') return [[where, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, below]) => textsIn(below, `${where}/${key}`));
};

/** Words of the interface as players see them, with sample numbers and empty texts as arguments. */
async function interfaceIn(language: 'de' | 'zh-Hant'): Promise<Text[]> {
  const words = await readWords(language);
  return Object.entries(words).flatMap(([key, word]) => {
    const kinds = argumentsOf(word);
    return [0, 2, 5].map((number): Text => {
      const given = [...kinds].map(([name, kind]) => [name, kind === 'number' ? number : '']);
      return [key, compileWord(language, word)(Object.fromEntries(given))];
    });
  });
}

const faultsIn = (texts: readonly Text[], fault: RegExp): string[] => [
  ...new Set(texts.filter(([, text]) => fault.test(text)).map(([where, text]) => `${where}: ${text}`)),
];

const chineseTexts = [
  ...(await interfaceIn('zh-Hant')),
  ...textsIn(tested['zh-Hant'].cardWords, 'cards'),
  ...textsIn(tested['zh-Hant'].referenceTexts, 'reference').map(
    ([where, text]): Text => [where, text.replace(/\[\[[\w-]+(\||(?=\]))|\]\]/gu, '')],
  ),
];

test('Chinese texts have a space between Chinese and Latin letters or digits', () => {
  expect(faultsIn(chineseTexts, /\p{sc=Han}[A-Za-z0-9]|[A-Za-z0-9%]\p{sc=Han}/u)).toEqual([]);
});

test('Chinese texts use only ……, · and / with spaces', () => {
  expect(faultsIn(chineseTexts, /(?<!…)…(?!…)|・|‧|／|\p{sc=Han}\/|\.\.\./u)).toEqual([]);
});

test('Chinese texts use Chinese punctuation', () => {
  expect(faultsIn(chineseTexts, /\p{sc=Han}[,.;:!?(]|[,;:)]\p{sc=Han}/u)).toEqual([]);
});

test('Chinese texts have one name for the reserve', () => {
  expect(faultsIn(chineseTexts, /[預後]備區/u)).toEqual([]);
});

test('Chinese lines of a whole game use Chinese punctuation, between names and sentences, too', async () => {
  const words = await readWords('zh-Hant');
  const { cardWords } = tested['zh-Hant'];
  const say = ((key: string, given: object = {}) =>
    compileWord('zh-Hant', words[key] ?? key)(given as Record<string, unknown>)) as Say;
  const cardText = (id: string) => cardWords.cards[id] ?? { name: id };
  const speech = speechIn({ say, terms: () => cardWords, cardText });
  const game = playGame({ seed: 'signs', difficulty: 'normal' }, bots.planner);
  const lines = linesOf(momentsOf(eventsOf(game.log), game.pack), speech).flatMap((line) => line ?? []);
  const told = lines.map((line): Text => [line.head, toSentence(line, speech)]);
  expect(told.length).toBeGreaterThan(100);
  expect(faultsIn(told, /\p{sc=Han}[,.;:!?(]|[,;:)]\p{sc=Han}|[，。；：、！？] /u)).toEqual([]);
});

test('no screen joins words with Latin commas or spaces, which Chinese does not use', () => {
  const files = ['src/client', 'src/i18n'].flatMap((room) => filesBelow(room, ['.ts', '.svelte']));
  // Exceptions: announcements for which the later words may not be loaded yet, letters that are spelt, and a name that is read in all languages.
  const exceptions = /\.test\.ts$|\/(announcer|letters)\.svelte$|\/brought\.ts$/;
  const code = files.filter((path) => !exceptions.test(path));
  const fault = /\.join\('[,;:] '\)|\.filter\(Boolean\)\s*\.join\(' '\)|say\([^\n]*\)\}[,:] \$\{/;
  expect(code.filter((path) => fault.test(textOf(path)))).toEqual([]);
});

test('German texts address players as ihr, one person at their own phone as du, and nobody as Sie', async () => {
  const texts = [
    ...(await interfaceIn('de')),
    ...textsIn(tested.de.cardWords, 'cards'),
    ...textsIn(tested.de.referenceTexts, 'reference'),
  ];
  const ownPhone = new Set(Object.keys({ ...seats, ...together, ...sharing }));
  const shared = texts.filter(([where]) => !ownPhone.has(where));
  const oneOnly = /(?<!\p{L})(du|dich|dir|dein(e[nmrs]?)?)(?!\p{L})/iu;
  const polite = /(?<!\p{L})(Ihnen|\p{Ll}+en Sie)(?!\p{L})/u;
  const many =
    /(?<!\p{L})(ihr|euch|eue?r(e[nmrs]?)?)(?!\p{L})|(?<!\p{L})(Gebt|Ladet|Nehmt|Öffnet(?! sich)|Startet|Tippt|Versucht|Wartet|Wählt)(?!\p{L})/u;
  expect(faultsIn(shared, oneOnly)).toEqual([]);
  expect(
    faultsIn(
      texts.filter(([where]) => ownPhone.has(where)),
      many,
    ),
  ).toEqual([]);
  expect(faultsIn(texts, polite)).toEqual([]);
});

test('every language has a line on the page for browsers that are too old', () => {
  const page = textOf('src/client/index.html');
  expect(languages.filter((language) => !page.includes(`<p lang="${language}">`))).toEqual([]);
});

test('the fonts of the app have every letter of every language, except Chinese ones', () => {
  const fonts = textOf('src/client/design/style/fonts.css').split('@font-face').slice(1);
  const ranges = fonts.flatMap((font) => [...font.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]);
  const has = (code: number) =>
    ranges.some(([, from = '', to = from]) => Number.parseInt(from, 16) <= code && code <= Number.parseInt(to, 16));
  const texts = languages.flatMap((language) => textsIn(tested[language], language));
  const missing = texts.flatMap(([where, text]) =>
    Array.from(text)
      .filter((letter) => /\p{L}/u.test(letter) && !/\p{sc=Han}/u.test(letter) && !has(letter.codePointAt(0) ?? 0))
      .map((letter) => `${where}: ${letter}`),
  );
  expect(ranges.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
