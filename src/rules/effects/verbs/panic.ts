// Verbs that raise and lower panic. Only a mission lowers the panic of a fallen continent.

import type { Continent } from '../../../content/continents.ts';
import { cardOf } from '../../state/cause.ts';
import { movedSpace } from '../../state/panic.ts';
import type { Playing } from '../../state/state.ts';
import { resolveTarget } from './aim.ts';
import { type Context, facts, type Plan, type VerbRule } from './verb.ts';

const panicPlan = ({ board }: Playing, continents: readonly Continent[], by: number, { at, why }: Context): Plan =>
  facts(
    ...continents.map((continent) => {
      const panic = movedSpace(board.panic[continent], by);
      return { type: 'panic-changed', at, why, continent, by: panic - board.panic[continent], panic } as const;
    }),
  );

/** Raises panic by spaces, at most to orange. */
export const raisePanic: VerbRule<'raise-panic'> = (playing, verb, context) => {
  const target = resolveTarget(playing, verb, context, () => true);
  return 'ask' in target ? target : panicPlan(playing, target.are, verb.by, context);
};

/** Whether the effect comes from a mission; only those lower the panic of a fallen continent (TAB-3). */
const isFromMission = ({ pack }: Playing, { why }: Context): boolean => pack.mission.has(cardOf(why) ?? '');

/** Lowers panic by spaces, at most to 0. */
export const lowerPanic: VerbRule<'lower-panic'> = (playing, verb, context) => {
  const fallenToo = isFromMission(playing, context);
  const target = resolveTarget(playing, verb, context, (one) => playing.board.panic[one] > 0, { fallenToo });
  return 'ask' in target ? target : panicPlan(playing, target.are, -verb.by, context);
};
