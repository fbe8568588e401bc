/** Schemas of the words of a pack: names and texts of its cards, by language. */
import * as v from 'valibot';
import { translations } from '../../content/languages.ts';
import { plans } from '../../content/plans.ts';
import { canBeSeen, charactersAtMost } from '../schemas/texts.ts';
import { id } from './cards.ts';

/** A visible text on one line, without control or bidirectional formatting characters. */
const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.minLength(1, 'expected a text'),
    charactersAtMost(longest),
    v.check((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), 'expected a text on one line'),
    v.check(
      (text) => !/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(text),
      'expected a text without characters that change its direction',
    ),
    v.check((text) => text === '' || canBeSeen(text), 'expected a text with visible letters'),
  );

/** Schemas of the words of one language, with texts of up to `longest` characters. */
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

/** Words in English. */
export const english = words(140);
/** Words in other languages, which need more characters for the same text. */
export const translated = words(200);

const translation = v.exactOptional(translated.all);
/** The words of a pack in all its languages. English is required. */
export const packWords = v.strictObject({ en: english.all, ...v.entriesFromList(translations, translation) });

/** Words of one language: of cards by id, and of plans. */
export type WordsOfPack = v.InferOutput<typeof english.all>;
/** Words of a pack in all its languages. */
export type PackWords = v.InferOutput<typeof packWords>;
