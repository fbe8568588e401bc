/** What a pack's cards are called and say, in each of the languages it speaks. */
import * as v from 'valibot';
import { plans } from '../../content/plans.ts';
import { canBeSeen, charactersAtMost } from '../shapes/texts.ts';
import { id } from './cards.ts';

/** The languages words may be in; English must be. */
export const packLanguages = ['en', 'de', 'ru', 'zh-Hant'] as const;

/** A text that is read in one breath: plain, on one line. */
const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.minLength(1, 'expected a text'),
    charactersAtMost(longest),
    v.check((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), 'expected a text on one line'),
    v.check(
      (text) => !/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(text),
      'expected letters that turn nothing around',
    ),
    v.check((text) => text === '' || canBeSeen(text), 'expected a text that can be seen'),
  );

/** What cards and plans are called and say, in texts that are no longer than so many characters. */
const words = (longest: number) => {
  const text = line(longest);
  const card = v.strictObject({
    name: line(30),
    text: v.exactOptional(text),
    ways: v.exactOptional(v.pipe(v.array(text), v.minLength(2), v.maxLength(6))),
  });
  const part = v.nullable(text);
  const plan = v.strictObject({ text, parts: v.strictTuple([part, part, part]) });
  return {
    card,
    plan,
    all: v.strictObject({
      cards: v.exactOptional(v.record(id, card), {}),
      plans: v.exactOptional(v.strictObject(v.entriesFromList(plans, v.exactOptional(plan))), {}),
    }),
  };
};

/** English is read in one breath; other languages need more letters for the same. */
export const english = words(140);
export const translated = words(200);

const elsewhere = v.exactOptional(translated.all);
export const packWords = v.strictObject({ en: english.all, de: elsewhere, ru: elsewhere, 'zh-Hant': elsewhere });

/** The words of one language: of cards by their ids, and of plans. */
export type WordsOfPack = v.InferOutput<typeof english.all>;
/** The words of all languages a pack speaks. */
export type PackWords = v.InferOutput<typeof packWords>;
