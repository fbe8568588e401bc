// UFOs are placed where the cue names them, and come down from orbit; with none left, placing is skipped.

import { continents, spaces } from '../../content/continents.ts';
import { invasionForce } from '../effects/ufos.ts';
import type { UfoPlace } from '../events.ts';
import type { Cue } from '../operation/schedule.ts';
import type { Acts } from './acts.ts';

function moves(from: UfoPlace, left: number, named: NonNullable<Cue['ufos']>, to: readonly (keyof typeof named)[]) {
  let rest = left;
  return to
    .map((space) => {
      const count = Math.min(named[space] ?? 0, rest);
      rest -= count;
      return { count, from, to: space };
    })
    .filter(({ count }) => count > 0);
}

/** From the invasion force to continents and orbit (ACT-UFOS). */
export const ufosDetected: Acts = ({ board }, { ufos = {} }) => {
  const placed = moves('force', invasionForce(board), ufos, spaces);
  return placed.length === 0 ? [] : [{ type: 'ufos-moved', moves: placed }];
};

/** From orbit to continents (ACT-DESCEND). */
export const ufosDescend: Acts = ({ board }, { ufos = {} }) => {
  const landed = moves('orbit', board.ufos.orbit, ufos, continents);
  return landed.length === 0 ? [] : [{ type: 'ufos-moved', moves: landed }];
};
