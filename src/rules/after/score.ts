// Scores a game: 100 for a win, less for everything the aliens have done.

import { score as worth } from '../../content/score.ts';

/** Counts taken from the board at the end of a game. */
export interface Stats {
  readonly won: boolean;
  readonly ufosOnBoard: number;
  readonly soldiersInPool: number;
  readonly interceptorsInPool: number;
  readonly redContinents: number;
  readonly baseDamage: number;
  readonly fallenContinents: number;
}

/** Returns the points of a finished game (END-2). */
export const scoreOf = (tally: Stats): number =>
  (tally.won ? worth.won : 0) +
  tally.ufosOnBoard * worth.ufoOnBoard +
  tally.soldiersInPool * worth.soldierInPool +
  tally.interceptorsInPool * worth.interceptorInPool +
  tally.redContinents * worth.redContinent +
  tally.baseDamage * worth.baseDamage +
  tally.fallenContinents * worth.fallenContinent;
