// Two crises or two missions are drawn; the role keeps one, the other is discarded.

import { drawnAtOnce } from '../../content/components.ts';
import { type Board, keep } from '../board.ts';
import { discard, draw } from '../effects/cards.ts';
import type { Fact } from '../events.ts';
import { facedDown, facedUp, without } from '../evolve-cards.ts';
import type { Unknown } from '../rule.ts';
import type { Playing } from '../state.ts';
import { sure } from '../sure.ts';
import { unitsAt } from '../units.ts';
import type { Acts } from './acts.ts';
import { clearing, laid } from './mission.ts';

type Drawn = NonNullable<Board['drawn']>;
type Running = NonNullable<Drawn['running']>;

/** A single crisis leaves no choice: it goes to the pool (CRD-8). */
export const drawCrises: Acts = ({ board }) => {
  const { left } = board.decks.crisis;
  return left === 1 ? [draw('crisis', 1, 'crisis-pool')] : [draw('crisis', drawnAtOnce, 'drawn')];
};

export const drawMissions: Acts = () => [draw('mission', drawnAtOnce, 'drawn')];

/** Nobody chose in time: both are discarded, and a running mission stays (ACT-MISSION). */
export const leaveMissions: Acts = ({ board: { drawn } }) =>
  drawn && drawn.chosen === null ? [discard('mission', drawn.cards, 'drawn')] : [];

/** Is the mission that was replaced still all there: its card, its enemies, its soldiers? None of it was hidden. */
function canGoOn({ decks, units }: Board, { mission, soldiers }: Running): boolean {
  const { discard: gone } = decks.enemy;
  const enemies = facedUp(mission);
  const back = units.filter(({ id, at }) => soldiers.includes(id) && (at === 'reserve' || at === 'mission'));
  return (
    facedDown(mission).length === 0 &&
    without(gone, enemies).length === gone.length - enemies.length &&
    back.length === soldiers.length
  );
}

/** What the open cue wants chosen, if it does. Until it closes another card may be named instead (TIM-6, FIN-8). */
export function drawnOptions({ board }: Playing): readonly string[] {
  const { drawn, mission, crisisPool, decks } = board;
  if (drawn === null) return [];
  const { deck, offered, chosen, running } = drawn;
  if (chosen === null) return deck === 'mission' && mission !== null ? [...offered, keep] : offered;
  const others = offered.filter((card) => decks[deck].discard.includes(card));
  // What a card has dealt with meanwhile cannot be changed any more.
  if (deck === 'crisis') return crisisPool.includes(chosen) ? others : [];
  return chosen !== keep && running !== null && canGoOn(board, running) ? [...others, keep] : others;
}

function chooseCrisis({ board }: Playing, option: string): Fact[] {
  const drawn = sure(board.drawn);
  const others = drawn.cards.filter((card) => card !== option);
  const chosen: Fact = { type: 'chosen', option };
  if (drawn.chosen === null) {
    return [
      chosen,
      { type: 'cards-moved', deck: 'crisis', cards: [option], from: 'drawn', to: 'crisis-pool' },
      ...(others.length > 0 ? [discard('crisis', others, 'drawn')] : []),
    ];
  }
  return [
    chosen,
    discard('crisis', [drawn.chosen], 'crisis-pool'),
    { type: 'cards-moved', deck: 'crisis', cards: [option], from: 'discard', to: 'crisis-pool' },
  ];
}

const laying =
  (card: string): Unknown =>
  ({ open: { board, pack } }) => [
    {
      type: 'mission-laid',
      place: 'mission',
      mission: laid(card, sure(pack.mission.get(card)).parts, sure(board).decks.enemy.left),
    },
  ];

/** The mission laid in this cue is taken back; nobody has seen its enemies. With `keep` the one it replaced goes on. */
function takenBack(board: Board, { chosen, running }: Drawn, option: string): Fact[] {
  const goesOn = option === keep ? running : null;
  const there = unitsAt(board, 'mission').map(({ id }) => id);
  const soldiers = goesOn?.soldiers ?? [];
  return [
    ...(there.length > 0 ? [{ type: 'units-moved', units: there, to: 'reserve' } as const] : []),
    { type: 'mission-taken-back', card: sure(chosen), running: goesOn?.mission ?? null },
    ...(soldiers.length > 0 ? [{ type: 'units-moved', units: soldiers, to: 'mission' } as const] : []),
  ];
}

function chooseMission({ board }: Playing, option: string): (Fact | Unknown)[] {
  const drawn = sure(board.drawn);
  const isLaid = board.mission !== null && board.mission.card === drawn.chosen;
  const others = drawn.cards.filter((card) => card !== option);
  return [
    { type: 'chosen', option },
    ...(isLaid ? takenBack(board, drawn, option) : []),
    ...(option === keep ? [] : [clearing('mission', false), laying(option)]),
    ...(others.length > 0 ? [discard('mission', others, 'drawn')] : []),
  ];
}

/** Takes one of the cards drawn (ACT-CRISIS, ACT-MISSION). */
export const chooseDrawn = (playing: Playing, option: string): readonly (Fact | Unknown)[] =>
  playing.board.drawn?.deck === 'crisis' ? chooseCrisis(playing, option) : chooseMission(playing, option);
