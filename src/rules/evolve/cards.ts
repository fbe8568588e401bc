// Applies events that move cards and missions to the open half of the board.

import { assertDefined } from '../state/assert-defined.ts';
import {
  type Board,
  type EnemyOnTable,
  type MissionOnTable,
  type MissionPart,
  type MissionPlace,
  missionAt,
  splitPlace,
} from '../state/board.ts';
import type { EventOf } from '../state/events.ts';

/** Returns the cards without those in `gone`, removing one copy per mention. */
export const without = (cards: readonly string[], gone: readonly string[]): string[] => {
  const rest = [...cards];
  for (const card of gone) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
};

/** Returns the board with the mission on a place replaced or removed. */
const withMission = (board: Board, place: MissionPlace, mission: MissionOnTable | null): Board =>
  place === 'mission' ? { ...board, mission } : { ...board, finalMission: mission };

/** Returns the board with one part of a mission changed. Throws if the part does not exist. */
function withPart(
  board: Board,
  place: MissionPlace,
  number: number,
  change: (part: MissionPart) => Partial<MissionPart>,
): Board {
  const mission = assertDefined(missionAt(board, place), 'a mission in this place');
  const part = assertDefined(mission.parts[number], 'a part with this number');
  const parts = mission.parts.with(number, { ...part, ...change(part) });
  return withMission(board, place, { ...mission, parts });
}

const faceUpEnemy = (card: string): EnemyOnTable => ({ card, faceUp: true, successes: 0 });

/** Removes cards from their old place. For a deck only the count changes here: the hidden half holds the cards. */
function removed(board: Board, { deck, cards, from }: EventOf<'cards-moved'>): Board {
  const [name, number] = splitPlace(from);
  const pile = board.decks[deck];
  switch (name) {
    case 'deck':
      return { ...board, decks: { ...board.decks, [deck]: { ...pile, left: pile.left - cards.length } } };
    case 'discard':
      return { ...board, decks: { ...board.decks, [deck]: { ...pile, discard: without(pile.discard, cards) } } };
    case 'drawn':
      return withoutDrawn(board, cards);
    case 'hand':
      return { ...board, hand: without(board.hand, cards) };
    case 'crisis-pool':
      return { ...board, crisisPool: without(board.crisisPool, cards) };
    case 'salvage':
      return { ...board, salvage: without(board.salvage, cards) };
    case 'in-play':
      return { ...board, inPlay: board.inPlay.filter(({ card }) => !cards.includes(card)) };
    case 'lab':
      return { ...board, labs: board.labs.with(Number(number) - 1, { tech: null, successes: 0 }) };
    case 'base':
      return { ...board, enemies: board.enemies.with(Number(number), null) };
    case 'mission':
    case 'final-mission':
      return withPart(board, name, Number(number), () => ({ enemy: 'none' }));
  }
}

/** Removes cards from those drawn to choose from. */
function withoutDrawn(board: Board, gone: readonly string[]): Board {
  const { drawn } = board;
  return drawn === null ? board : { ...board, drawn: { ...drawn, cards: without(drawn.cards, gone) } };
}

/** Puts a tech into a lab. One that the open cue has replaced keeps its successes. */
function withTech(board: Board, number: number, tech: string | undefined): Board {
  const before = board.brought.lab;
  const successes = before && before.tech === tech ? before.successes : 0;
  return { ...board, labs: board.labs.with(number - 1, { tech: assertDefined(tech, 'a tech to lay'), successes }) };
}

/** Adds cards to their new place. */
function added(board: Board, { deck, cards, to, owner }: EventOf<'cards-moved'>): Board {
  const [name, number] = splitPlace(to);
  const pile = board.decks[deck];
  const [first] = cards;
  switch (name) {
    case 'deck':
      return { ...board, decks: { ...board.decks, [deck]: { ...pile, left: pile.left + cards.length } } };
    case 'discard':
      return { ...board, decks: { ...board.decks, [deck]: { ...pile, discard: [...pile.discard, ...cards] } } };
    case 'drawn': {
      const of = deck === 'crisis' ? ('crisis' as const) : ('mission' as const);
      return { ...board, drawn: { deck: of, offered: cards, cards, chosen: null, running: null } };
    }
    case 'hand':
      return { ...board, hand: [...board.hand, ...cards] };
    case 'crisis-pool':
      return { ...board, crisisPool: [...board.crisisPool, ...cards] };
    case 'salvage':
      return { ...board, salvage: [...board.salvage, ...cards] };
    case 'in-play': {
      const laid = cards.map((card) => ({ card, owner: assertDefined(owner, 'an owner'), exhausted: false }));
      return { ...board, inPlay: [...board.inPlay, ...laid] };
    }
    case 'lab':
      return withTech(board, Number(number), first);
    case 'base': {
      const enemy = faceUpEnemy(assertDefined(first, 'an enemy to lay'));
      return { ...board, enemies: board.enemies.with(Number(number), enemy) };
    }
    case 'mission':
    case 'final-mission':
      throw new Error('cards come to a mission with the mission');
  }
}

/** Applies a `cards-moved` event. */
export const cardsMoved = (board: Board, event: EventOf<'cards-moved'>): Board => added(removed(board, event), event);

/**
 * Returns the indexes of a mission's parts with a face-down enemy, from left to right. A described mission can have
 * enemies that are face up already.
 */
export const facedDown = ({ parts }: MissionOnTable): number[] =>
  parts.flatMap(({ enemy }, part) => (enemy && enemy !== 'none' && !enemy.faceUp ? [part] : []));

/**
 * Applies a `mission-laid` event: its face-down enemies leave the enemy deck. The card comes from those drawn, or from
 * the discard pile if it was put back in the same cue (TIM-6).
 */
export function missionLaid(board: Board, { place, mission }: EventOf<'mission-laid'>): Board {
  const { enemy, mission: missions } = board.decks;
  const decks = {
    ...board.decks,
    enemy: { ...enemy, left: enemy.left - facedDown(mission).length },
    mission: { ...missions, discard: without(missions.discard, [mission.card]) },
  };
  const laid = withMission({ ...board, decks }, place, mission);
  return place === 'mission' ? withoutDrawn(laid, [mission.card]) : laid;
}

/**
 * Applies a `mission-cleared` event. A completed mission leaves the game and any other is discarded (RES-9). The final
 * mission has no such pile.
 */
export function missionCleared(board: Board, { place, completed, enemies }: EventOf<'mission-cleared'>): Board {
  const { card } = assertDefined(missionAt(board, place), 'a mission in this place');
  const { decks } = board;
  const enemy = { ...decks.enemy, discard: [...decks.enemy.discard, ...enemies] };
  const cleared = withMission({ ...board, decks: { ...decks, enemy } }, place, null);
  if (place !== 'mission') return cleared;
  if (completed) return { ...cleared, missionCompleted: true, gone: [...board.gone, card] };
  const mission = { ...decks.mission, discard: [...decks.mission.discard, card] };
  return { ...cleared, decks: { ...cleared.decks, mission } };
}

/** Returns the cards of a mission's face-up enemies. */
export const facedUp = ({ parts }: MissionOnTable): string[] =>
  parts.flatMap(({ enemy }) => (enemy && enemy !== 'none' && enemy.card !== null ? [enemy.card] : []));

/**
 * Applies a `mission-taken-back` event: the mission laid in the open cue is discarded and its enemies return to their
 * deck. The mission that ran before may be restored.
 */
export function missionTakenBack(board: Board, { card, running }: EventOf<'mission-taken-back'>): Board {
  const { enemy, mission } = board.decks;
  const left = enemy.left + facedDown(assertDefined(board.mission, 'a mission to take back')).length;
  const back = { cards: running ? [running.card] : [], enemies: running ? facedUp(running) : [] };
  const decks = {
    ...board.decks,
    enemy: { left, discard: without(enemy.discard, back.enemies) },
    mission: { ...mission, discard: [...without(mission.discard, back.cards), card] },
  };
  return { ...board, decks, mission: running };
}

/** Applies an `enemies-turned` event. */
export function enemiesTurned(board: Board, { place, enemies }: EventOf<'enemies-turned'>): Board {
  const mission = assertDefined(missionAt(board, place), 'a mission in this place');
  const parts = mission.parts.map((part, i) => {
    const card = enemies[i];
    return card === undefined ? part : { ...part, enemy: faceUpEnemy(card) };
  });
  return withMission(board, place, { ...mission, parts });
}

/** Applies a `markers-placed` event; `successes` is the new total. */
export function markersPlaced(board: Board, { on, successes, complete }: EventOf<'markers-placed'>): Board {
  const [name, detail] = splitPlace(on);
  const number = Number(detail);
  switch (name) {
    case 'lab': {
      const lab = assertDefined(board.labs[number - 1], 'a lab with this number');
      return { ...board, labs: board.labs.with(number - 1, { ...lab, successes }) };
    }
    case 'base': {
      const enemy = assertDefined(board.enemies[number], 'an enemy in this place of the base');
      return { ...board, enemies: board.enemies.with(number, { ...enemy, successes }) };
    }
    case 'mission':
    case 'final-mission':
      return withPart(board, name, number, ({ enemy }) =>
        enemy && enemy !== 'none' ? { enemy: { ...enemy, successes }, complete } : { successes, complete },
      );
  }
}
