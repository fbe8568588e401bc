import { expect, test } from 'vitest';
import type { PackWords } from '../../../wire/index.ts';
import { cardInPack, planInPack } from './pack-words.ts';

const words: PackWords = {
  en: { cards: { a: { name: 'A', text: 'Does a.' }, b: { name: 'B' } }, plans: {} },
  de: {
    cards: { a: { name: 'Ah', text: 'Tut a.' } },
    plans: { onslaught: { text: 'Etwas.', parts: [null, null, null] } },
  },
};

test('a pack card has the words of the requested language', () => {
  expect(cardInPack(words, 'a', 'de')).toEqual({ name: 'Ah', text: 'Tut a.' });
  expect(cardInPack(words, 'a', 'en')).toEqual({ name: 'A', text: 'Does a.' });
});

test('a missing translation falls back to English and is marked so', () => {
  expect(cardInPack(words, 'a', 'ru')).toEqual({ name: 'A', text: 'Does a.', lang: 'en' });
  expect(cardInPack(words, 'b', 'de')).toEqual({ name: 'B', lang: 'en' });
});

test('without English, any available language is used', () => {
  expect(planInPack(words, 'onslaught', 'zh-Hant')).toMatchObject({ text: 'Etwas.', lang: 'de' });
});

test('cards and plans that are not in the pack give null', () => {
  expect(cardInPack(words, 'c', 'en')).toBe(null);
  expect(cardInPack(words, 'toString', 'en')).toBe(null);
  expect(planInPack(words, 'domination', 'en')).toBe(null);
});
