// Cards go from one place to another, and lie down there as that place has them.

import {
  type Board,
  type EnemyOnTable,
  type MissionOnTable,
  type MissionPart,
  type MissionPlace,
  missionAt,
} from '../state/board.ts';
import type { EventOf } from '../state/events.ts';
import { sure } from '../state/sure.ts';

/** The cards that are left when some of them are gone, each as often as it is named. */
export const without = (cards: readonly string[], gone: readonly string[]): string[] => {
  const rest = [...cards];
  for (const card of gone) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
};

/** A place like `lab:2` in two: its name, and its number. */
export function split(place: string): [name: string, number: number] {
  const at = place.indexOf(':');
  return at < 0 ? [place, 0] : [place.slice(0, at), Number(place.slice(at + 1))];
}

export const isMission = (name: string): name is MissionPlace => name === 'mission' || name === 'final-mission';

/** The board with another mission there, or none. */
export const withMission = (board: Board, place: MissionPlace, mission: MissionOnTable | null): Board =>
  place === 'mission' ? { ...board, mission } : { ...board, finalMission: mission };

/** The board with a part of its mission changed. */
export function withPart(board: Board, place: MissionPlace, part: number, change: Partial<MissionPart>): Board {
  const mission = sure(missionAt(board, place));
  const parts = mission.parts.with(part, { ...sure(mission.parts[part]), ...change });
  return withMission(board, place, { ...mission, parts });
}

const arrived = (card: string): EnemyOnTable => ({ card, faceUp: true, successes: 0 });

/** Takes cards away from where they lie; from a deck the hidden half does. */
function taken(board: Board, { deck, cards, from }: EventOf<'cards-moved'>): Board {
  const [name, number] = split(from);
  const pile = board.decks[deck];
  if (name === 'deck') {
    return { ...board, decks: { ...board.decks, [deck]: { ...pile, left: pile.left - cards.length } } };
  }
  if (name === 'discard') {
    return { ...board, decks: { ...board.decks, [deck]: { ...pile, discard: without(pile.discard, cards) } } };
  }
  if (name === 'drawn') return withDrawn(board, cards);
  if (name === 'hand') return { ...board, hand: without(board.hand, cards) };
  if (name === 'crisis-pool') return { ...board, crisisPool: without(board.crisisPool, cards) };
  if (name === 'salvage') return { ...board, salvage: without(board.salvage, cards) };
  if (name === 'lab') return { ...board, labs: board.labs.with(number - 1, { tech: null, successes: 0 }) };
  if (name === 'base') return { ...board, enemies: board.enemies.with(number, null) };
  if (isMission(name)) return withPart(board, name, number, { enemy: 'none' });
  return { ...board, inPlay: board.inPlay.filter(({ card }) => !cards.includes(card)) };
}

/** The board when cards that were drawn to choose from have been taken. */
function withDrawn(board: Board, gone: readonly string[]): Board {
  const { drawn } = board;
  return drawn === null ? board : { ...board, drawn: { ...drawn, cards: without(drawn.cards, gone) } };
}

/** Puts cards where they are going. */
function laidDown(board: Board, { deck, cards, to, owner }: EventOf<'cards-moved'>): Board {
  const [name, number] = split(to);
  const pile = board.decks[deck];
  const [first] = cards;
  if (name === 'deck') {
    return { ...board, decks: { ...board.decks, [deck]: { ...pile, left: pile.left + cards.length } } };
  }
  if (name === 'discard') {
    return { ...board, decks: { ...board.decks, [deck]: { ...pile, discard: [...pile.discard, ...cards] } } };
  }
  if (name === 'drawn') {
    const of = deck === 'crisis' ? ('crisis' as const) : ('mission' as const);
    return { ...board, drawn: { deck: of, offered: cards, cards, chosen: null, running: null } };
  }
  if (name === 'hand') return { ...board, hand: [...board.hand, ...cards] };
  if (name === 'crisis-pool') return { ...board, crisisPool: [...board.crisisPool, ...cards] };
  if (name === 'salvage') return { ...board, salvage: [...board.salvage, ...cards] };
  if (name === 'lab') {
    const before = board.brought.lab;
    const successes = before && before.tech === first ? before.successes : 0;
    return { ...board, labs: board.labs.with(number - 1, { tech: sure(first), successes }) };
  }
  if (name === 'base') return { ...board, enemies: board.enemies.with(number, arrived(sure(first))) };
  const laid = cards.map((card) => ({ card, owner: sure(owner), exhausted: false }));
  return { ...board, inPlay: [...board.inPlay, ...laid] };
}

export const cardsMoved = (board: Board, event: EventOf<'cards-moved'>): Board => laidDown(taken(board, event), event);

/** The parts of a new mission that get an enemy face down, from left to right; a described one may lie face up already. */
export const facedDown = ({ parts }: MissionOnTable): number[] =>
  parts.flatMap(({ enemy }, part) => (enemy && enemy !== 'none' && !enemy.faceUp ? [part] : []));

/**
 * The mission lies down with the top enemies of their deck on its enemy parts. It has been drawn, and may have been
 * discarded since (TIM-6).
 */
export function missionLaid(board: Board, { place, mission }: EventOf<'mission-laid'>): Board {
  const { enemy, mission: missions } = board.decks;
  const decks = {
    ...board.decks,
    enemy: { ...enemy, left: enemy.left - facedDown(mission).length },
    mission: { ...missions, discard: without(missions.discard, [mission.card]) },
  };
  const laid = withMission({ ...board, decks }, place, mission);
  return place === 'mission' ? withDrawn(laid, [mission.card]) : laid;
}

export function missionCleared(board: Board, { place, completed, enemies }: EventOf<'mission-cleared'>): Board {
  const { card } = sure(missionAt(board, place));
  const { decks } = board;
  const enemy = { ...decks.enemy, discard: [...decks.enemy.discard, ...enemies] };
  const cleared = withMission({ ...board, decks: { ...decks, enemy } }, place, null);
  if (place !== 'mission') return cleared;
  if (completed) return { ...cleared, missionCompleted: true, gone: [...board.gone, card] };
  const mission = { ...decks.mission, discard: [...decks.mission.discard, card] };
  return { ...cleared, decks: { ...cleared.decks, mission } };
}

/** The cards of enemies that lie face up on a mission. */
export const facedUp = ({ parts }: MissionOnTable): string[] =>
  parts.flatMap(({ enemy }) => (enemy && enemy !== 'none' && enemy.card !== null ? [enemy.card] : []));

/** A mission laid in the open cue is discarded, its enemies go back on their deck; the one that ran may lie there again. */
export function missionTakenBack(board: Board, { card, running }: EventOf<'mission-taken-back'>): Board {
  const { enemy, mission } = board.decks;
  const left = enemy.left + facedDown(sure(board.mission)).length;
  const back = { cards: running ? [running.card] : [], enemies: running ? facedUp(running) : [] };
  const decks = {
    ...board.decks,
    enemy: { left, discard: without(enemy.discard, back.enemies) },
    mission: { ...mission, discard: [...without(mission.discard, back.cards), card] },
  };
  return { ...board, decks, mission: running };
}

/** Enemies of a mission are turned face up. */
export function enemiesTurned(board: Board, { place, enemies }: EventOf<'enemies-turned'>): Board {
  const mission = sure(missionAt(board, place));
  const parts = mission.parts.map((part, i) => {
    const card = enemies[i];
    return card === undefined ? part : { ...part, enemy: arrived(card) };
  });
  return withMission(board, place, { ...mission, parts });
}

export function markersPlaced(board: Board, { on, successes, complete }: EventOf<'markers-placed'>): Board {
  const [name, number] = split(on);
  if (name === 'lab') {
    return { ...board, labs: board.labs.with(number - 1, { ...sure(board.labs[number - 1]), successes }) };
  }
  if (name === 'base') {
    return { ...board, enemies: board.enemies.with(number, { ...sure(board.enemies[number]), successes }) };
  }
  const place = isMission(name) ? name : 'mission';
  const { enemy } = sure(sure(missionAt(board, place)).parts[number]);
  const change = enemy && enemy !== 'none' ? { enemy: { ...enemy, successes } } : { successes };
  return withPart(board, place, number, { ...change, complete });
}
