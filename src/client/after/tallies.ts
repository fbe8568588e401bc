import { continents } from '../../content/continents.ts';
import { damageTrack, type Zone } from '../../content/tracks.ts';
import { type Board, type Entries, type Outcome, type Report, type Tally, tallyOf } from '../../rules/index.ts';
import { keptTally } from '../notes/tally.ts';

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
