// Ready marks: seats that are ready for the next round or game, which begins once all are (ONL-21).

import * as v from 'valibot';
import type { PublicState } from '../../../rules/index.ts';

/** Seats that are ready for one stage. They are stored, but not as rows, because they change nothing of the game. */
export interface ReadyMarks {
  /** Names what they are ready for, as `stageOf` does. */
  readonly stage: string;
  /** Seats whose people are ready, in the order in which they said so. */
  readonly seats: readonly string[];
  /** Seed that the last of them wished for a rematch. Null repeats the game. */
  readonly seed: string | null;
}

/** Nobody is ready for anything. */
export const noMarks: ReadyMarks = { stage: '', seats: [], seed: null };

const stored = v.object({ stage: v.string(), seats: v.array(v.string()), seed: v.nullable(v.string()) });

/** Reads stored marks. Nobody is ready if there are none, or they cannot be read. */
export function readMarks(text: string | undefined): ReadyMarks {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), stored), text);
  return read.success ? read.output : noMarks;
}

/** Returns the name of the round or game that waits to begin. Null if none does. `games` counts the table's games. */
export function stageOf({ phase, outcome, round }: Pick<PublicState, 'phase' | 'outcome' | 'round'>, games: number) {
  if (outcome !== null) return `game ${games + 1}`;
  return phase === 'setup' ? `game ${games}, round ${round}` : null;
}

/** Returns the marks after somebody has said that they are ready, or no longer, for a stage. */
export function withMark(
  marks: ReadyMarks,
  stage: string,
  { seat, ready, seed = null }: { readonly seat: string; readonly ready: boolean; readonly seed?: string | null },
): ReadyMarks {
  const others = marks.stage === stage ? marks.seats.filter((one) => one !== seat) : [];
  return { stage, seats: ready ? [...others, seat] : others, seed };
}

/** Returns the seats that are ready for a stage. */
export const readyFor = ({ stage, seats }: ReadyMarks, wanted: string | null): readonly string[] =>
  stage === wanted ? seats : [];
