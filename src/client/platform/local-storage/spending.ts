import * as v from 'valibot';
import { readJson } from './local-texts.ts';
import { loadEntry, saveEntry } from './per-game-entries.ts';

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
export const loadSpending = (id: string, round: number): number => parseSpending(loadEntry('spending', id), round);

/** Stores the credits counted as spent. Replaces those of the previous round. */
export const saveSpending = (id: string, round: number, spent: number): void =>
  saveEntry('spending', id, { round, spent });
