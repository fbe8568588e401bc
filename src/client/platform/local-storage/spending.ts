import * as v from 'valibot';
import { keepOf, keptOf } from './belongings.ts';
import { readJson } from './local-texts.ts';

/** Most credits that can be counted: more than a round ever has. */
export const mostSpent = 60;

const shape = v.object({
  round: v.number(),
  spent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostSpent)),
});

/** Reads the credits counted as spent in a round from JSON. None if the text is invalid, or of another round. */
export function parseSpending(text: string | null, round: number): number {
  const counted = readJson(shape, text);
  return counted?.round === round ? counted.spent : 0;
}

/** Returns the credits that the Commander has counted as spent in a round with the box. */
export const keptSpending = (id: string, round: number): number => parseSpending(keptOf('spending', id), round);

/** Stores the credits counted as spent. Replaces those of the previous round. */
export const keepSpending = (id: string, round: number, spent: number): void =>
  keepOf('spending', id, { round, spent });
