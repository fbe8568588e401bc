import {
  type Board,
  type DeckName,
  deckNames,
  type EnemyOnTable,
  type MissionOnTable,
  type MissionPlace,
  missionAt,
  missionPlaces,
} from '../state/board.ts';
import type { GameState, Playing } from '../state/state.ts';
import type { Invariant } from './invariant.ts';

const missionsOf = (board: Board): readonly (readonly [MissionPlace, MissionOnTable])[] => [
  ...(board.mission ? [['mission', board.mission] as const] : []),
  ...(board.finalMission ? [['final-mission', board.finalMission] as const] : []),
];

const enemyOf = ({ enemy }: MissionOnTable['parts'][number]): EnemyOnTable | null =>
  enemy === undefined || enemy === 'none' ? null : enemy;

/** Returns all enemies in the base and on missions, face up or down. */
const enemiesOf = (board: Board): EnemyOnTable[] =>
  [...board.enemies, ...missionsOf(board).flatMap(([, { parts }]) => parts.map(enemyOf))].filter(
    (enemy) => enemy !== null,
  );

/** Returns all cards of a deck's kind in the game, in any place, with copies. */
export function cardsOf({ open, hidden }: GameState, deck: DeckName, board: Board): string[] {
  const { pack } = open;
  const common = [...hidden.decks[deck], ...board.decks[deck].discard];
  const drawn = board.drawn?.deck === deck ? board.drawn.cards : [];
  switch (deck) {
    case 'tech': {
      const owned = board.inPlay.map(({ card }) => card).filter((card) => pack.tech.has(card));
      return [...common, ...board.hand, ...board.labs.flatMap(({ tech }) => tech ?? []), ...owned];
    }
    case 'crisis':
      return [...common, ...board.crisisPool, ...drawn];
    case 'mission':
      return [...common, ...drawn, ...(board.mission ? [board.mission.card] : []), ...board.gone];
    case 'enemy': {
      const up = enemiesOf(board).flatMap(({ card }) => card ?? []);
      const down = missionsOf(board).flatMap(([place]) => Object.values(hidden.faceDown[place]));
      return [...common, ...up, ...down, ...board.salvage];
    }
  }
}

/** Number of cards the game is played with: all of the pack, or for enemies those of the drawn types. */
function printed({ open }: GameState, deck: DeckName): number {
  const { cards } = open.pack;
  if (deck !== 'enemy') return { tech: cards.techs, crisis: cards.crises, mission: cards.missions }[deck].length;
  const types = cards.enemies.filter(({ type }) => open.setup.enemyTypes.includes(type));
  return types.reduce((sum, { copies }) => sum + copies, 0);
}

/** More than any pack and described table have. Without a bound, a log from outside could fill the table. */
const mostEnemies = 2_000;

function deckInvariants(state: GameState, { board, pack }: Playing, isEarlier: boolean): Invariant[] {
  // An earlier standard set lacks the cards that were added since (FIN-21). With half of them a game can be played.
  const share = isEarlier && pack.hash === undefined ? 0.5 : 1;
  const all = deckNames.map((deck) => ({ deck, cards: cardsOf(state, deck, board) }));
  const complete = all.every(({ deck, cards }) => {
    // A described table can add enemies of types that were not drawn, so there can be more but never fewer.
    const most = printed(state, deck);
    const isEnough = cards.length >= most * share;
    return isEnough && (deck === 'enemy' || (new Set(cards).size === cards.length && cards.length <= most));
  });
  return [
    ['no card is missing, and no tech, crisis or mission card exists twice', complete],
    ['there are at most 2,000 enemies', all.every(({ cards }) => cards.length <= mostEnemies)],
    ['every card belongs to the pack', all.every(({ deck, cards }) => cards.every((card) => pack[deck].has(card)))],
    [
      'each deck has as many cards as the open half says',
      deckNames.every((deck) => board.decks[deck].left === state.hidden.decks[deck].length),
    ],
    [
      'the hidden half has cards for exactly the face-down enemies of missions',
      missionPlaces.every((place) => isHidden(state, board, place)),
    ],
  ];
}

/** Whether the hidden half holds exactly the face-down enemies of the mission. */
function isHidden({ hidden }: GameState, board: Board, place: MissionPlace): boolean {
  const mission = missionAt(board, place);
  const down = Object.keys(hidden.faceDown[place]).map(Number);
  const enemies = (mission?.parts ?? []).flatMap((part, i) => (enemyOf(part)?.faceUp === false ? [i] : []));
  return down.length === enemies.length && enemies.every((part) => down.includes(part));
}

function inPlayInvariants({ board, pack }: Playing): Invariant[] {
  const { inPlay } = board;
  const printedOn = (card: string) => pack.usable.get(card);
  return [
    ['no card is in play twice', new Set(inPlay.map(({ card }) => card)).size === inPlay.length],
    [
      'each card in play belongs to the role printed on it',
      inPlay.every(({ card, owner }) => printedOn(card)?.owner === owner),
    ],
    [
      'a card that always works is never exhausted',
      inPlay.every(({ card, exhausted }) => !exhausted || printedOn(card)?.phase !== 'always'),
    ],
    [
      'a tech in a lab has fewer successes than its cost, and an empty lab has none',
      board.labs.every(({ tech, successes }) =>
        tech === null ? successes === 0 : successes < (pack.tech.get(tech)?.cost ?? 0),
      ),
    ],
  ];
}

/** Whether a mission's progress goes from left to right. Parts without an enemy card are complete from the start. */
function inOrder({ parts }: MissionOnTable): boolean {
  const begun = parts.map((part) => part.enemy !== 'none' && (part.complete || (enemyOf(part) ?? part).successes > 0));
  const last = begun.lastIndexOf(true);
  return parts.slice(0, Math.max(0, last)).every(({ complete }) => complete);
}

function missionInvariants({ board, pack, setup, finalMission }: Playing): Invariant[] {
  const laid = missionsOf(board);
  const enemies = enemiesOf(board);
  return [
    [
      'a final mission on the board belongs to the plan and is available',
      board.finalMission === null || (board.finalMission.card === setup.plan && finalMission === 'available'),
    ],
    [
      'a mission part has progress only if all parts before it are complete',
      laid.every(([, mission]) => inOrder(mission)),
    ],
    [
      'the card of an enemy is unknown exactly while it is face down',
      enemies.every(({ card, faceUp }) => (card === null) === !faceUp),
    ],
    ['every enemy in the base is face up', board.enemies.every((enemy) => enemy?.faceUp ?? true)],
    [
      'an enemy has fewer successes than its health, and a face-down enemy has none',
      enemies.every(({ card, successes }) =>
        card === null ? successes === 0 : successes < (pack.enemy.get(card)?.health ?? 0),
      ),
    ],
  ];
}

function cueInvariants({ board, cue }: Playing): Invariant[] {
  const { drawn, brought } = board;
  const drawing = { crisis: 'crisis', mission: 'choose-mission' } as const;
  return [
    [
      'cards to choose from are drawn only in their cue: crises in Crisis!, missions in Choose Mission',
      drawn === null || drawing[drawn.deck] === cue?.kind,
    ],
    [
      'every drawn card that remains is one of those offered',
      drawn === null || drawn.cards.every((card) => drawn.offered.includes(card)),
    ],
    [
      'all offered cards remain until one is chosen, and none afterwards',
      drawn === null || drawn.cards.length === (drawn.chosen === null ? drawn.offered.length : 0),
    ],
    ['no unit is recorded as assigned twice', new Set(brought.units).size === brought.units.length],
    ['units are recorded as assigned only while a cue is open', brought.units.length === 0 || cue !== null],
    [
      'credits are recorded as funded only in Emergency Funding',
      brought.funded === 0 || cue?.kind === 'emergency-funding',
    ],
  ];
}

/** Returns the invariants about cards, in decks and on the table. */
export const cardInvariants = (state: GameState, playing: Playing, isEarlier: boolean): Invariant[] => [
  ...deckInvariants(state, playing, isEarlier),
  ...inPlayInvariants(playing),
  ...missionInvariants(playing),
  ...cueInvariants(playing),
];
