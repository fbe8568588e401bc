// Plays on from a moment of a game: a new game with the same past, cards and dice, which counts in no record.

import { foldEvents, settle } from '../rules/index.ts';
import type { Game } from './game.ts';
import { eventsOf, type Log } from './rows.ts';

/** Whether a game was played on from a moment of another. */
export const isPractice = ([first]: Log): boolean => first?.row === 'set-up' && first.wishes.practice === true;

/** Returns a game that begins as this one, up to row `n` of its log. Null if there is no such row, or its setup is not known. */
export function playOn({ log, pack }: Game, n: number): Game | null {
  const [first, ...rows] = log.slice(0, n);
  if (first?.row !== 'set-up' || n > log.length) return null;
  const past: Log = [{ ...first, wishes: { ...first.wishes, practice: true } }, ...rows];
  const { open, hidden } = foldEvents(eventsOf(past));
  return { log: past, state: { open: settle(open, past.at(-1)?.at ?? 0), hidden }, pack };
}
