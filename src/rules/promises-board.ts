import { components } from '../content/components.ts';
import { continents, spaces } from '../content/continents.ts';
import { damageTrack, threatTrack } from '../content/tracks.ts';
import { isOf, isSoldier, stock, unitKinds } from '../content/units.ts';
import { type Board, type DeckName, deckNames, type MissionPlace } from './board.ts';
import { fallenSpace } from './panic.ts';
import { hasBoard, type Playing, type State } from './state.ts';
import { boardPlaces, roomOf, startingUnits } from './units.ts';

type Promised = readonly [says: string, kept: boolean];

const within = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;

function ofUnits({ board }: Playing): Promised[] {
  const { units, inPlay } = board;
  const known = startingUnits.every(({ id, kind }, i) => units[i]?.id === id && units[i]?.kind === kind);
  const onCards = units.filter(({ at }) => at.startsWith('card:'));
  return [
    ['every unit is there, and in one place', known && units.length === startingUnits.length],
    ['only satellites and scientists tire', units.every(({ kind, exhausted }) => !exhausted || tires(kind))],
    ['only soldiers are elite', units.every(({ kind, elite }) => !elite || isSoldier(kind))],
    ['at most four are elite', units.filter(({ elite }) => elite).length <= components.eliteMarkers],
    ['nobody in the pool is elite', units.every(({ at, elite }) => at !== 'pool' || !elite)],
    [
      'units stand where they belong, and no more than there is room for',
      boardPlaces.every((place) => {
        const room = roomOf(place);
        const there = units.filter(({ at }) => at === place);
        return room !== null && there.length <= room.most && there.every(({ kind }) => isOf(kind, room.group));
      }),
    ],
    [
      'units on cards lie on cards in play',
      onCards.every(({ at }) => inPlay.some(({ card }) => at === `card:${card}`)),
    ],
    [
      'all kinds are there',
      unitKinds.every((kind) => units.filter((unit) => unit.kind === kind).length === stock[kind].all),
    ],
  ];
}

const tires = (kind: string): boolean => kind === 'satellite' || kind === 'scientist';

function ofTracks({ board }: Playing): Promised[] {
  const { ufos, panic, damage, threat, budget, emergency } = board;
  const total = spaces.reduce((sum, space) => sum + ufos[space], 0);
  return [
    ['24 UFOs in all', spaces.every((space) => within(ufos[space], components.ufos)) && total <= components.ufos],
    ['panic stays on its track', continents.every((continent) => within(panic[continent], fallenSpace))],
    ['damage stays on its track', within(damage, damageTrack.length - 1)],
    ['threat lies from 1 to 5', threat >= threatTrack.lowest && within(threat, threatTrack.highest)],
    ['credits are never fewer than none', within(budget, 1_000_000) && within(emergency, 1_000_000)],
  ];
}

const missionsOf = (board: Board) =>
  [
    ['mission', board.mission],
    ['final-mission', board.finalMission],
  ] as const;

/** All cards of a deck's kind, wherever they lie. */
function cardsOf({ open, hidden }: State, deck: DeckName, board: Board): string[] {
  const { pack } = open;
  const owned = (of: ReadonlyMap<string, unknown>) =>
    board.inPlay.map(({ card }) => card).filter((card) => of.has(card));
  const common = [...hidden.decks[deck], ...board.decks[deck].discard];
  switch (deck) {
    case 'tech':
      return [...common, ...board.hand, ...board.labs.flatMap(({ tech }) => tech ?? []), ...owned(pack.tech)];
    case 'crisis':
      return [...common, ...board.crisisPool, ...(board.drawn?.deck === 'crisis' ? board.drawn.cards : [])];
    case 'mission': {
      const drawn = board.drawn?.deck === 'mission' ? board.drawn.cards : [];
      return [...common, ...drawn, ...(board.mission ? [board.mission.card] : []), ...board.gone];
    }
    case 'enemy': {
      const onMissions = missionsOf(board).flatMap(([, mission]) =>
        (mission?.parts ?? []).flatMap(({ enemy }) => (enemy && enemy !== 'none' && enemy.card ? [enemy.card] : [])),
      );
      const down = missionsOf(board).flatMap(([place]) => Object.values(hidden.faceDown[place]));
      return [
        ...common,
        ...board.enemies.flatMap((enemy) => enemy?.card ?? []),
        ...board.salvage,
        ...onMissions,
        ...down,
      ];
    }
  }
}

/** How many cards of a kind the game is played with: what the pack prints, and for enemies what the types drawn have. */
function printed({ open }: State, deck: DeckName): number {
  const { cards } = open.pack;
  if (deck !== 'enemy') return { tech: cards.techs, crisis: cards.crises, mission: cards.missions }[deck].length;
  const types = cards.enemies.filter(({ type }) => open.setup.enemyTypes.includes(type));
  return types.reduce((sum, { copies }) => sum + copies, 0);
}

function ofCards(state: State, { board, pack }: Playing): Promised[] {
  const known =
    deckNames.every((deck) => cardsOf(state, deck, board).every((card) => pack[deck].has(card))) &&
    board.inPlay.every(({ card }) => pack.tech.has(card) || pack.asset.has(card));
  const unique = (['tech', 'crisis', 'mission'] as const).every((deck) => {
    const all = cardsOf(state, deck, board);
    return new Set(all).size === all.length && all.length === printed(state, deck);
  });
  // A described table may use enemies of other types than those drawn: then there are more, never fewer.
  const enough = cardsOf(state, 'enemy', board).length >= printed(state, 'enemy');
  return [
    ['every card is one of the pack', known],
    ['no card is lost or doubled', unique && enough],
    [
      'decks are as high as they look',
      deckNames.every((deck) => board.decks[deck].left === state.hidden.decks[deck].length),
    ],
    ['what lies face down is hidden', missionsOf(board).every(([place]) => isHidden(state, board, place))],
  ];
}

function isHidden({ hidden }: State, board: Board, place: MissionPlace): boolean {
  const mission = place === 'mission' ? board.mission : board.finalMission;
  const down = Object.keys(hidden.faceDown[place]).map(Number);
  const lying = (mission?.parts ?? []).flatMap(({ enemy }, i) =>
    enemy && enemy !== 'none' && !enemy.faceUp ? [i] : [],
  );
  return down.length === lying.length && lying.every((part) => down.includes(part));
}

function ofTask({ board, step }: Playing): Promised[] {
  const { task } = board;
  const rolling = task?.roll ?? null;
  return [
    ['a task is open only in a step', task === null || step !== null],
    ['a roll has dice', rolling === null || rolling.xcom.length > 0],
    [
      'each icon holds one soldier',
      task === null || new Set(Object.values(task.soldiers)).size === Object.keys(task.soldiers).length,
    ],
    ['what is asked has an answer', board.choices.every(({ options }) => options.length > 1)],
  ];
}

/** The promises of the board half; none without a board. */
export function ofBoard(state: State): Promised[] {
  const { open } = state;
  if (!hasBoard(open)) return [];
  return [...ofUnits(open), ...ofTracks(open), ...ofCards(state, open), ...ofTask(open)];
}
