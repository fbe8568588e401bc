// UFOs come from the invasion force and go back to it; with none left there, no more can be placed.

import type { Aimed } from '../../../content/cards/effects.ts';
import { components } from '../../../content/components.ts';
import { type Continent, type Space, spaces } from '../../../content/continents.ts';
import type { Board } from '../../state/board.ts';
import type { UfoPlace } from '../../state/events.ts';
import type { Playing } from '../../state/state.ts';
import { aimed } from './aim.ts';
import { type Ask, answer, type Doing, facts, nothing, type Plan, type VerbRule } from './verb.ts';

/** UFOs that are not on the board (TAB-8). */
export const invasionForce = ({ ufos }: Board): number =>
  components.ufos - spaces.reduce((sum, space) => sum + ufos[space], 0);

const move = (from: UfoPlace, to: UfoPlace, count: number, { at, why }: Doing): Plan =>
  count > 0 ? facts({ type: 'ufos-moved', at, why, moves: [{ count, from, to }] }) : nothing;

type Spaces = { readonly are: readonly Space[] } | { readonly ask: Ask };

/** Spaces with UFOs that are meant. */
function withUfos(playing: Playing, from: Aimed | 'orbit' | 'anywhere', doing: Doing): Spaces {
  const { ufos } = playing.board;
  if (from === 'orbit') return { are: ufos.orbit > 0 ? ['orbit'] : [] };
  if (from !== 'anywhere') return aimed(playing, from, doing, (one) => ufos[one] > 0, { fallenToo: true });
  const chosen = answer(
    doing,
    [],
    'space',
    spaces.filter((space) => ufos[space] > 0),
  );
  if (chosen === null) return { are: [] };
  return 'ask' in chosen ? chosen : { are: [chosen.is] };
}

export const destroyUfos: VerbRule<'destroy-ufos'> = (playing, { count, from }, doing) => {
  const found = withUfos(playing, from, doing);
  if ('ask' in found) return found;
  const { ufos } = playing.board;
  const moves = found.are.map((space) => ({ count: Math.min(count, ufos[space]), from: space, to: 'force' as const }));
  return moves.length === 0 ? nothing : facts({ type: 'ufos-moved', at: doing.at, why: doing.why, moves });
};

export const moveUfos: VerbRule<'move-ufos'> = (playing, { count, from, to }, doing) => {
  const found = withUfos(playing, from, doing);
  if ('ask' in found) return found;
  const [source] = found.are;
  if (source === undefined) return nothing;
  const moving = Math.min(count, playing.board.ufos[source]);
  if (to === 'orbit') return move(source, 'orbit', moving, doing);
  const target = aimed(playing, to, doing, (one) => one !== source, { before: [source] });
  if ('ask' in target) return target;
  const [goal] = target.are;
  return goal === undefined ? nothing : move(source, goal, moving, doing);
};

export const placeUfos: VerbRule<'place-ufos'> = (playing, { count, to }, doing) => {
  let left = invasionForce(playing.board);
  if (to === 'orbit') return move('force', 'orbit', Math.min(count, left), doing);
  const target = aimed(playing, to, doing, () => left > 0);
  if ('ask' in target) return target;
  const place = (continent: Continent) => {
    const coming = Math.min(count, left);
    left -= coming;
    return { count: coming, from: 'force' as const, to: continent };
  };
  const moves = target.are.map(place).filter((one) => one.count > 0);
  return moves.length === 0 ? nothing : facts({ type: 'ufos-moved', at: doing.at, why: doing.why, moves });
};
