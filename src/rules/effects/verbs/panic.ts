// Panic rises and falls by spaces; on orange it stays, but for what a mission does.

import type { Continent } from '../../../content/continents.ts';
import { moved } from '../../state/panic.ts';
import type { Playing } from '../../state/state.ts';
import { aimed } from './aim.ts';
import { type Doing, facts, type Plan, type VerbRule } from './verb.ts';

const changed = ({ board }: Playing, continents: readonly Continent[], by: number, { at, why }: Doing): Plan =>
  facts(
    ...continents.map((continent) => {
      const panic = moved(board.panic[continent], by);
      return { type: 'panic-changed', at, why, continent, by: panic - board.panic[continent], panic } as const;
    }),
  );

export const raisePanic: VerbRule<'raise-panic'> = (playing, verb, doing) => {
  const target = aimed(playing, verb, doing, () => true);
  return 'ask' in target ? target : changed(playing, target.are, verb.by, doing);
};

/** Only a mission lowers the panic of a fallen continent (TAB-3). */
const fromMission = ({ pack }: Playing, { why }: Doing): boolean => pack.mission.has(why);

export const lowerPanic: VerbRule<'lower-panic'> = (playing, verb, doing) => {
  const fallenToo = fromMission(playing, doing);
  const target = aimed(playing, verb, doing, (one) => playing.board.panic[one] > 0, { fallenToo });
  return 'ask' in target ? target : changed(playing, target.are, -verb.by, doing);
};
