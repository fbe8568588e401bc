// Counts the board for the score of a finished game (END-2).

import { continents, spaces } from '../../content/continents.ts';
import { isSoldier } from '../../content/units.ts';
import type { Board } from '../state/board.ts';
import { zoneAt } from '../state/panic.ts';
import { countAt } from '../state/units.ts';
import type { Stats } from './score.ts';

/** Counts the board. `won` is passed on. */
export function statsOf(board: Board, won: boolean): Stats {
  const zones = continents.map((continent) => zoneAt(board, continent));
  return {
    won,
    ufosOnBoard: spaces.reduce((sum, space) => sum + board.ufos[space], 0),
    soldiersInPool: board.units.filter(({ at, kind }) => at === 'pool' && isSoldier(kind)).length,
    interceptorsInPool: countAt(board, 'pool', 'interceptor'),
    redContinents: zones.filter((zone) => zone === 'red').length,
    baseDamage: board.damage,
    fallenContinents: zones.filter((zone) => zone === 'orange').length,
  };
}
