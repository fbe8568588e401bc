import * as v from 'valibot';
import type { Tally } from '../../rules/index.ts';

const keyOf = (game: string) => `sitroom/tally/${game}`;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const shape = v.partial(
  v.object({
    ufosOnBoard: count,
    soldiersInPool: count,
    interceptorsInPool: count,
    redContinents: count,
    baseDamage: count,
    fallenContinents: count,
  }),
);

/** What the table has counted for a finished game; empty if it has counted nothing yet. */
export function keptTally(game: string): Partial<Tally> {
  try {
    const kept = v.safeParse(shape, JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}'));
    return kept.success ? (kept.output as Partial<Tally>) : {};
  } catch {
    return {};
  }
}

/** Keeps what was counted, where that is possible. */
export function keepTally(game: string, tally: Omit<Tally, 'won'>): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(tally));
  } catch {
    // It stands on the page until that is closed.
  }
}
