import * as v from 'valibot';
import { continents } from '../../content/continents.ts';
import { damageTrack, type Zone } from '../../content/tracks.ts';
import { type Board, type Entries, type Outcome, type Report, type Tally, tallyOf } from '../../rules/index.ts';

/** A finished game, as far as its score asks for it. */
export interface Ended {
  readonly outcome: Outcome;
  readonly reports: readonly Report[];
  readonly entries: Entries;
  /** The game's name on this device. */
  readonly name: string;
  /** The board of a game on the screen: everything is counted on it. */
  readonly board: Board | null;
}

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

/** What counts for the score: read off the board, or what the app knows and the table has counted. */
export function countedAt({ outcome, reports, entries, name, board }: Ended): Tally {
  const { won, why } = outcome;
  if (board) return tallyOf(board, won);
  const panic = entries.panic ?? reports.at(-1)?.panic;
  const zone = (of: Zone) => (panic ? continents.filter((continent) => panic[continent] === of).length : 0);
  return {
    ufosOnBoard: entries.orbitUfos ?? 0,
    soldiersInPool: 0,
    interceptorsInPool: 0,
    redContinents: zone('red'),
    baseDamage: why === 'base-destroyed' ? damageTrack.length - 1 : 0,
    fallenContinents: zone('orange'),
    ...keptTally(name),
    won,
  };
}

/** Keeps what was counted, where that is possible. */
export function keepTally(game: string, tally: Omit<Tally, 'won'>): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(tally));
  } catch {
    // It stands on the page until that is closed.
  }
}
