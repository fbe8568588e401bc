import type { Draws } from '../../src/rules/index.ts';
import { oneIn, upTo } from '../random/positions.ts';

/** Values that a well-meaning client does not send. */
const hostileValues: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  0.5,
  25,
  1e300,
  -1e300,
  Number.MAX_SAFE_INTEGER,
  '',
  'x'.repeat(2_000),
  '__proto__',
  'constructor',
  '\u2028\u0000\ud800',
  [],
  {},
  [[]],
  Array.from({ length: 300 }, () => 'sniper-1'),
  { length: -1 },
  { toString: 'no' },
];

/** Keys that careless code treats specially. */
const hostileKeys = [
  '__proto__',
  'constructor',
  'toString',
  'length',
  '',
  'id',
  'at',
  'type',
  'hidden',
  'seed',
] as const;

type Holder = unknown[] | Record<string, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Returns all objects and lists in a value, including itself. */
function holders(value: unknown): Holder[] {
  return isHolder(value) ? [value, ...Object.values(value).flatMap(holders)] : [];
}

/** Sets a property like JSON.parse does, so that `__proto__` becomes an ordinary key. */
const set = (to: object, key: string, value: unknown): void => {
  Object.defineProperty(to, key, { value, enumerable: true, configurable: true, writable: true });
};

/** Returns a copy of plain data with one value anywhere in it removed, repeated, changed or added. */
export function spoiled(value: unknown, chance: Draws): unknown {
  const copy = structuredClone(value);
  const all = holders(copy);
  if (all.length === 0) return chance.pick(hostileValues);
  const holder = chance.pick(all);
  const keys = Object.keys(holder);
  const key = keys.length > 0 ? chance.pick(keys) : '0';
  const other = keys.length > 0 ? chance.pick(keys) : '0';
  const inner: Record<string, unknown> = holder as Record<string, unknown>;
  switch (chance.next(5)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      break;
    case 1:
      if (Array.isArray(holder)) holder.splice(Number(other), 0, holder[Number(key)]);
      else set(holder, other, inner[key]);
      break;
    case 2:
      set(holder, Array.isArray(holder) ? key : chance.pick(hostileKeys), chance.pick(hostileValues));
      break;
    case 3: {
      const number = inner[key];
      set(
        holder,
        key,
        typeof number === 'number' ? number + chance.pick([-1, 1, 0.5, 1000, -number]) : chance.pick(hostileValues),
      );
      break;
    }
    default:
      set(holder, key, chance.pick(hostileValues));
  }
  return copy;
}

/** Returns a text with a piece removed, repeated, replaced or inserted. May cut off the rest. */
export function garbled(text: string, chance: Draws): string {
  const from = chance.next(text.length + 1);
  const to = from + upTo(chance, 30);
  const piece = text.slice(from, to);
  const put = chance.pick(['', piece + piece, noise(chance, 6), '"', '{', ']', '\\u0000', '1e999', '\t']);
  return text.slice(0, from) + put + text.slice(oneIn(chance, 4) ? text.length : to);
}

/** Returns up to `most` random UTF-16 code units, including lone surrogates. */
export function noise(chance: Draws, most: number): string {
  const code = (): number => chance.next(chance.pick([0x20, 0x80, 0x800, 0x10000]));
  return Array.from({ length: upTo(chance, most) }, () => String.fromCharCode(code())).join('');
}
