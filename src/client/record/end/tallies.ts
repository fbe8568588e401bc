import { continents } from '../../../content/continents.ts';
import { damageTrack, type Zone } from '../../../content/tracks.ts';
import {
  type Board,
  type Entries,
  type Outcome,
  type Report,
  type Stats,
  statsOf,
  type UfoCounts,
} from '../../../rules/index.ts';
import { loadStats } from '../../platform/local-storage/stats.ts';

/** The parts of a finished game that its score needs. */
export interface Ended {
  readonly outcome: Outcome;
  readonly reports: readonly Report[];
  readonly entries: Entries;
  /** Id of the game on this device. */
  readonly name: string;
  /** UFOs that a table with the box has counted in the last round; null if it has not. */
  readonly ufos: UfoCounts | null;
  /** Board of a virtual game, on which everything is counted; null in companion mode. */
  readonly board: Board | null;
}

/** Returns the counts of the score: from the board, or else from the reports and what players have counted. */
export function countedAt({ outcome, reports, entries, name, ufos, board }: Ended): Stats {
  const { won, why } = outcome;
  if (board) return statsOf(board, won);
  const panic = entries.panic ?? reports.at(-1)?.panic;
  const zone = (of: Zone) => (panic ? continents.filter((continent) => panic[continent] === of).length : 0);
  return {
    ufosOnBoard: ufos
      ? Object.values({ ...ufos, orbit: entries.orbitUfos ?? ufos.orbit }).reduce((a, b) => a + b)
      : (entries.orbitUfos ?? 0),
    soldiersInPool: 0,
    interceptorsInPool: 0,
    redContinents: zone('red'),
    baseDamage: why === 'base-destroyed' ? damageTrack.length - 1 : 0,
    fallenContinents: zone('orange'),
    ...loadStats(name),
    won,
  };
}
