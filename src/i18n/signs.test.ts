import { expect, test } from 'vitest';
import { argumentsOf, compileWord, readWords } from '../../build/words.ts';
import { cardWords as german } from './de/cards/index.ts';
import { referenceTexts as germanReference } from './de/reference/index.ts';
import { cardWords as chinese } from './zh-Hant/cards/index.ts';
import { referenceTexts as chineseReference } from './zh-Hant/reference/index.ts';

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
  ...textsIn(chinese, 'cards'),
  ...textsIn(chineseReference, 'reference').map(
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

test('German texts address players as ihr, never as du or Sie', async () => {
  const texts = [...(await interfaceIn('de')), ...textsIn(german, 'cards'), ...textsIn(germanReference, 'reference')];
  const oneOnly = /(?<!\p{L})(du|dich|dir|dein(e[nmrs]?)?)(?!\p{L})/iu;
  const polite = /(?<!\p{L})(Ihnen|\p{Ll}+en Sie)(?!\p{L})/u;
  expect(faultsIn(texts, oneOnly)).toEqual([]);
  expect(faultsIn(texts, polite)).toEqual([]);
});
