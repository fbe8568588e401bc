import * as v from 'valibot';
import { languages } from '../../i18n/index.ts';
import type { PackContents, PackName } from '../../wire/index.ts';
import { date } from './label.ts';

/** The kinds of cards a pack may hold, in the order they are told in. */
export const packKinds = ['techs', 'assets', 'enemies', 'missions', 'crises', 'plans'] as const;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const shape = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** When it was loaded, in ms since 1970. */
  loaded: date,
  extends: v.boolean(),
  cards: v.object(v.entriesFromList(packKinds, count)),
  /** The languages its words speak, and whether they name every card of it. */
  languages: v.array(v.object({ language: v.picklist(languages), whole: v.boolean() })),
});

/** What is told of a loaded pack without opening it. */
export type PackLabel = Readonly<v.InferOutput<typeof shape>>;

/** The label of a pack that is loaded now. */
export function packLabelOf({ name, hash, extends: extending, cards, unnamed }: PackContents): PackLabel {
  const all = packKinds.reduce((sum, kind) => sum + cards[kind], 0);
  const spoken = languages
    .map((language) => ({ language, missing: unnamed[language].length }))
    .filter(({ language, missing }) => language === 'en' || missing < all)
    .map(({ language, missing }) => ({ language, whole: missing === 0 }));
  return { name, hash, loaded: Date.now(), extends: extending, cards, languages: spoken };
}

/** A label as the shelf has it; null if it says nothing that can be shown. */
export function parsePackLabel(value: unknown): PackLabel | null {
  const parsed = v.safeParse(shape, value);
  return parsed.success ? parsed.output : null;
}

/** Where the pack stands that a game needs: here, here in another version only, or missing. */
export function standing({ name, hash }: PackName, labels: readonly PackLabel[]): 'here' | 'other' | 'missing' {
  if (hash === undefined || labels.some((label) => label.name === name && label.hash === hash)) return 'here';
  return labels.some((label) => label.name === name) ? 'other' : 'missing';
}

/** A version as people read it: enough of the fingerprint to tell two apart. */
export const versionOf = (hash = ''): string => hash.slice(0, 8);
