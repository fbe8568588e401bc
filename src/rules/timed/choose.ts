// Two crises or two missions are drawn; the role keeps one, the other is discarded.

import { drawnAtOnce } from '../../content/components.ts';
import { discard, draw } from '../effects/cards.ts';
import type { Fact } from '../events.ts';
import type { Unknown } from '../rule.ts';
import type { Playing } from '../state.ts';
import { sure } from '../sure.ts';
import type { Acts } from './acts.ts';
import { clearing, laid } from './mission.ts';

/** A single crisis leaves no choice: it goes to the pool (CRD-8). */
export const drawCrises: Acts = ({ board }) => {
  const { left } = board.decks.crisis;
  return left === 1 ? [draw('crisis', 1, 'crisis-pool')] : [draw('crisis', drawnAtOnce, 'drawn')];
};

export const drawMissions: Acts = () => [draw('mission', drawnAtOnce, 'drawn')];

/** Nobody chose in time: both are discarded, and a running mission stays (ACT-MISSION). */
export const leaveMissions: Acts = ({ board: { drawn } }) =>
  drawn && drawn.chosen === null ? [discard('mission', drawn.cards, 'drawn')] : [];

/** To keep the running mission. */
export const keep = 'keep';

/**
 * What the open cue wants chosen, if it does. Until it closes another crisis may be named, and a mission instead of the
 * one that was kept (TIM-6, FIN-8).
 */
export function drawnOptions({ board: { drawn, mission, crisisPool, decks } }: Playing): readonly string[] {
  if (drawn === null) return [];
  if (drawn.deck === 'crisis') {
    if (drawn.chosen === null) return drawn.offered;
    // What a card has dealt with meanwhile cannot be changed any more.
    if (!crisisPool.includes(drawn.chosen)) return [];
    return drawn.offered.filter((card) => decks.crisis.discard.includes(card));
  }
  if (drawn.chosen === keep) return drawn.offered.filter((card) => decks.mission.discard.includes(card));
  if (drawn.chosen !== null) return [];
  return mission === null ? drawn.offered : [...drawn.offered, keep];
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

function chooseMission({ board }: Playing, option: string): (Fact | Unknown)[] {
  const drawn = sure(board.drawn);
  const others = drawn.cards.filter((card) => card !== option);
  const away: Fact[] = others.length > 0 ? [discard('mission', others, 'drawn')] : [];
  if (option === keep) return [{ type: 'chosen', option }, ...away];
  return [
    { type: 'chosen', option },
    clearing('mission', false),
    ({ open: { board: now, pack } }) => [
      {
        type: 'mission-laid',
        place: 'mission',
        mission: laid(option, sure(pack.mission.get(option)).parts, sure(now).decks.enemy.left),
      },
    ],
    ...away,
  ];
}

/** Takes one of the cards drawn (ACT-CRISIS, ACT-MISSION). */
export const chooseDrawn = (playing: Playing, option: string): readonly (Fact | Unknown)[] =>
  playing.board.drawn?.deck === 'crisis' ? chooseCrisis(playing, option) : chooseMission(playing, option);
