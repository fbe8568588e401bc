import type { Cards, Icon, Part } from '../../src/content/cards/cards.ts';
import { standardInvasion } from '../../src/content/invasion.ts';
import { standardCards } from '../../src/content/standard/pack.ts';
import type { PackRead, ValidationError } from '../../src/wire/index.ts';
import { parsePack } from '../../src/wire/packs/pack.ts';
import { textOf } from './sources.ts';

/** Returns the document of the example pack. */
export const nightShift = (): unknown => JSON.parse(textOf('examples/night-shift.json'));

/** Parses a valid pack document. Throws if it has faults. */
export function packOf(document: unknown): PackRead {
  const read = parsePack(document);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read;
}

/** Returns the faults of a pack document, each with its path. */
export function faultsIn(document: unknown): readonly ValidationError[] {
  const read = parsePack(document);
  return 'faults' in read ? read.faults : [];
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Returns a copy with another value at a path, such as `cards.techs.0.cost`. Undefined removes the value. */
export function changed(document: unknown, path: string, value: unknown): unknown {
  const [key = '', ...rest] = path.split('.');
  const change = (inner: unknown): unknown => (rest.length === 0 ? value : changed(inner, rest.join('.'), value));
  if (isList(document)) {
    const list = [...document];
    list[Number(key)] = change(list[Number(key)]);
    return list.filter((item) => item !== undefined);
  }
  const object = { ...(document as Record<string, unknown>) };
  const next = change(object[key]);
  const { [key]: _, ...others } = object;
  return next === undefined ? others : { ...object, [key]: next };
}

/** Returns every path in a document, in the form that `changed` takes. */
export const pathsIn = (document: unknown): string[] =>
  typeof document !== 'object' || document === null
    ? []
    : Object.entries(document).flatMap(([key, inner]) => [key, ...pathsIn(inner).map((path) => `${key}.${path}`)]);

const starred = (icons: readonly Icon[]): string[] =>
  icons.map(({ skill, special }) => (special ? `${skill}*` : skill));
const part = (one: Part) => ('enemy' in one ? one : { ...one, icons: starred(one.icons) });

/** Converts cards to the form they have in a pack file. */
const toDocument = ({ techs, assets, enemies, missions, crises, plans }: Cards) => ({
  techs,
  assets,
  enemies: enemies.map((enemy) => ({ ...enemy, icons: starred(enemy.icons) })),
  missions: missions.map((mission) => ({ ...mission, parts: mission.parts.map(part) })),
  crises,
  plans: plans.map((plan) => ({ ...plan, parts: plan.parts.map(part) })),
});

/** Returns the whole standard set as a pack document with another name and placeholder texts. */
export function standardAsPack(): unknown {
  const { plans, ...cards } = standardCards;
  const ids = Object.values(cards).flatMap((list) => list.map(({ id }) => id));
  const words = {
    cards: Object.fromEntries(ids.map((id) => [id, { name: 'A card', text: 'It does something.' }])),
    plans: Object.fromEntries(
      plans.map(({ id, parts }) => [
        id,
        { text: 'Something.', parts: parts.map((one) => ('rule' in one ? 'Hard.' : null)) },
      ]),
    ),
  };
  return JSON.parse(
    JSON.stringify({
      format: 'sitroom-pack',
      version: 1,
      name: 'twin',
      cards: toDocument(standardCards),
      invasion: standardInvasion,
      words: { en: words },
    }),
  );
}
