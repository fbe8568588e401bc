import { describe, expect, test } from 'vitest';
import type { Result } from '../game.ts';
import { shareOf } from '../statistics.ts';
import type { CardUse } from '../tally.ts';
import { type Cell, findings, isKept, type Played } from './index.ts';

const wins = (count: number) => ({ games: 100, wins: count, ...shareOf(count, 100) });

const tech = (id: string, chosen: number, worth: number): CardUse => ({
  id,
  seen: 50,
  chosen: shareOf(chosen, 100),
  researched: shareOf(chosen, 100),
  worth,
});

/** Cell that meets every target of a planner at normal. */
const cell = (more: Partial<Cell> = {}): Cell => ({
  difficulty: 'normal',
  bots: 'planner',
  games: 100,
  wins: 50,
  winRate: 0.5,
  interval95: [0.4, 0.6],
  rounds: { median: 7, max: 11, counts: { 7: 100 } },
  finalMission: shareOf(90, 100),
  losses: { 'base-destroyed': 20, panic: 30 },
  score: 30,
  adaptation: { rounds: 100, pressed: 30, eased: 30, atEitherEnd: 20 },
  byPlan: { domination: wins(55) },
  byBase: { asia: wins(51) },
  cards: [tech('common', 40, 0.05), tech('rare', 5, -0.02)],
  unseen: { cards: [], verbs: [], cues: [], steps: [] },
  ...more,
});

const result = (seed: string, won: boolean, adaptation: readonly number[]): Result => ({
  seed,
  difficulty: 'normal',
  plan: 'domination',
  base: 'asia',
  won,
  why: won ? 'final-mission' : 'panic',
  rounds: 7,
  score: 0,
  adaptation,
  finalMission: true,
  drawn: [],
  firstHand: [],
  chosen: [],
  researched: [],
  cards: [],
  verbs: [],
  cues: [],
  steps: [],
});

const onTarget: Played = {
  cells: { planner: { normal: cell() }, thinker: { normal: cell({ bots: 'thinker', winRate: 0.8 }) } },
  beginner: cell({ bots: 'beginner', winRate: 0.1 }),
  random: cell({ bots: 'random', winRate: 0 }),
  pairs: [
    {
      difficulty: 'normal',
      adapted: [result('a', true, [-1, -1]), result('b', false, [1, 1])],
      even: [result('a', false, [0, 0]), result('b', true, [0, 0])],
    },
  ],
  idle: { rounds: 10, idle: { commander: 0 } },
};

const violations = (played: Played): string[] => findings(played).flatMap((one) => (isKept(one) ? [] : one.what));
const planner = (more: Partial<Cell>): Played => ({
  ...onTarget,
  cells: { ...onTarget.cells, planner: { normal: cell(more) } },
});

describe('balance findings', () => {
  test('has no violations if every figure meets its target', () => {
    expect(violations(onTarget)).toEqual([]);
  });

  test('lists figures of both teams, or of the planner alone if the thinker has no games', () => {
    const [line] = findings(onTarget).filter(({ what }) => what === 'wins, normal');
    expect(line).toMatchObject({ planner: { wanted: '45 to 55 %' }, thinker: { wanted: '≥ 70 %' } });
    const alone = findings({ ...onTarget, cells: { ...onTarget.cells, thinker: {} } });
    expect(alone.every(({ thinker }) => thinker === null)).toBe(true);
  });

  const faults: readonly [string, Played][] = [
    ['wins, normal', planner({ winRate: 0.56 })],
    ['wins, normal', { ...onTarget, cells: { ...onTarget.cells, thinker: { normal: cell({ winRate: 0.69 }) } } }],
    ['plan domination, normal', planner({ byPlan: { domination: wins(61) } })],
    ['base asia, normal', planner({ byBase: { asia: wins(43) } })],
    ['rounds of the median game, normal', planner({ rounds: { median: 5, max: 9, counts: {} } })],
    ['rounds of the longest game, any difficulty', planner({ rounds: { median: 7, max: 13, counts: {} } })],
    ['final mission reached, normal', planner({ finalMission: shareOf(84, 100) })],
    ['losses by panic, normal', planner({ losses: { 'base-destroyed': 41, panic: 9 } })],
    ['the tech chosen least often when in hand, normal', planner({ cards: [tech('rare', 2, 0)] })],
    ['the tech chosen most often when in hand, normal', planner({ cards: [tech('common', 61, 0)] })],
    ['the tech in the first hand that changes most, normal', planner({ cards: [tech('strong', 30, -0.13)] })],
    ['wins of random bots, normal', { ...onTarget, random: cell({ winRate: 0.03 }) }],
    ['wins of beginners, normal', { ...onTarget, beginner: cell({ winRate: 0.5 }) }],
    [
      `rounds of ${onTarget.idle.rounds} in which a role had nothing to decide`,
      { ...onTarget, idle: { rounds: 10, idle: { commander: 1 } } },
    ],
  ];
  test.each(faults)('reports a violated target: %s', (what, played) => {
    expect(violations(played)).toEqual([what]);
  });

  test('reports a card that no game has shown, but not one that some games have shown', () => {
    const unseen = { cards: ['lost'], verbs: [], cues: [], steps: [] };
    expect(violations(planner({ unseen }))).toEqual([]);
    const blind = (more: Partial<Cell>) => cell({ ...more, unseen });
    const all: Played = {
      ...onTarget,
      cells: { planner: { normal: blind({}) }, thinker: {} },
      beginner: blind({ winRate: 0.1 }),
      random: blind({ winRate: 0 }),
    };
    expect(violations(all)).toEqual(['never seen in any game']);
  });

  test('DIR-10 reports a director that only presses, stays at an end, or whose adaptation has no effect', () => {
    const [pair] = onTarget.pairs;
    const adapted = [result('a', true, [1, 2, 2, 2]), result('b', true, [1, 2, 2, 2])];
    const even = [result('a', true, [0]), result('b', false, [0])];
    const adaptation = { rounds: 100, pressed: 80, eased: 0, atEitherEnd: 60 };
    expect(violations({ ...planner({ adaptation }), pairs: [{ difficulty: 'normal', adapted, even }] })).toEqual([
      'rounds at either end of adaptation, normal',
      'rounds eased and pressed, normal',
      'pressed tables, normal',
    ]);
    const swapped = { difficulty: 'normal', adapted: pair?.adapted ?? [], even: pair?.adapted ?? [] } as const;
    expect(violations({ ...onTarget, pairs: [swapped] })).toEqual(['eased tables, normal', 'pressed tables, normal']);
  });
});
