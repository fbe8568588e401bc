/** Reads packs of cards from files. A pack is plain data, and untrusted until it has passed all checks. */
import * as v from 'valibot';
import type { Cards } from '../../content/cards/cards.ts';
import { type Pack, packOf } from '../../content/cards/pack.ts';
import { type Invasion, standardInvasion } from '../../content/invasion.ts';
import { standardCards } from '../../content/standard/pack.ts';
import { digest } from '../reading/digest.ts';
import { faultsOf } from '../reading/faults.ts';
import { parseJson } from '../reading/json.ts';
import { faultAt, type ValidationError } from '../reading/validation-error.ts';
import { kebabCase, packCards } from './cards.ts';
import { checksOf } from './checks.ts';
import { packInvasion } from './invasion.ts';
import { type PackWords, packWords } from './words.ts';

/** Schema of a pack file. `docs/pack.schema.json` is generated from it. */
export const packDocument = v.strictObject({
  /** Location of the JSON Schema, for editors only. */
  $schema: v.exactOptional(v.string()),
  format: v.literal('sitroom-pack'),
  version: v.literal(1),
  name: v.pipe(kebabCase, v.notValue('standard', 'expected another name: the standard cards have this one')),
  /** Adds the cards to the standard set. A card with the id of a standard card replaces it. */
  extends: v.exactOptional(v.literal('standard')),
  cards: packCards,
  invasion: v.exactOptional(packInvasion, {}),
  words: packWords,
});

/** A valid pack, and the parts of its file. */
export interface PackRead {
  readonly pack: Pack;
  /** Cards in the file, without those of the set it extends. */
  readonly own: Cards;
  readonly extends: boolean;
  readonly words: PackWords;
}

/** Faults that make a pack unusable. At most 100. */
export interface PackFaults {
  readonly faults: readonly ValidationError[];
}

/** Longest file that is parsed, in characters. */
const longest = 2_000_000;
/** Limits on a document: depth and number of values, and reported faults. A large pack has some ten thousand values. */
const limits = { depth: 20, values: 200_000, faults: 100 } as const;
/** Keys that JavaScript objects inherit. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

const singleFault = (...fault: Parameters<typeof faultAt>): PackFaults => ({ faults: [faultAt(...fault)] });

/** Checks the limits and keys of a document. Iterative, so that deep nesting cannot overflow the stack. */
function limitFaults(document: unknown): PackFaults | null {
  const open: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value: document, path: [] }];
  for (let values = 1; open.length > 0; values += 1) {
    if (values > limits.values) return singleFault('', 'values', { most: limits.values });
    const next = open.pop();
    if (typeof next?.value !== 'object' || next.value === null) continue;
    const { value, path } = next;
    if (path.length > limits.depth) return singleFault(path.join('.'), 'levels', { most: limits.depth });
    for (const [key, inner] of Object.entries(value)) {
      const here = [...path, key];
      if (forbiddenKeys.has(key)) return singleFault(here.join('.'), 'unknown');
      open.push({ value: inner, path: here });
    }
  }
  return null;
}

const merged = <T extends { readonly id: string }>(to: readonly T[], own: readonly T[]): T[] => [
  ...to.filter(({ id }) => !own.some((card) => card.id === id)),
  ...own,
];

/** Adds cards to the standard set. Cards with the same id are replaced. */
const extended = (own: Cards, standard: Cards = standardCards): Cards => ({
  techs: merged(standard.techs, own.techs),
  assets: merged(standard.assets, own.assets),
  enemies: merged(standard.enemies, own.enemies),
  missions: merged(standard.missions, own.missions),
  crises: merged(standard.crises, own.crises),
  plans: merged(standard.plans, own.plans),
});

/** Parses and checks a pack. Returns the pack or its faults. Nothing in it is executed (CRD-7). */
export function parsePack(document: unknown): PackRead | PackFaults {
  const exceeded = limitFaults(document);
  if (exceeded) return exceeded;
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
  // The words are not part of the hash, so correcting them does not invalidate saved games.
  const hash = digest({ name, extends: extending, cards: own, invasion: tables });
  return { pack: packOf(name, all, { hash, invasion }), own, extends: extending, words };
}

/** Reads a pack from the text of a file. */
export function readPack(text: string): PackRead | PackFaults {
  if (text.length > longest) return singleFault('', 'characters', { most: longest });
  try {
    return parsePack(parseJson(text));
  } catch (error) {
    if (error instanceof SyntaxError) return singleFault('', 'json', { detail: error.message.replaceAll(/\s+/g, ' ') });
    throw error;
  }
}
