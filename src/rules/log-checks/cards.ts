// Whether cards could have gone where a log says they went: none is made, none is lost, none is chosen from a deck.

import { facedDown, facedUp, isMission, split, without } from '../evolve/cards.ts';
import {
  type Board,
  type DeckName,
  type EnemyOnTable,
  type MissionOnTable,
  type MissionPlace,
  missionAt,
} from '../state/board.ts';
import type { EventOf, GameEvent } from '../state/events.ts';
import type { Playing, State } from '../state/state.ts';
import { equal } from './equal.ts';

/** From where to where cards of each deck go, places by their first word. */
const ways: Readonly<Record<DeckName, ReadonlySet<string>>> = {
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

/** Whether a pile holds all of these cards, each as often as it is named. */
const holds = (pile: readonly string[], cards: readonly string[]): boolean =>
  without(pile, cards).length === pile.length - cards.length;

const startsWith = (pile: readonly string[], cards: readonly string[]): boolean =>
  cards.every((card, i) => pile[i] === card);

/** The enemy that lies on a place of the base, or on a part of a mission, if one does. */
function enemyAt(board: Board, name: string, number: number): EnemyOnTable | null {
  if (!isMission(name)) return board.enemies[number] ?? null;
  const enemy = missionAt(board, name)?.parts[number]?.enemy;
  return enemy && enemy !== 'none' ? enemy : null;
}

/** Whether the cards lie where they are taken from; from a deck the top ones are. */
function canLeave({ hidden }: State, board: Board, { deck, cards, from }: EventOf<'cards-moved'>): boolean {
  const [name, number] = split(from);
  switch (name) {
    case 'deck':
      return startsWith(hidden.decks[deck], cards);
    case 'discard':
      return holds(board.decks[deck].discard, cards);
    case 'drawn':
      return board.drawn?.deck === deck && holds(board.drawn.cards, cards);
    case 'hand':
      return holds(board.hand, cards);
    case 'crisis-pool':
      return holds(board.crisisPool, cards);
    case 'salvage':
      return holds(board.salvage, cards);
    case 'lab':
      return cards.length === 1 && board.labs[number - 1]?.tech === cards[0];
    default:
      return cards.length === 1 && enemyAt(board, name, number)?.card === cards[0];
  }
}

/** Whether there is room where the cards are put. Those tucked under their deck have been shuffled for it (RES-12). */
function canArrive(board: Board, { deck, cards, to }: EventOf<'cards-moved'>, before: GameEvent | null): boolean {
  const [name, number] = split(to);
  if (name === 'lab') return cards.length === 1 && board.labs[number - 1]?.tech === null;
  if (name === 'base') return cards.length === 1 && board.enemies[number] === null;
  if (name === 'drawn') return board.drawn === null;
  if (name !== 'deck') return true;
  const stacked = before?.type === 'secret/decks-stacked' && before.decks[deck] !== undefined;
  return stacked && cards.length === board.decks[deck].discard.length;
}

const wordOf = (place: string): string => split(place)[0];

export function cardsMoved(
  state: State,
  board: Board,
  event: EventOf<'cards-moved'>,
  before: GameEvent | null,
): boolean {
  const { deck, cards, from, to } = event;
  if (cards.length === 0 || !ways[deck].has(`${wordOf(from)} ${wordOf(to)}`)) return false;
  return canLeave(state, board, event) && canArrive(board, event, before);
}

/** In refresh one deck is stacked at a time: its discards go under it (RES-12). */
export function isStacked({ open, hidden }: State, board: Board, { decks }: EventOf<'secret/decks-stacked'>): boolean {
  const names = Object.keys(decks) as DeckName[];
  const [deck] = names;
  if (open.step !== 'refresh' || names.length !== 1 || deck === undefined) return false;
  const [cards, old] = [decks[deck] ?? [], hidden.decks[deck]];
  const { discard } = board.decks[deck];
  return (
    startsWith(cards, old) && cards.length === old.length + discard.length && holds(discard, cards.slice(old.length))
  );
}

const isBare = ({ parts }: MissionOnTable): boolean =>
  parts.every(({ successes, complete, enemy }) => {
    if (successes > 0 || complete !== (enemy === 'none')) return false;
    return enemy === undefined || enemy === 'none' || (enemy.card === null && !enemy.faceUp && enemy.successes === 0);
  });

/** A mission comes from those drawn, the final one from the plan, with face-down enemies there are cards for (ACT-MISSION, ACT-FINAL). */
export function missionLaid(
  { open, hidden }: State,
  board: Board,
  { place, mission, why }: EventOf<'mission-laid'>,
): boolean {
  if (missionAt(board, place) !== null || facedDown(mission).length > hidden.decks.enemy.length) return false;
  if (why === 'new') return true;
  if (!isBare(mission)) return false;
  if (place === 'final-mission') return open.cue?.kind === place && mission.card === open.setup.plan;
  const { drawn, decks } = board;
  if (drawn?.deck !== 'mission' || !drawn.offered.includes(mission.card)) return false;
  return drawn.cards.includes(mission.card) || decks.mission.discard.includes(mission.card);
}

/** What lies on it goes with it; it counts as completed when all its parts are (RES-9). */
export function missionCleared(
  { hidden }: State,
  board: Board,
  { place, completed, enemies }: EventOf<'mission-cleared'>,
): boolean {
  const mission = missionAt(board, place);
  if (mission === null || (completed && !mission.parts.every(({ complete }) => complete))) return false;
  const lying = [...facedUp(mission), ...Object.values(hidden.faceDown[place])];
  return lying.length === enemies.length && holds(lying, enemies);
}

/** Whether the mission was laid in the open cue, and the one that goes on ran before it (TIM-6). */
export function missionTakenBack({ drawn, mission }: Board, { card, running }: EventOf<'mission-taken-back'>): boolean {
  if (drawn?.deck !== 'mission' || mission?.card !== card) return false;
  return running === null || equal(running, drawn.running?.mission);
}

/** All enemies that lie there face down are turned up, and no others. */
export const enemiesTurned = ({ hidden }: State, { place, enemies }: EventOf<'enemies-turned'>): boolean =>
  Object.keys(enemies).length > 0 && equal(enemies, hidden.faceDown[place as MissionPlace]);

/** Whether cards lie in play. */
export const inPlay = ({ board }: Playing, cards: readonly string[]): boolean =>
  cards.every((card) => board.inPlay.some((lies) => lies.card === card));
