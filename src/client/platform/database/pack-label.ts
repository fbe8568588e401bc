import * as v from 'valibot';
import { languages } from '../../../i18n/index.ts';
import type { PackContents, PackName } from '../../../wire/index.ts';
import { date } from './label.ts';

/** Kinds of cards in a pack, in display order. */
export const packKinds = ['techs', 'assets', 'enemies', 'missions', 'crises', 'plans'] as const;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const shape = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** Time of loading, in ms since 1970. */
  loaded: date,
  extends: v.boolean(),
  cards: v.object(v.entriesFromList(packKinds, count)),
  /** Languages of its words. `whole` means that every card has a name in it. */
  languages: v.array(v.object({ language: v.picklist(languages), whole: v.boolean() })),
});

/** Summary of a loaded pack, readable without opening it. */
export type PackLabel = Readonly<v.InferOutput<typeof shape>>;

/** Returns the label of a pack, as loaded now. */
export function packLabelOf({ name, hash, extends: extending, cards, unnamed }: PackContents): PackLabel {
  const all = packKinds.reduce((sum, kind) => sum + cards[kind], 0);
  const spoken = languages
    .map((language) => ({ language, missing: unnamed[language].length }))
    .filter(({ language, missing }) => language === 'en' || missing < all)
    .map(({ language, missing }) => ({ language, whole: missing === 0 }));
  return { name, hash, loaded: Date.now(), extends: extending, cards, languages: spoken };
}

/** Reads a label from unchecked data. Null if it is invalid. */
export function parsePackLabel(value: unknown): PackLabel | null {
  const parsed = v.safeParse(shape, value);
  return parsed.success ? parsed.output : null;
}

/** Returns whether the pack a game needs is loaded, loaded only in another version, or missing. */
export function packStatus({ name, hash }: PackName, labels: readonly PackLabel[]): 'here' | 'other' | 'missing' {
  if (hash === undefined || labels.some((label) => label.name === name && label.hash === hash)) return 'here';
  return labels.some((label) => label.name === name) ? 'other' : 'missing';
}

/** Returns the version as shown to people: enough of the hash to tell two versions apart. */
export const versionOf = (hash = ''): string => hash.slice(0, 8);
