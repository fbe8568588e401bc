// On each continent a success destroys a UFO. After all of them, each UFO left raises panic (RES-6).

import { type Continent, continents } from '../../../content/continents.ts';
import type { Playing } from '../../state/state.ts';
import { continentPlaces, readyAt } from '../../state/units.ts';
import type { StepRule } from './step.ts';

/** Returns the continents that can still be defended in this step. */
const defensible = ({ board }: Playing): Continent[] =>
  continents.filter((continent) => {
    const place = continentPlaces[continent];
    return !board.taken.includes(place) && board.ufos[continent] > 0 && readyAt(board, place) > 0;
  });

/** The global defence step (RES-6). */
export const globalDefense: StepRule = {
  waits: (playing) => defensible(playing).length > 0,
  takes: (playing) => defensible(playing).map((continent) => ({ continent })),
  closes: () => continents.map((on) => ({ next: 'raise-for-land', on }) as const),
};
