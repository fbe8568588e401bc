import { describe, expect, test } from 'vitest';
import { type Play, table } from '../../../tests/tools/given.ts';
import { type State, violatedInvariants } from '../index.ts';
import type { Board, MissionOnTable, Roll, Task, Unit } from '../state/board.ts';
import { byStep } from '../state/cause.ts';
import { boardInvariants } from './board.ts';

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
/** Changes the open task into one that no rule opens. */
const task = (change: object) => (board: Board) => ({ task: board.task && ({ ...board.task, ...change } as Task) });
const roll = (change: Partial<Roll>) =>
  task({ roll: { xcom: [1], alien: 8, added: 0, forgiven: false, lifted: null, ...change } });

type Change = (board: Board) => Partial<Board>;

/** Invariants, each with a change to the mid-game table that breaks it. */
const brokenOnTable: readonly (readonly [says: string, change: Change])[] = [
  ['all 36 units exist, each once and in the fixed order', ({ units }) => ({ units: units.slice(1) })],
  ['all 36 units exist, each once and in the fixed order', ({ units }) => ({ units: units.toReversed() })],
  ['only satellites and scientists can be exhausted', unit('sniper-1', { exhausted: true })],
  ['only soldiers can be elite', unit('satellite-1', { elite: true })],
  [
    'at most four soldiers are elite',
    ({ units }) => ({ units: units.map((one) => ({ ...one, elite: one.kind === 'sniper' || one.kind === 'heavy' })) }),
  ],
  [
    'the recruitment pool holds satellites and scientists only where losses are hard',
    unit('scientist-1', { at: 'pool' }),
  ],
  ['no unit in the recruitment pool is exhausted', unit('scientist-1', { at: 'pool', exhausted: true })],
  ['no unit in the recruitment pool is elite', unit('sniper-3', { elite: true })],
  ['each place on the board holds only units of its kind, within its capacity', unit('scientist-1', { at: 'orbit' })],
  [
    'each place on the board holds only units of its kind, within its capacity',
    ({ units }) => ({ units: units.map((one) => (one.kind === 'satellite' ? { ...one, at: 'orbit' } : one)) }),
  ],
  [
    'every unit is in reserve, in the pool, on the board or on a card in play',
    unit('satellite-1', { at: 'card:clean-room' }),
  ],
  [
    'no unit is on a missing mission or, outside the resolution phase, in a lab without a tech',
    unit('scientist-1', { at: 'lab:2' }),
  ],
  [
    'every unit assigned in the open cue is on the board',
    () => ({ brought: { units: ['sniper-2'], lab: null, funded: 0 } }),
  ],
  [
    'each space has 0 to 24 UFOs, and the total is at most 24',
    ({ ufos }) => ({ ufos: { ...ufos, orbit: 20, asia: 5 } }),
  ],
  ['each space has 0 to 24 UFOs, and the total is at most 24', ({ ufos }) => ({ ufos: { ...ufos, orbit: -1 } })],
  ['the panic of every continent is a space of the panic track', ({ panic }) => ({ panic: { ...panic, asia: 9 } })],
  ['base damage is a space of the damage track', () => ({ damage: 9 })],
  ['threat is a whole number from 1 to 5', () => ({ threat: 0 })],
  ['threat is a whole number from 1 to 5', () => ({ threat: 6 })],
  ['budget and emergency credits are whole numbers from 0 to 1,000,000', () => ({ budget: -1 })],
  ['budget and emergency credits are whole numbers from 0 to 1,000,000', () => ({ emergency: 0.5 })],
  ['no card is missing, and no tech, crisis or mission card exists twice', () => ({ crisisPool: [] })],
  [
    'no card is missing, and no tech, crisis or mission card exists twice',
    ({ hand }) => ({ hand: [...hand, 'ion-lance'] }),
  ],
  ['every card belongs to the pack', () => ({ crisisPool: ['nothing'] })],
  [
    'each deck has as many cards as the open half says',
    ({ decks }) => ({ decks: { ...decks, tech: { ...decks.tech, left: 3 } } }),
  ],
  [
    'the hidden half has cards for exactly the face-down enemies of missions',
    enemyOnMission({ card: null, faceUp: false }),
  ],
  ['no card is in play twice', ({ inPlay }) => ({ inPlay: [...inPlay, ...inPlay] })],
  [
    'each card in play belongs to the role printed on it',
    ({ inPlay }) => ({ inPlay: inPlay.map((one) => ({ ...one, owner: 'squad-leader' })) }),
  ],
  [
    'a card that always works is never exhausted',
    ({ inPlay }) => ({ inPlay: inPlay.map((one) => ({ ...one, exhausted: true })) }),
  ],
  [
    'a tech in a lab has fewer successes than its cost, and an empty lab has none',
    ({ labs }) => ({ labs: labs.with(0, { tech: 'clean-room', successes: 2 }) }),
  ],
  [
    'a tech in a lab has fewer successes than its cost, and an empty lab has none',
    ({ labs }) => ({ labs: labs.with(1, { tech: null, successes: 1 }) }),
  ],
  [
    'a final mission on the board belongs to the plan and is available',
    ({ finalMission }) => ({ finalMission: finalMission && { ...finalMission, card: 'onslaught' } }),
  ],
  [
    'a mission part has progress only if all parts before it are complete',
    mission(({ parts }) => ({ parts: parts.map((part, i) => (i === 2 ? { ...part, complete: true } : part)) })),
  ],
  ['the card of an enemy is unknown exactly while it is face down', enemyOnMission({ faceUp: false })],
  [
    'every enemy in the base is face up',
    () => ({ enemies: [{ card: null, faceUp: false, successes: 0 }, null, null, null] }),
  ],
  ['an enemy has fewer successes than its health, and a face-down enemy has none', enemyOnMission({ successes: 4 })],
  [
    'cards to choose from are drawn only in their cue: crises in Crisis!, missions in Choose Mission',
    () => ({ drawn: { deck: 'crisis', offered: [], cards: [], chosen: null, running: null } }),
  ],
  [
    'every drawn card that remains is one of those offered',
    () => ({ drawn: { deck: 'crisis', offered: [], cards: ['home-front'], chosen: null, running: null } }),
  ],
  [
    'all offered cards remain until one is chosen, and none afterwards',
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
    'all offered cards remain until one is chosen, and none afterwards',
    () => ({ drawn: { deck: 'mission', offered: ['opal-mine'], cards: ['opal-mine'], chosen: 'keep', running: null } }),
  ],
  [
    'a choice that leads to the end of a step is open only during a step',
    () => ({
      choices: [
        {
          role: 'commander',
          about: 'card',
          options: ['a', 'b'],
          why: byStep('audit'),
          todo: [{ next: 'finish-step' }],
          answers: [],
        },
      ],
    }),
  ],
  ...(['pay', 'discard-crisis'] as const).map(
    (next) =>
      [
        'the cards that waiting work is about belong to the pack',
        () => ({
          choices: [
            {
              role: 'commander',
              about: 'card',
              options: ['a', 'b'],
              why: byStep('audit'),
              todo: [{ next, card: 'nothing' }],
              answers: [],
            },
          ],
        }),
      ] as const satisfies readonly [string, Change],
  ),
  [
    'credits are recorded as funded only in Emergency Funding',
    () => ({ brought: { units: [], lab: null, funded: 1 } }),
  ],
  ['a task is open only in the step for its kind', () => ({ task: baseDefense().state.open.board?.task ?? null })],
  ['finished tasks are recorded only in the resolution phase', () => ({ taken: ['orbit'] })],
  ['no task is recorded as finished twice', () => ({ taken: ['orbit', 'orbit'] })],
  [
    'no unit is recorded as assigned twice',
    () => ({ brought: { units: ['heavy-1', 'heavy-1'], lab: null, funded: 0 } }),
  ],
  ['there are at most 2,000 enemies', () => ({ salvage: Array<string>(2_001).fill('muton-grunt') })],
  [
    'at most a hundred choices are open',
    () => ({
      choices: Array.from({ length: 101 }, () => ({
        role: 'commander' as const,
        about: 'card' as const,
        options: ['a', 'b'],
        why: byStep('audit'),
        todo: [],
        answers: [],
      })),
    }),
  ],
  [
    'an open choice has at least two options, all different',
    () => ({
      choices: [{ role: 'commander', about: 'card', options: ['a', 'a'], why: byStep('audit'), todo: [], answers: [] }],
    }),
  ],
];

/** Invariants, each with a change to the base defence table that breaks it. */
const brokenInTask: readonly (readonly [says: string, change: Change])[] = [
  ['a task is open only in the step for its kind', task({ kind: 'orbital-defense' })],
  ['the target of the open task exists and is not complete', task({ enemy: 1 })],
  ['a roll has at least one XCOM die, and every die shows one of its faces', roll({ xcom: [] })],
  ['a roll has at least one XCOM die, and every die shows one of its faces', roll({ xcom: [7] })],
  ['a roll has at least one XCOM die, and every die shows one of its faces', roll({ alien: 0 })],
  [
    'dice wait to be rolled again only if the table rolls its own dice',
    (board) => ({ ...roll({ lifted: { xcom: [0], alien: false } })(board), dice: 'app' }),
  ],
  [
    'each soldier on the open task is at its place, alone on an icon, and has the skill',
    task({ soldiers: { 'heavy-1': 7 } }),
  ],
  [
    'each soldier on the open task is at its place, alone on an icon, and has the skill',
    task({ soldiers: { 'heavy-2': 0 } }),
  ],
  [
    'each soldier on the open task is at its place, alone on an icon, and has the skill',
    unit('heavy-1', { at: 'reserve' }),
  ],
  [
    'units are recorded as assigned only while a cue is open',
    () => ({ brought: { units: ['heavy-1'], lab: null, funded: 0 } }),
  ],
];

describe('a violated invariant of the board is reported:', () => {
  test.each(brokenOnTable)('TAB-7 CRD-8 %s', (says, change) => {
    const { state, pack } = midGame();
    expect(violatedInvariants(state, pack)).toEqual([]);
    expect(violatedInvariants(withBoard(state, change), pack)).toContain(says);
  });

  test.each(brokenInTask)('TSK-1 RES-7 %s', (says, change) => {
    const { state, pack } = baseDefense();
    expect(violatedInvariants(state, pack)).toEqual([]);
    expect(violatedInvariants(withBoard(state, change), pack)).toContain(says);
  });

  test('RES-4 research needs a tech in its lab', () => {
    const { state, pack } = table({
      begin: 'research',
      labs: [{ tech: 'clean-room' }],
      units: [{ id: 'scientist-1', at: 'lab:1' }],
    });
    expect(violatedInvariants(state, pack)).toEqual([]);
    const changes: readonly Change[] = [
      task({ lab: 2 }),
      task({ lab: null }),
      ({ labs }) => ({ labs: labs.map(() => ({ tech: null, successes: 0 })) }),
    ];
    for (const change of changes)
      expect(violatedInvariants(withBoard(state, change), pack)).toContain(
        'the target of the open task exists and is not complete',
      );
  });

  test('FIN-9 steps 12 to 14 wait only for an open choice', () => {
    const {
      state: { open, hidden },
      pack,
    } = baseDefense();
    const state: State = { hidden, open: { ...open, step: 'refresh' } };
    expect(violatedInvariants(state, pack)).toContain('steps 12 to 14 wait only for an open choice');
    expect(
      violatedInvariants({ hidden, open: { ...state.open, outcome: { won: false, why: 'panic' } } }, pack),
    ).not.toContain('steps 12 to 14 wait only for an open choice');
  });

  test('FIN-16 every invariant of the board is broken by one of these tests', () => {
    const { open, state } = midGame();
    const says = boardInvariants({ open, hidden: state.hidden }, false).map(([invariant]) => invariant);
    const broken = [...brokenOnTable, ...brokenInTask].map(([invariant]) => invariant);
    expect(says.filter((invariant) => !broken.includes(invariant))).toEqual([
      'the pack in use is the one that the setup names',
      'steps 12 to 14 wait only for an open choice',
    ]);
  });

  test('FIN-13 the pack in use is the one that the setup names', () => {
    const {
      state: { open, hidden },
      pack,
    } = midGame();
    const state = { hidden, open: { ...open, setup: { ...open.setup, pack: 'another' } } };
    expect(violatedInvariants(state, pack)).toEqual(['the pack in use is the one that the setup names']);
  });
});
