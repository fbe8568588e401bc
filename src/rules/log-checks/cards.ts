// Whether card movements in a log are possible: no card is created, lost or picked from inside a deck.

import { facedDown, facedUp, without } from '../evolve/cards.ts';
import {
  type Board,
  type DeckName,
  type EnemyOnTable,
  type MissionOnTable,
  type MissionPlace,
  missionAt,
  splitPlace,
} from '../state/board.ts';
import type { CardPlace, EventOf, GameEvent } from '../state/events.ts';
import type { Playing, State } from '../state/state.ts';
import { equal } from './equal.ts';

/** Allowed routes (`from to`) of the cards of each deck, by place name without number. */
const routes: Readonly<Record<DeckName, ReadonlySet<string>>> = {
  tech: new Set([
    'deck hand',
    'hand discard',
    'hand lab',
    'lab hand',
    'lab discard',
    'lab in-play',
    'discard lab',
    'discard deck',
  ]),
  crisis: new Set([
    'deck drawn',
    'deck crisis-pool',
    'drawn crisis-pool',
    'drawn discard',
    'crisis-pool discard',
    'discard crisis-pool',
    'discard deck',
  ]),
  mission: new Set(['deck drawn', 'drawn discard', 'discard deck']),
  enemy: new Set([
    'deck base',
    'deck salvage',
    'base discard',
    'base salvage',
    'mission discard',
    'mission salvage',
    'final-mission discard',
    'final-mission salvage',
    'salvage discard',
    'discard salvage',
    'discard deck',
  ]),
};

/** Whether a pile contains all of these cards, counting copies. */
const contains = (pile: readonly string[], cards: readonly string[]): boolean =>
  without(pile, cards).length === pile.length - cards.length;

const startsWith = (pile: readonly string[], cards: readonly string[]): boolean =>
  cards.every((card, i) => pile[i] === card);

/** Returns the enemy on a place of the base or a part of a mission, or null. */
function enemyAt(board: Board, name: string, number: number): EnemyOnTable | null {
  if (name !== 'mission' && name !== 'final-mission') return board.enemies[number] ?? null;
  const enemy = missionAt(board, name)?.parts[number]?.enemy;
  return enemy && enemy !== 'none' ? enemy : null;
}

/** Whether the cards are where they are taken from. A deck gives its top cards. */
function canLeave({ hidden }: State, board: Board, { deck, cards, from }: EventOf<'cards-moved'>): boolean {
  const [name, detail] = splitPlace(from);
  const number = Number(detail);
  switch (name) {
    case 'deck':
      return startsWith(hidden.decks[deck], cards);
    case 'discard':
      return contains(board.decks[deck].discard, cards);
    case 'drawn':
      return board.drawn?.deck === deck && contains(board.drawn.cards, cards);
    case 'hand':
      return contains(board.hand, cards);
    case 'crisis-pool':
      return contains(board.crisisPool, cards);
    case 'salvage':
      return contains(board.salvage, cards);
    case 'lab':
      return cards.length === 1 && board.labs[number - 1]?.tech === cards[0];
    case 'in-play':
    case 'base':
    case 'mission':
    case 'final-mission':
      return cards.length === 1 && enemyAt(board, name, number)?.card === cards[0];
  }
}

/** Whether the cards fit into their new place. Discards go under their deck right after it was stacked (RES-12). */
function canArrive(board: Board, { deck, cards, to }: EventOf<'cards-moved'>, previous: GameEvent | null): boolean {
  const [name, detail] = splitPlace(to);
  const number = Number(detail);
  if (name === 'lab') return cards.length === 1 && board.labs[number - 1]?.tech === null;
  if (name === 'base') return cards.length === 1 && board.enemies[number] === null;
  if (name === 'drawn') return board.drawn === null;
  if (name !== 'deck') return true;
  const stacked = previous?.type === 'secret/decks-stacked' && previous.decks[deck] !== undefined;
  return stacked && cards.length === board.decks[deck].discard.length;
}

const placeName = (place: CardPlace): string => splitPlace(place)[0];

/** Whether a `cards-moved` event is possible right after the event `previous`. */
export function cardsMoved(
  state: State,
  board: Board,
  event: EventOf<'cards-moved'>,
  previous: GameEvent | null,
): boolean {
  const { deck, cards, from, to } = event;
  if (cards.length === 0 || !routes[deck].has(`${placeName(from)} ${placeName(to)}`)) return false;
  return canLeave(state, board, event) && canArrive(board, event, previous);
}

/** Whether a deck could have been stacked: in the refresh step, one at a time, with its discards under it (RES-12). */
export function decksStacked(
  { open, hidden }: State,
  board: Board,
  { decks }: EventOf<'secret/decks-stacked'>,
): boolean {
  const names = Object.keys(decks) as DeckName[];
  const [deck] = names;
  if (open.step !== 'refresh' || names.length !== 1 || deck === undefined) return false;
  const [cards, deckBefore] = [decks[deck] ?? [], hidden.decks[deck]];
  const { discard } = board.decks[deck];
  return (
    startsWith(cards, deckBefore) &&
    cards.length === deckBefore.length + discard.length &&
    contains(discard, cards.slice(deckBefore.length))
  );
}

/** Whether a mission has no progress and all its enemies are face down. */
const isUntouched = ({ parts }: MissionOnTable): boolean =>
  parts.every(({ successes, complete, enemy }) => {
    if (successes > 0 || complete !== (enemy === 'none')) return false;
    return enemy === undefined || enemy === 'none' || (enemy.card === null && !enemy.faceUp && enemy.successes === 0);
  });

/**
 * Whether a mission could have been laid, without progress. It must be one of those drawn, or the plan's final mission,
 * and the enemy deck must hold its face-down enemies (ACT-MISSION, ACT-FINAL).
 */
export function missionLaid(
  { open, hidden }: State,
  board: Board,
  { place, mission, why }: EventOf<'mission-laid'>,
): boolean {
  if (missionAt(board, place) !== null || facedDown(mission).length > hidden.decks.enemy.length) return false;
  if (why.by === 'setup') return true;
  if (!isUntouched(mission)) return false;
  if (place === 'final-mission') return open.cue?.kind === place && mission.card === open.setup.plan;
  const { drawn, decks } = board;
  if (drawn?.deck !== 'mission' || !drawn.offered.includes(mission.card)) return false;
  return drawn.cards.includes(mission.card) || decks.mission.discard.includes(mission.card);
}

/** Whether a mission could have been cleared: with exactly its enemies, and completed only if all parts are (RES-9). */
export function missionCleared(
  { hidden }: State,
  board: Board,
  { place, completed, enemies }: EventOf<'mission-cleared'>,
): boolean {
  const mission = missionAt(board, place);
  if (mission === null || (completed && !mission.parts.every(({ complete }) => complete))) return false;
  const present = [...facedUp(mission), ...Object.values(hidden.faceDown[place])];
  return present.length === enemies.length && contains(present, enemies);
}

/** Whether the mission was laid in the open cue, and a restored one was running before it (TIM-6). */
export function missionTakenBack({ drawn, mission }: Board, { card, running }: EventOf<'mission-taken-back'>): boolean {
  if (drawn?.deck !== 'mission' || mission?.card !== card) return false;
  return running === null || equal(running, drawn.running?.mission);
}

/** Whether exactly the face-down enemies of the mission are turned up. */
export const enemiesTurned = ({ hidden }: State, { place, enemies }: EventOf<'enemies-turned'>): boolean =>
  Object.keys(enemies).length > 0 && equal(enemies, hidden.faceDown[place as MissionPlace]);

/** Whether all these cards are in play. */
export const areInPlay = ({ board }: Playing, cards: readonly string[]): boolean =>
  cards.every((card) => board.inPlay.some((inPlay) => inPlay.card === card));
