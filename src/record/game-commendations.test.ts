import { expect, test } from 'vitest';
import { at, calm, given, table } from '../../tests/tools/given.ts';
import { standardPack } from '../content/standard/pack.ts';
import { damageTrack } from '../content/tracks.ts';
import { byStep, type GameEvent, type PublicState } from '../rules/index.ts';
import type { Company, Finished } from './finished.ts';
import { earnedIn, type GameCommendation, numbers, ofAGame } from './game-commendations.ts';

/** Events with these facts. Their time and cause do not matter. */
const events = (...facts: readonly Record<string, unknown>[]): GameEvent[] =>
  facts.map((fact) => ({ at: 0, why: byStep('missions'), ...fact }) as unknown as GameEvent);

const nobody: Company = { own: [], bots: [], people: 0 };
const onTable = table({ begin: 'recruit' }).open;
const withBox = given().endRound({ panic: calm }).open;

interface Some {
  readonly log?: readonly Record<string, unknown>[];
  readonly board?: Record<string, unknown>;
  readonly open?: Partial<PublicState>;
  readonly won?: boolean;
  readonly company?: Company;
}
/** A finished game on a board of which only some facts matter. */
const finished = ({ log = [], board = {}, open = {}, won = true, company = nobody }: Some): Finished => ({
  events: events(...log),
  open: { ...onTable, ...open, board: onTable.board && { ...onTable.board, ...board } },
  pack: standardPack,
  won,
  company,
});
/** A game with the box. */
const boxed = ({ open = {}, log = [], won = true }: Some): Finished => ({
  ...finished({ log, won }),
  open: { ...withBox, ...open },
});

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const opened = { type: 'task-opened', task: { kind: 'orbital-defense' }, threat: 1 };
const roll = { type: 'roll-applied', successes: 1, loss: false, threat: 2 };
const lostRoll = { ...roll, loss: true };
const threat = (to: number) => ({ type: 'threat-changed', threat: to });
const round = (number: number) => ({ type: 'round-prepared', round: number, finalMission: 'locked', scanner: false });
const mission = { type: 'mission-cleared', place: 'mission', completed: true, enemies: [] };
const report = (missionCompleted: boolean) => ({ type: 'round-ended', report: { missionCompleted } });
const researched = (count: number) => ({
  type: 'cards-moved',
  deck: 'tech',
  cards: times(count, 'tech'),
  from: 'lab:1',
  to: 'in-play',
});
const salvaged = (count: number) => ({
  type: 'cards-moved',
  deck: 'enemy',
  cards: times(count, 'enemy'),
  from: 'base:0',
  to: 'salvage',
});
const cue = { type: 'cue-opened', cue: { kind: 'crisis', scrambled: false }, limit: 10_000 };
const lights = (of: number, count: number) => ({
  type: 'secret/schedule-prepared',
  schedule: { round: of, forecasts: times(count, { from: 1, reveals: 2 }) },
});
const quiet = { europe: 0, africa: 0, asia: 0, australia: 0, 'north-america': 0, 'south-america': 0 };
const units = (pool: string) =>
  at('reserve', 'heavy-1', 'interceptor-1').map((unit) => ({
    ...unit,
    kind: unit.id.startsWith('heavy') ? 'heavy' : 'interceptor',
    at: unit.id === pool ? 'pool' : 'reserve',
  }));
const bot = (count: number) =>
  (['chief-scientist', 'central-officer', 'squad-leader', 'commander'] as const).slice(0, count);

/** A game that earns each commendation, and one that just misses it. */
const cases: Readonly<Record<GameCommendation, readonly [earned: Finished, missed: Finished]>> = {
  'whole-earth': [
    finished({ board: { panic: { ...quiet, asia: 7 } } }),
    finished({ board: { panic: { ...quiet, asia: 8 } } }),
  ],
  'at-expert': [
    finished({ open: { setup: { ...onTable.setup, difficulty: 'expert' } } }),
    finished({ open: { setup: { ...onTable.setup, difficulty: 'hard' } } }),
  ],
  'one-breath': [finished({}), finished({ log: [{ type: 'paused' }] })],
  'three-in-a-row': [
    finished({ log: [round(1), mission, round(2), mission, round(3), mission], open: { round: 3 }, won: false }),
    finished({ log: [round(1), mission, round(2), mission, round(3), round(4), mission], open: { round: 4 } }),
  ],
  'last-wall': [
    finished({ board: { damage: damageTrack.length - 2 } }),
    finished({ board: { damage: damageTrack.length - 3 } }),
  ],
  'against-the-dice': [unlucky(true), unlucky(false)],
  'steady-hands': [
    finished({ log: [lostRoll, ...times(numbers.rollsWithoutLoss, roll), lostRoll] }),
    finished({ log: [...times(numbers.rollsWithoutLoss - 1, roll), lostRoll, roll] }),
  ],
  'clear-sky': [
    finished({ board: { ufos: { ...quiet, orbit: 0 } } }),
    finished({ board: { ufos: { ...quiet, orbit: 1 } } }),
  ],
  'everyone-home': [
    finished({ board: { units: units('interceptor-1') } }),
    finished({ board: { units: units('heavy-1') } }),
  ],
  'full-wing': [
    finished({ board: { units: units('heavy-1') } }),
    finished({ board: { units: units('interceptor-1') } }),
  ],
  'three-labs': [
    finished({ log: [round(1), researched(1), researched(2)] }),
    finished({ log: [round(1), researched(2), round(2), researched(1)] }),
  ],
  'on-time': [
    finished({ log: [cue, { type: 'cue-closed', how: 'done' }] }),
    finished({ log: [cue, { type: 'cue-closed', how: 'expired' }] }),
  ],
  'all-ears': [
    finished({
      log: [lights(1, 1), { type: 'scanned' }, lights(2, 1), lights(2, 2), { type: 'scanned' }, { type: 'scanned' }],
    }),
    finished({ log: [lights(1, 2), { type: 'scanned' }] }),
  ],
  'clear-signal': [
    finished({ log: [cue] }),
    finished({ log: [cue, { ...cue, cue: { kind: 'crisis', scrambled: true } }] }),
  ],
  'at-five': [
    finished({ log: [opened, threat(5), roll] }),
    finished({ log: [opened, threat(5), roll, threat(4), roll] }),
  ],
  'hot-hand': [
    finished({ log: [opened, ...times(numbers.pushes, roll)], won: false }),
    finished({ log: [opened, ...times(numbers.pushes - 1, roll), opened, roll] }),
  ],
  enough: [finished({ log: [opened, roll, threat(4), roll] }), finished({ log: [opened, roll, threat(5), roll] })],
  'last-credit': [finished({ board: { emergency: 1 } }), finished({ board: { emergency: 0, budget: 3 } })],
  'four-seats': [
    finished({ company: { own: ['commander'], bots: [], people: 4 } }),
    finished({ company: { own: ['commander'], bots: bot(1), people: 3 } }),
  ],
  alone: [
    finished({ company: { own: ['commander'], bots: bot(3), people: 1 } }),
    finished({ company: { own: ['commander', 'squad-leader'], bots: bot(2), people: 1 } }),
  ],
  salvage: [
    finished({ log: [salvaged(numbers.salvage)], won: false }),
    finished({
      log: [salvaged(numbers.salvage - 1), { ...salvaged(1), from: 'salvage', to: 'discard' }, salvaged(1)],
    }),
  ],
};

/** A won game of twelve dice: none with a success, or a third of them. */
function unlucky(isUnlucky: boolean): Finished {
  const satellites = at('orbit', 'satellite-1', 'satellite-2', 'satellite-3');
  const play = table({ round: 1, begin: 'orbital-defense', ufos: { orbit: 9 }, units: satellites });
  for (let i = 0; i < 4; i += 1) {
    play.do({ type: 'roll', faces: { xcom: [1, 1, isUnlucky ? 1 : 6], alien: 8 } });
    play.do('apply');
  }
  return { events: play.log, open: play.open, pack: play.pack, won: true, company: nobody };
}

test.each(Object.keys(cases) as GameCommendation[])(
  'REC-3 %s is earned by what its rule says, and by nothing less',
  (name) => {
    const [earned, missed] = cases[name];
    expect([ofAGame[name](earned), ofAGame[name](missed)]).toEqual([true, false]);
  },
);

test('REC-3 a lost game earns only what its rule does not ask a victory for', () => {
  const withoutVictory = new Set(['three-in-a-row', 'steady-hands', 'three-labs', 'hot-hand', 'salvage']);
  const earned = (Object.keys(cases) as GameCommendation[]).filter((name) =>
    ofAGame[name]({ ...cases[name][0], won: false }),
  );
  expect(new Set(earned)).toEqual(withoutVictory);
});

test('REC-3 with the box only what the app knows is judged', () => {
  const earned = earnedIn(
    boxed({ log: [round(1), report(true), round(2), report(true), round(3), report(true)], open: { round: 4 } }),
  );
  expect(earned).toEqual(['whole-earth', 'one-breath', 'three-in-a-row', 'clear-signal']);
  expect(ofAGame['whole-earth'](boxed({ open: { entries: { panic: { ...calm, asia: 'orange' } } } }))).toBe(false);
});
