// Verbs that place, move and destroy UFOs. Placed UFOs come from the invasion force, and destroyed ones return to it.

import type { Aimed } from '../../../content/cards/effects.ts';
import { components } from '../../../content/components.ts';
import { type Continent, type Space, spaces } from '../../../content/continents.ts';
import type { Board } from '../../state/board.ts';
import type { UfoPlace } from '../../state/events.ts';
import type { Playing } from '../../state/state.ts';
import { resolveTarget } from './aim.ts';
import { type Ask, answer, type Context, facts, nothing, type Plan, type VerbRule } from './verb.ts';

/** Number of UFOs that are not on the board (TAB-8). */
export const invasionForce = ({ ufos }: Board): number =>
  components.ufos - spaces.reduce((sum, space) => sum + ufos[space], 0);

const moveBetween = (from: UfoPlace, to: UfoPlace, count: number, { at, why }: Context): Plan =>
  count > 0 ? facts({ type: 'ufos-moved', at, why, moves: [{ count, from, to }] }) : nothing;

type Spaces = { readonly are: readonly Space[] } | { readonly ask: Ask };

/** Returns the meant spaces that have UFOs, or the question which one. */
function spacesWithUfos(playing: Playing, from: Aimed | 'orbit' | 'anywhere', context: Context): Spaces {
  const { ufos } = playing.board;
  if (from === 'orbit') return { are: ufos.orbit > 0 ? ['orbit'] : [] };
  if (from !== 'anywhere') return resolveTarget(playing, from, context, (one) => ufos[one] > 0, { fallenToo: true });
  const chosen = answer(
    context,
    [],
    'space',
    spaces.filter((space) => ufos[space] > 0),
  );
  if (chosen === null) return { are: [] };
  return 'ask' in chosen ? chosen : { are: [chosen.is] };
}

/** Destroys up to `count` UFOs on each meant space. */
export const destroyUfos: VerbRule<'destroy-ufos'> = (playing, { count, from }, context) => {
  const found = spacesWithUfos(playing, from, context);
  if ('ask' in found) return found;
  const { ufos } = playing.board;
  const moves = found.are.map((space) => ({ count: Math.min(count, ufos[space]), from: space, to: 'force' as const }));
  return moves.length === 0 ? nothing : facts({ type: 'ufos-moved', at: context.at, why: context.why, moves });
};

/** Moves up to `count` UFOs from one space to another. */
export const moveUfos: VerbRule<'move-ufos'> = (playing, { count, from, to }, context) => {
  const found = spacesWithUfos(playing, from, context);
  if ('ask' in found) return found;
  const [source] = found.are;
  if (source === undefined) return nothing;
  const moving = Math.min(count, playing.board.ufos[source]);
  if (to === 'orbit') return moveBetween(source, 'orbit', moving, context);
  const target = resolveTarget(playing, to, context, (one) => one !== source, { before: [source] });
  if ('ask' in target) return target;
  const [goal] = target.are;
  return goal === undefined ? nothing : moveBetween(source, goal, moving, context);
};

/** Places `count` UFOs on each meant space, until the invasion force is empty (TAB-8). */
export const placeUfos: VerbRule<'place-ufos'> = (playing, { count, to }, context) => {
  let left = invasionForce(playing.board);
  if (to === 'orbit') return moveBetween('force', 'orbit', Math.min(count, left), context);
  const target = resolveTarget(playing, to, context, () => left > 0);
  if ('ask' in target) return target;
  const place = (continent: Continent) => {
    const coming = Math.min(count, left);
    left -= coming;
    return { count: coming, from: 'force' as const, to: continent };
  };
  const moves = target.are.map(place).filter((one) => one.count > 0);
  return moves.length === 0 ? nothing : facts({ type: 'ufos-moved', at: context.at, why: context.why, moves });
};
