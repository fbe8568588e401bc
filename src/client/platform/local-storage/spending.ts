import * as v from 'valibot';
import { mostCountedCredits } from '../../../wire/index.ts';
import { readJson } from './local-texts.ts';
import { loadEntry, saveEntry } from './per-game-entries.ts';

const credits = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostCountedCredits));

const shape = v.object({
  round: v.number(),
  spent: credits,
  /** Credits that Emergency Funding has added. */
  added: v.optional(credits, 0),
});

/** Credits of a round, as the Commander counts them. */
export type Spending = Readonly<v.InferOutput<typeof shape>>;

/** Reads the credits counted in a round from JSON. None if the text is invalid, or of another round. */
export function parseSpending(text: string | null, round: number): Spending {
  const counted = readJson(shape, text);
  return counted?.round === round ? counted : { round, spent: 0, added: 0 };
}

/** Returns the credits that the Commander has counted in a round with the box. */
export const loadSpending = (id: string, round: number): Spending => parseSpending(loadEntry('spending', id), round);

/** Stores the credits counted in a round. Replaces those of the previous round. */
export const saveSpending = (id: string, spending: Spending): void => saveEntry('spending', id, spending);
