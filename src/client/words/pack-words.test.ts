import { expect, test } from 'vitest';
import type { PackWords } from '../../wire/index.ts';
import { cardInPack, planInPack } from './pack-words.ts';

const words: PackWords = {
  en: { cards: { a: { name: 'A', text: 'Does a.' }, b: { name: 'B' } }, plans: {} },
  de: {
    cards: { a: { name: 'Ah', text: 'Tut a.' } },
    plans: { onslaught: { text: 'Etwas.', parts: [null, null, null] } },
  },
};

test('a card of a pack is said in the language at hand', () => {
  expect(cardInPack(words, 'a', 'de')).toEqual({ name: 'Ah', text: 'Tut a.' });
  expect(cardInPack(words, 'a', 'en')).toEqual({ name: 'A', text: 'Does a.' });
});

test('where the pack does not speak it, in English, and marked as such', () => {
  expect(cardInPack(words, 'a', 'ru')).toEqual({ name: 'A', text: 'Does a.', lang: 'en' });
  expect(cardInPack(words, 'b', 'de')).toEqual({ name: 'B', lang: 'en' });
});

test('where it speaks neither, in any language it has', () => {
  expect(planInPack(words, 'onslaught', 'zh-Hant')).toMatchObject({ text: 'Etwas.', lang: 'de' });
});

test('what is none of its own is left to the standard set', () => {
  expect(cardInPack(words, 'c', 'en')).toBe(null);
  expect(cardInPack(words, 'toString', 'en')).toBe(null);
  expect(planInPack(words, 'domination', 'en')).toBe(null);
});
