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
import type { Promised } from './promised.ts';

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

/** Returns all cards of a deck's kind in the game, in whatever place, with copies. */
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

function deckPromises(state: GameState, { board, pack }: Playing): Promised[] {
  const all = deckNames.map((deck) => ({ deck, cards: cardsOf(state, deck, board) }));
  const complete = all.every(({ deck, cards }) => {
    // A described table can add enemies of types that were not drawn, so there can be more but never fewer.
    if (deck === 'enemy') return cards.length >= printed(state, deck);
    return new Set(cards).size === cards.length && cards.length === printed(state, deck);
  });
  return [
    ['no card is lost or doubled', complete],
    ['every card is one of the pack', all.every(({ deck, cards }) => cards.every((card) => pack[deck].has(card)))],
    [
      'decks are as high as they look',
      deckNames.every((deck) => board.decks[deck].left === state.hidden.decks[deck].length),
    ],
    ['what lies face down is hidden', missionPlaces.every((place) => isHidden(state, board, place))],
  ];
}

/** Whether the hidden half holds exactly the face-down enemies of the mission. */
function isHidden({ hidden }: GameState, board: Board, place: MissionPlace): boolean {
  const mission = missionAt(board, place);
  const down = Object.keys(hidden.faceDown[place]).map(Number);
  const enemies = (mission?.parts ?? []).flatMap((part, i) => (enemyOf(part)?.faceUp === false ? [i] : []));
  return down.length === enemies.length && enemies.every((part) => down.includes(part));
}

function inPlayPromises({ board, pack }: Playing): Promised[] {
  const { inPlay } = board;
  const printedOn = (card: string) => pack.usable.get(card);
  return [
    ['each card in play lies there once', new Set(inPlay.map(({ card }) => card)).size === inPlay.length],
    ['cards in play lie with their owners', inPlay.every(({ card, owner }) => printedOn(card)?.owner === owner)],
    [
      'what works by itself never tires',
      inPlay.every(({ card, exhausted }) => !exhausted || printedOn(card)?.phase !== 'always'),
    ],
    [
      'a tech in a lab is unfinished, and an empty lab holds no markers',
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

function missionPromises({ board, pack, setup, finalMission }: Playing): Promised[] {
  const laid = missionsOf(board);
  const enemies = enemiesOf(board);
  return [
    [
      'the final mission is the plan’s, and available',
      board.finalMission === null || (board.finalMission.card === setup.plan && finalMission === 'available'),
    ],
    ['missions are fought from left to right', laid.every(([, mission]) => inOrder(mission))],
    ['only an enemy lying face down is unknown', enemies.every(({ card, faceUp }) => (card === null) === !faceUp)],
    ['enemies in the base lie face up', board.enemies.every((enemy) => enemy?.faceUp ?? true)],
    [
      'every enemy on the table lives',
      enemies.every(({ card, successes }) =>
        card === null ? successes === 0 : successes < (pack.enemy.get(card)?.health ?? 0),
      ),
    ],
  ];
}

function cuePromises({ board, cue }: Playing): Promised[] {
  const { drawn, brought } = board;
  const drawing = { crisis: 'crisis', mission: 'choose-mission' } as const;
  return [
    ['cards lie drawn only in their cue', drawn === null || drawing[drawn.deck] === cue?.kind],
    ['only cards on offer lie drawn', drawn === null || drawn.cards.every((card) => drawn.offered.includes(card))],
    [
      'cards drawn lie there until one is chosen, and none after',
      drawn === null || drawn.cards.length === (drawn.chosen === null ? drawn.offered.length : 0),
    ],
    ['only a cue brings units', brought.units.length === 0 || cue !== null],
    ['only Emergency Funding pays', brought.funded === 0 || cue?.kind === 'emergency-funding'],
  ];
}

/** Returns the promises about cards, in decks and on the table. */
export const cardPromises = (state: GameState, playing: Playing): Promised[] => [
  ...deckPromises(state, playing),
  ...inPlayPromises(playing),
  ...missionPromises(playing),
  ...cuePromises(playing),
];
