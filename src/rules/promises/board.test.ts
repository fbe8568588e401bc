import { describe, expect, test } from 'vitest';
import { type Play, table } from '../../../tests/tools/given.ts';
import { brokenPromises, type State } from '../index.ts';
import type { Board, MissionOnTable, Roll, Task, Unit } from '../state/board.ts';
import { boardPromises } from './board.ts';

const missionEnemies = ['muton-elite'];

/** A table in mid-game: a tech in a lab, a mission with a face-up enemy and soldiers, a crisis. */
const midGame = () =>
  table({
    begin: 'ending',
    mission: 'opal-mine',
    missionEnemies,
    labs: [{ tech: 'clean-room' }],
    inPlay: ['ion-lance'],
    crisisPool: ['open-skies'],
    enemies: ['muton-grunt'],
    finalMission: 'available',
    units: [
      { id: 'sniper-1', at: 'mission' },
      { id: 'heavy-1', at: 'base' },
      { id: 'satellite-1', at: 'card:ion-lance' },
    ],
  });

/** A table in base defence: a task is open and a soldier is on its icon. */
function baseDefense(): Play {
  const play = table({ begin: 'base-defense', enemies: ['muton-grunt'], units: [{ id: 'heavy-1', at: 'base' }] });
  play.do({ type: 'take', task: { enemy: 0 } }, { as: 'squad-leader' });
  play.do({ type: 'place', soldier: 'heavy-1', icon: 0 }, { as: 'squad-leader' });
  return play;
}

const withBoard = ({ open, hidden }: State, change: (board: Board) => Partial<Board>): State => {
  if (open.board === null) throw new Error('no board');
  return { hidden, open: { ...open, board: { ...open.board, ...change(open.board) } } };
};

const unit = (id: string, change: Partial<Unit>) => (board: Board) => ({
  units: board.units.map((one) => (one.id === id ? { ...one, ...change } : one)),
});
const mission = (change: (mission: MissionOnTable) => Partial<MissionOnTable>) => (board: Board) => ({
  mission: board.mission && { ...board.mission, ...change(board.mission) },
});
const enemyOnMission = (change: object) =>
  mission(({ parts }) => ({
    parts: parts.map((part) =>
      part.enemy && part.enemy !== 'none' ? { ...part, enemy: { ...part.enemy, ...change } } : part,
    ),
  }));
const task = (change: Partial<Task>) => (board: Board) => ({ task: board.task && { ...board.task, ...change } });
const roll = (change: Partial<Roll>) =>
  task({ roll: { xcom: [1], alien: 8, added: 0, forgiven: false, lifted: null, ...change } });

type Change = (board: Board) => Partial<Board>;

/** Promises, each with a change to the mid-game table that breaks it. */
const brokenOnTable: readonly (readonly [says: string, change: Change])[] = [
  ['every unit is there, and in one place', ({ units }) => ({ units: units.slice(1) })],
  ['every unit is there, and in one place', ({ units }) => ({ units: units.toReversed() })],
  ['only satellites and scientists tire', unit('sniper-1', { exhausted: true })],
  ['only soldiers are elite', unit('satellite-1', { elite: true })],
  [
    'at most four are elite',
    ({ units }) => ({ units: units.map((one) => ({ ...one, elite: one.kind === 'sniper' || one.kind === 'heavy' })) }),
  ],
  ['only soldiers and interceptors lie in the pool', unit('scientist-1', { at: 'pool' })],
  ['nobody in the pool is elite', unit('sniper-3', { elite: true })],
  ['units stand where they belong, and no more than there is room for', unit('scientist-1', { at: 'orbit' })],
  [
    'units stand where they belong, and no more than there is room for',
    ({ units }) => ({ units: units.map((one) => (one.kind === 'satellite' ? { ...one, at: 'orbit' } : one)) }),
  ],
  ['units on cards lie on cards in play', unit('satellite-1', { at: 'card:clean-room' })],
  ['nobody stands where there is nothing, but in a lab whose tech is finished', unit('scientist-1', { at: 'lab:2' })],
  ['what a cue brought stands on the board', () => ({ brought: { units: ['sniper-2'], lab: null, funded: 0 } })],
  ['24 UFOs in all', ({ ufos }) => ({ ufos: { ...ufos, orbit: 20, asia: 5 } })],
  ['24 UFOs in all', ({ ufos }) => ({ ufos: { ...ufos, orbit: -1 } })],
  ['panic stays on its track', ({ panic }) => ({ panic: { ...panic, asia: 9 } })],
  ['damage stays on its track', () => ({ damage: 9 })],
  ['threat lies from 1 to 5', () => ({ threat: 0 })],
  ['threat lies from 1 to 5', () => ({ threat: 6 })],
  ['credits are never fewer than none', () => ({ budget: -1 })],
  ['credits are never fewer than none', () => ({ emergency: 0.5 })],
  ['no card is lost or doubled', () => ({ crisisPool: [] })],
  ['no card is lost or doubled', ({ hand }) => ({ hand: [...hand, 'ion-lance'] })],
  ['every card is one of the pack', () => ({ crisisPool: ['nothing'] })],
  ['decks are as high as they look', ({ decks }) => ({ decks: { ...decks, tech: { ...decks.tech, left: 3 } } })],
  ['what lies face down is hidden', enemyOnMission({ card: null, faceUp: false })],
  ['each card in play lies there once', ({ inPlay }) => ({ inPlay: [...inPlay, ...inPlay] })],
  [
    'cards in play lie with their owners',
    ({ inPlay }) => ({ inPlay: inPlay.map((one) => ({ ...one, owner: 'squad-leader' })) }),
  ],
  [
    'what works by itself never tires',
    ({ inPlay }) => ({ inPlay: inPlay.map((one) => ({ ...one, exhausted: true })) }),
  ],
  [
    'a tech in a lab is unfinished, and an empty lab holds no markers',
    ({ labs }) => ({ labs: labs.with(0, { tech: 'clean-room', successes: 2 }) }),
  ],
  [
    'a tech in a lab is unfinished, and an empty lab holds no markers',
    ({ labs }) => ({ labs: labs.with(1, { tech: null, successes: 1 }) }),
  ],
  [
    'the final mission is the plan’s, and available',
    ({ finalMission }) => ({ finalMission: finalMission && { ...finalMission, card: 'onslaught' } }),
  ],
  [
    'missions are fought from left to right',
    mission(({ parts }) => ({ parts: parts.map((part, i) => (i === 2 ? { ...part, complete: true } : part)) })),
  ],
  ['only an enemy lying face down is unknown', enemyOnMission({ faceUp: false })],
  [
    'enemies in the base lie face up',
    () => ({ enemies: [{ card: null, faceUp: false, successes: 0 }, null, null, null] }),
  ],
  ['every enemy on the table lives', enemyOnMission({ successes: 4 })],
  [
    'cards lie drawn only in their cue',
    () => ({ drawn: { deck: 'crisis', offered: [], cards: [], chosen: null, running: null } }),
  ],
  [
    'only cards on offer lie drawn',
    () => ({ drawn: { deck: 'crisis', offered: [], cards: ['home-front'], chosen: null, running: null } }),
  ],
  [
    'cards drawn lie there until one is chosen, and none after',
    () => ({
      drawn: {
        deck: 'crisis',
        offered: ['home-front', 'rumor-mill'],
        cards: ['home-front'],
        chosen: null,
        running: null,
      },
    }),
  ],
  [
    'cards drawn lie there until one is chosen, and none after',
    () => ({ drawn: { deck: 'mission', offered: ['opal-mine'], cards: ['opal-mine'], chosen: 'keep', running: null } }),
  ],
  [
    'only a step is waited for to be finished',
    () => ({
      choices: [
        {
          role: 'commander',
          about: 'card',
          options: ['a', 'b'],
          source: 'audit',
          todo: [{ next: 'finish-step' }],
          answers: [],
        },
      ],
    }),
  ],
  ['only Emergency Funding pays', () => ({ brought: { units: [], lab: null, funded: 1 } })],
  ['a task is open only in its step', () => ({ task: baseDefense().state.open.board?.task ?? null })],
  ['tasks are over only in a step', () => ({ taken: ['orbit'] })],
  [
    'what is asked has answers, each once',
    () => ({
      choices: [{ role: 'commander', about: 'card', options: ['a', 'a'], source: 'audit', todo: [], answers: [] }],
    }),
  ],
];

/** Promises, each with a change to the base defence table that breaks it. */
const brokenInTask: readonly (readonly [says: string, change: Change])[] = [
  ['a task is open only in its step', task({ kind: 'orbital-defense' })],
  ['a task has something to roll for', task({ enemy: 1 })],
  ['a roll has dice, and they show faces', roll({ xcom: [] })],
  ['a roll has dice, and they show faces', roll({ xcom: [7] })],
  ['a roll has dice, and they show faces', roll({ alien: 0 })],
  [
    'only a table of its own dice lifts them',
    (board) => ({ ...roll({ lifted: { xcom: [0], alien: false } })(board), dice: 'app' }),
  ],
  ['each icon holds one soldier who can do it', task({ soldiers: { 'heavy-1': 7 } })],
  ['each icon holds one soldier who can do it', task({ soldiers: { 'heavy-2': 0 } })],
  ['each icon holds one soldier who can do it', unit('heavy-1', { at: 'reserve' })],
  ['only a cue brings units', () => ({ brought: { units: ['heavy-1'], lab: null, funded: 0 } })],
];

describe('a broken promise of the board is reported:', () => {
  test.each(brokenOnTable)('TAB-7 CRD-8 %s', (says, change) => {
    const { state, pack } = midGame();
    expect(brokenPromises(state, pack)).toEqual([]);
    expect(brokenPromises(withBoard(state, change), pack)).toContain(says);
  });

  test.each(brokenInTask)('TSK-1 RES-7 %s', (says, change) => {
    const { state, pack } = baseDefense();
    expect(brokenPromises(state, pack)).toEqual([]);
    expect(brokenPromises(withBoard(state, change), pack)).toContain(says);
  });

  test('RES-4 research needs a tech in its lab', () => {
    const { state, pack } = table({
      begin: 'research',
      labs: [{ tech: 'clean-room' }],
      units: [{ id: 'scientist-1', at: 'lab:1' }],
    });
    expect(brokenPromises(state, pack)).toEqual([]);
    const changes: readonly Change[] = [
      task({ lab: 2 }),
      task({ lab: null }),
      ({ labs }) => ({ labs: labs.map(() => ({ tech: null, successes: 0 })) }),
    ];
    for (const change of changes)
      expect(brokenPromises(withBoard(state, change), pack)).toContain('a task has something to roll for');
  });

  test('FIN-9 a step in which nobody can do anything does not wait', () => {
    const {
      state: { open, hidden },
      pack,
    } = baseDefense();
    const state: State = { hidden, open: { ...open, step: 'refresh' } };
    expect(brokenPromises(state, pack)).toContain('a step in which nobody can do anything does not wait');
    expect(
      brokenPromises({ hidden, open: { ...state.open, outcome: { won: false, why: 'panic' } } }, pack),
    ).not.toContain('a step in which nobody can do anything does not wait');
  });

  test('FIN-16 every promise of the board is broken by one of these tests', () => {
    const { open, state } = midGame();
    const says = boardPromises({ open, hidden: state.hidden }).map(([promise]) => promise);
    const broken = [...brokenOnTable, ...brokenInTask].map(([promise]) => promise);
    expect(says.filter((promise) => !broken.includes(promise))).toEqual([
      'the table plays with the pack its setup names',
      'a step in which nobody can do anything does not wait',
    ]);
  });

  test('FIN-13 the table plays with the pack its setup names', () => {
    const {
      state: { open, hidden },
      pack,
    } = midGame();
    const state = { hidden, open: { ...open, setup: { ...open.setup, pack: 'another' } } };
    expect(brokenPromises(state, pack)).toEqual(['the table plays with the pack its setup names']);
  });
});
