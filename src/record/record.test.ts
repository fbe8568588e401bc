import { describe, expect, test } from 'vitest';
import { given, table } from '../../tests/tools/given.ts';
import { newStandardGame } from '../../tests/tools/standard.ts';
import { bots } from '../bots/index.ts';
import { continents } from '../content/continents.ts';
import { plans } from '../content/plans.ts';
import type { Game } from '../host/index.ts';
import { playGame } from '../sim/game.ts';
import {
  commendations,
  commendationsOf,
  courseOf,
  entryOf,
  firstEarnedBy,
  type Judged,
  type LedgerEntry,
  merged,
  ofAGame,
  sorted,
  totalsOf,
} from './index.ts';

const day = 86_400_000;
const entry = (some: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id: 'one',
  ended: 20_000 * day,
  mode: 'virtual',
  difficulty: 'easy',
  plan: 'domination',
  base: 'europe',
  rounds: 7,
  won: true,
  score: 70,
  roles: ['commander'],
  earned: [],
  judged: null,
  ...some,
});
const judged = (some: Partial<Judged>): Judged => ({ start: 0.5, decisions: 0, luck: 0, result: 1, ...some });
const ending = {
  id: 'one',
  ended: 5,
  company: { own: ['squad-leader', 'commander'], bots: ['chief-scientist', 'central-officer'], people: 1 },
  counted: null,
} as const;
const over = playGame({ seed: 'record', difficulty: 'easy' }, bots.planner);

describe('an entry', () => {
  test('REC-2 tells of a finished game what the record needs, as plain JSON', () => {
    const { setup, round, outcome } = over.state.open;
    const found = entryOf(over, ending);
    expect(found).toMatchObject({
      id: 'one',
      ended: 5,
      mode: 'virtual',
      difficulty: 'easy',
      plan: setup.plan,
      base: setup.base,
      rounds: round,
      won: outcome?.won,
      roles: ['commander', 'squad-leader'],
    });
    expect(found?.score).toBeTypeOf('number');
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
  });

  test('REC-1 with the box the score is the one that was counted', () => {
    const boxed = given().endRound({ baseDestroyed: true }).game;
    expect(entryOf(boxed, ending)?.score).toBeNull();
    expect(entryOf(boxed, { ...ending, counted: -20 })?.score).toBe(-20);
  });

  test('REC-1 a running game, one from a described position and the guided one do not count', () => {
    expect(entryOf(newStandardGame({ seed: 'record', difficulty: 'easy' }), ending)).toBeNull();
    const { outcome } = over.state.open;
    const described = table({ begin: 'recruit' }).game;
    const ended: Game = { ...described, state: { ...described.state, open: { ...described.state.open, outcome } } };
    expect(entryOf(ended, ending)).toBeNull();
  });
});

describe('two ledgers', () => {
  const own = [entry({ id: 'a', ended: 1 }), entry({ id: 'b', ended: 3 })];
  const other = [entry({ id: 'c', ended: 2 }), entry({ id: 'b', ended: 3 })];

  test('REC-2 have every game once when they are joined, in the order in which they ended', () => {
    expect(merged(own, other).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  });

  test('REC-2 joined twice are the same as joined once, whichever came first', () => {
    const once = merged(own, other);
    expect(merged(once, other)).toEqual(once);
    expect(merged(once, once)).toEqual(once);
    expect(merged(other, own)).toEqual(once);
  });

  test('REC-2 of one game keep what only one of them knows', () => {
    const known = entry({ judged: judged({}), score: 60, earned: ['alone'] });
    const less = entry({ base: null, score: null, roles: [], earned: [] });
    for (const pair of [
      [[known], [less]],
      [[less], [known]],
    ] as const)
      expect(merged(...pair)).toEqual([known]);
  });
});

describe('sums', () => {
  test('REC-1 are counted by difficulty, plan, base and role', () => {
    const totals = totalsOf([
      entry({ id: 'a', score: 50 }),
      entry({ id: 'b', score: 80, ended: 20_001 * day }),
      entry({ id: 'c', score: 99, won: false, ended: 20_003 * day, plan: 'onslaught', base: 'asia', roles: [] }),
    ]);
    expect(totals).toMatchObject({ played: 3, won: 2 });
    const [easy, normal] = totals.difficulties;
    expect(easy).toEqual({ name: 'easy', played: 3, won: 2, best: 80, days: 2, games: [true, true, false] });
    expect(normal).toEqual({ name: 'normal', played: 0, won: 0, best: null, days: 0, games: [] });
    expect(totals.plans.find(({ name }) => name === 'onslaught')).toMatchObject({ played: 1, won: 0 });
    expect(totals.bases.find(({ name }) => name === 'europe')).toMatchObject({ played: 2, won: 2 });
    expect(totals.roles.find(({ name }) => name === 'commander')).toMatchObject({ played: 2, won: 2 });
  });

  test('REC-1 have the tutorial of the box only if it was played', () => {
    const names = (entries: readonly LedgerEntry[]) => totalsOf(entries).difficulties.map(({ name }) => name);
    expect(names([])).toEqual(['easy', 'normal', 'hard', 'expert']);
    expect(names([entry({ difficulty: 'tutorial' })])[0]).toBe('tutorial');
  });

  test('REC-1 have the means of reviewed games, which add up, and none without a review', () => {
    expect(totalsOf([entry()]).means).toBeNull();
    const reviewed = [
      entry({ judged: judged({ start: 0.4, decisions: -0.3, luck: 0.9 }) }),
      entry({ judged: judged({ start: 0.6, decisions: -0.1, luck: -0.5, result: 0 }) }),
    ];
    const { start = 0, decisions = 0, luck = 0, result = 0 } = totalsOf(reviewed).means ?? {};
    expect([start, decisions, luck, result].map((value) => Math.round(100 * value))).toEqual([50, -20, 20, 50]);
  });

  test('REC-1 the course begins with the tenth reviewed game', () => {
    const all = Array.from({ length: 12 }, (_, i) => judged({ decisions: -i }));
    expect(courseOf(all.slice(0, 9))).toEqual([]);
    expect(courseOf(all)).toEqual([-4.5, -5.5, -6.5]);
  });
});

describe('commendations', () => {
  const earnedOn = (entries: readonly LedgerEntry[], days: readonly number[] = []) =>
    commendationsOf({ entries, days });

  test('REC-3 are twenty-four', () => {
    expect(new Set(commendations).size).toBe(24);
    expect(commendations).toEqual(expect.arrayContaining(Object.keys(ofAGame)));
  });

  test('REC-3 belong to the first game that earned them', () => {
    const games = [entry({ id: 'a' }), entry({ id: 'b', earned: ['alone'] }), entry({ id: 'c', earned: ['alone'] })];
    expect(earnedOn(games).get('alone')).toMatchObject({ entry: { id: 'b' } });
    expect([...earnedOn(games).keys()]).toEqual(['alone']);
  });

  test('REC-3 Five Plans and Six Bases take a victory with each, which the last one completes', () => {
    const won = plans.map((plan, i) => entry({ id: plan, plan, base: continents[i] ?? null, ended: i }));
    expect([...earnedOn(won).keys()]).toEqual(['five-plans']);
    expect([...earnedOn(won.map((one, i) => (i === 2 ? { ...one, won: false } : one))).keys()]).toEqual([]);
    const sixth = entry({ id: 'sixth', base: continents[5], ended: 9 });
    expect(earnedOn([...won, sixth]).get('six-bases')?.entry?.id).toBe('sixth');
  });

  test('REC-3 Seven Days takes seven days in a row, of games or of drills', () => {
    const games = Array.from({ length: 7 }, (_, i) => entry({ id: `${i}`, ended: (100 + i) * day, won: false }));
    expect(earnedOn(games).get('seven-days')?.entry?.id).toBe('6');
    const gap = games.filter(({ id }) => id !== '3');
    expect(earnedOn(gap).has('seven-days')).toBe(false);
    expect(earnedOn(gap, [103]).has('seven-days')).toBe(true);
    expect(earnedOn(games.slice(1), [107]).get('seven-days')).toEqual({ at: 107 * day, entry: null });
  });

  test('REC-3 that are new with a game are those that no earlier one earned', () => {
    const games = sorted([
      entry({ id: 'b', ended: 2, earned: ['alone', 'enough'] }),
      entry({ id: 'a', ended: 1, earned: ['alone'] }),
    ]);
    expect(firstEarnedBy('b', { entries: games, days: [] })).toEqual(['enough']);
    expect(firstEarnedBy('a', { entries: games, days: [] })).toEqual(['alone']);
  });
});
