// A shared operation (DAY-4): twelve letters if they can hold it, or else a longer code.

import * as v from 'valibot';
import { packed, unpacked } from '../saves/packed.ts';
import { condition } from '../schemas/condition.ts';
import { count, gameOptionsShape, mode } from '../schemas/schemas.ts';
import { lettersIn } from './letters.ts';
import type { SharedOperation } from './shared.ts';
import { lettersOf, readLetters } from './spoken.ts';

/** Longest code, in characters. */
const longest = 4_000;
/** Longest operation in a code, in bytes. */
const mostBytes = 10_000;
const short = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

const { timers: _, ...settings } = gameOptionsShape;
// A condition of a day comes with that day only, so that no other game counts for it.
const { day: __, ...numbers } = condition.entries;

const shape = v.strictObject({
  edition: count,
  wishes: v.strictObject({
    ...settings,
    seed: v.pipe(v.string(), v.maxLength(100)),
    mode,
    condition: v.exactOptional(v.strictObject(numbers)),
    dice: v.exactOptional(v.picklist(['app', 'table'])),
  }),
  pack: v.exactOptional(v.strictObject({ name: short, hash: short })),
});

const longCode = (operation: SharedOperation): string =>
  packed(JSON.stringify(operation)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

function readLongCode(code: string): SharedOperation | null {
  if (code.length > longest || !/^[\w-]+$/.test(code)) return null;
  const text = unpacked(code.replaceAll('-', '+').replaceAll('_', '/'), mostBytes);
  if (typeof text !== 'string') return null;
  try {
    const parsed = v.safeParse(shape, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Returns the code of an operation for an address: its letters in groups of four, or else a long one. */
export const operationCode = (operation: SharedOperation): string =>
  lettersOf(operation)?.replace(/(.{4})(?=.)/g, '$1-') ?? longCode(operation);

/**
 * Reads a code, or letters as people type them, for the edition that is running here. `letters`: it looks like twelve
 * letters, but they are invalid.
 */
export function readOperation(code: string, own: number): SharedOperation | 'letters' | null {
  const letters = lettersIn(code, 12);
  if (letters !== null) return readLetters(letters, own) ?? 'letters';
  return readLongCode(code);
}
