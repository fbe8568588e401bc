// Result of a day, for the calendar and the text to share. It contains no spoilers (DAY-3).

import { type Zone, zones } from '../content/tracks.ts';
import { type PublicState, scoreOf, statsOf, zonesOf } from '../rules/index.ts';

/** The result of a finished game. */
export interface DayResult {
  readonly won: boolean;
  readonly score: number;
  /** The worst panic of each round. */
  readonly rounds: readonly Zone[];
}

/** Marks of a text: they differ in shape and colour. */
const marks: Readonly<Record<Zone, string>> = { yellow: '🟨', red: '🔴', orange: '🔶' };

/** Returns the marks of the rounds, in order. */
export const marksOf = ({ rounds }: Pick<DayResult, 'rounds'>): string => rounds.map((zone) => marks[zone]).join('');

const worst = (some: readonly Zone[]): Zone => zones.findLast((zone) => some.includes(zone)) ?? 'yellow';

/** Returns the result of a finished game with a board; null if it is not over. */
export function resultOf({ outcome, board, reports, round }: PublicState): DayResult | null {
  if (outcome === null || board === null) return null;
  const now = worst(Object.values(zonesOf(board.panic)));
  const before = reports.slice(0, round - 1).map(({ panic }) => worst(Object.values(panic)));
  return { won: outcome.won, score: scoreOf(statsOf(board, outcome.won)), rounds: [...before, now] };
}
