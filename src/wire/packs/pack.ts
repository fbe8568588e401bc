/** A pack of cards as a file: strict, data alone, and hostile until all of it has been checked. */
import * as v from 'valibot';
import type { Cards } from '../../content/cards/cards.ts';
import { type Pack, packOf } from '../../content/cards/pack.ts';
import { type Invasion, standardInvasion } from '../../content/invasion.ts';
import { standardCards } from '../../content/standard/pack.ts';
import { digest } from '../reading/digest.ts';
import { type Fault, faultAt } from '../reading/faults.ts';
import { faultsOf } from '../reading/issues.ts';
import { parseJson } from '../reading/json.ts';
import { hyphened, packCards } from './cards.ts';
import { checksOf } from './checks.ts';
import { packInvasion } from './invasion.ts';
import { type PackWords, packWords } from './words.ts';

/** A pack as a file holds it; `docs/pack.schema.json` is made from this. */
export const packDocument = v.strictObject({
  /** Where an editor finds the schema; nothing else looks at it. */
  $schema: v.exactOptional(v.string()),
  format: v.literal('sitroom-pack'),
  version: v.literal(1),
  name: v.pipe(hyphened, v.notValue('standard', 'expected a name of its own')),
  /** Its cards come to those of the standard set; one with the id of a standard card replaces that. */
  extends: v.exactOptional(v.literal('standard')),
  cards: packCards,
  invasion: v.exactOptional(packInvasion, {}),
  words: packWords,
});

/** A pack that has been read: what a table plays with, and what it brought for that. */
export interface PackRead {
  readonly pack: Pack;
  /** The cards that stand in the file itself. */
  readonly own: Cards;
  readonly extends: boolean;
  readonly words: PackWords;
}

/** Why a pack is not played with. */
export interface PackFaults {
  readonly faults: readonly Fault[];
}

/** The longest file that is looked into, in characters. */
const longest = 2_000_000;
/** Depth and number of the values in a document; a large pack has some ten thousand, none deeper than this. */
const limits = { depth: 20, values: 200_000, faults: 100 } as const;
/** Keys that mean something to the language, and nothing to us. */
const unsound = new Set(['__proto__', 'constructor', 'prototype']);

const one = (...fault: Parameters<typeof faultAt>): PackFaults => ({ faults: [faultAt(...fault)] });

/** Is it worth looking at? Walked without calling itself, so that depth can do no harm. */
function unsoundness(document: unknown): PackFaults | null {
  const open: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value: document, path: [] }];
  for (let values = 1; open.length > 0; values += 1) {
    if (values > limits.values) return one('', 'values', { most: limits.values });
    const next = open.pop();
    if (typeof next?.value !== 'object' || next.value === null) continue;
    const { value, path } = next;
    if (path.length > limits.depth) return one(path.join('.'), 'levels', { most: limits.depth });
    for (const [key, inner] of Object.entries(value)) {
      const here = [...path, key];
      if (unsound.has(key)) return one(here.join('.'), 'unknown');
      open.push({ value: inner, path: here });
    }
  }
  return null;
}

const added = <T extends { readonly id: string }>(to: readonly T[], own: readonly T[]): T[] => [
  ...to.filter(({ id }) => !own.some((card) => card.id === id)),
  ...own,
];

/** The standard set with cards added to it, or put in the place of those with the same id. */
const extended = (own: Cards, standard: Cards = standardCards): Cards => ({
  techs: added(standard.techs, own.techs),
  assets: added(standard.assets, own.assets),
  enemies: added(standard.enemies, own.enemies),
  missions: added(standard.missions, own.missions),
  crises: added(standard.crises, own.crises),
  plans: added(standard.plans, own.plans),
});

/** Understands a pack, or says all that is wrong with it. Nothing of it is ever run (CRD-7). */
export function parsePack(document: unknown): PackRead | PackFaults {
  const hopeless = unsoundness(document);
  if (hopeless) return hopeless;
  const parsed = v.safeParse(packDocument, document);
  if (!parsed.success) return { faults: faultsOf(parsed.issues.slice(0, limits.faults)) };
  const { name, cards: own, words, invasion: tables } = parsed.output;
  const extending = parsed.output.extends !== undefined;
  const all = extending ? extended(own) : own;
  const faults = checksOf({ own, all, words });
  if (faults.length > 0) return { faults: faults.slice(0, limits.faults) };
  const invasion: Invasion = {
    pressure: { ...standardInvasion.pressure, ...tables.pressure },
    mixes: { ...standardInvasion.mixes, ...tables.mixes },
  };
  // What is played with has a fingerprint; what it is called in words may be mended without harm to saved games.
  const hash = digest({ name, extends: extending, cards: own, invasion: tables });
  return { pack: packOf(name, all, { hash, invasion }), own, extends: extending, words };
}

/** Reads a pack from a text, as a file holds it. */
export function readPack(text: string): PackRead | PackFaults {
  if (text.length > longest) return one('', 'characters', { most: longest });
  try {
    return parsePack(parseJson(text));
  } catch (error) {
    if (error instanceof SyntaxError) return one('', 'json', { detail: error.message });
    throw error;
  }
}
