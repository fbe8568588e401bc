import { describe, expect, test } from 'vitest';
import { at, leader, officer, table } from '../../tests/tools/given.ts';
import { botPaces } from '../content/bot-paces.ts';
import type { Intent, OpenGame } from '../rules/index.ts';
import { delayOf, readMs, type Wanted } from './pace.ts';

const commander = 'commander';
const ours = table({ begin: 'deploy-interceptors' }).open;
const alien = table({ begin: 'crisis' }).open;
const recruiting = table({ begin: 'recruit', budget: 9 }).open;
/** The same cue with this many ms left of its limit. */
const withLeft = (open: OpenGame, left: number, limit = 20_000): OpenGame => ({
  ...open,
  clock: open.clock && { ...open.clock, limit, left },
});
const wanted = (type: 'done' | 'begin' | 'buy' | 'apply' | 'roll', more: Partial<Wanted> = {}): Wanted => ({
  move: { as: commander, intent: type === 'buy' ? { type, kind: 'interceptor' } : { type } },
  open: recruiting,
  before: null,
  waitedMs: 0,
  ...more,
});
/** An open roll with one success. */
const rolled = (face: number): OpenGame => {
  const play = table({ begin: 'orbital-defense', ufos: { orbit: 4 }, units: at('orbit', 'satellite-1') });
  play.do({ type: 'roll', faces: { xcom: [6], alien: face } }, { as: officer });
  return play.open;
};

describe('the pace of bots', () => {
  test('slow takes longer than normal, and normal longer than fast', () => {
    const delays = (['slow', 'normal', 'fast'] as const).map((pace) => delayOf(pace, wanted('buy')) ?? 0);
    expect(delays).toEqual(delays.toSorted((a, b) => b - a));
    expect(new Set(delays).size).toBe(3);
  });

  test('an alien cue can be read at any pace, from the moment it opened', () => {
    const fresh = withLeft(alien, 20_000);
    for (const pace of botPaces)
      expect(delayOf(pace, wanted('done', { open: fresh }))).toBeGreaterThanOrEqual(readMs.card);
    expect(delayOf('normal', wanted('done', { open: withLeft(alien, 19_000) }))).toBe(readMs.card - 1_000);
  });

  test('by press, every move of the resolution phase waits, and none while the clock runs', () => {
    expect(delayOf('press', wanted('buy'))).toBeNull();
    const timed = wanted('done', { open: ours });
    expect(delayOf('press', timed)).toBe(delayOf('slow', timed));
  });

  test('by press, a table of bots still begins its rounds by itself (RND-3)', () => {
    const between = { ...recruiting, phase: 'setup', step: null } as const;
    expect(delayOf('press', wanted('begin', { open: between }))).toBeGreaterThan(0);
  });

  test('CLK-4 a bot confirms an alien cue before it runs out', () => {
    const late = withLeft(alien, 1_500, 1_600);
    for (const pace of botPaces) expect(delayOf(pace, wanted('done', { open: late }))).toBeLessThan(1_500);
  });

  test('with little time left bots hurry', () => {
    const late = wanted('done', { open: withLeft(ours, 3_000) });
    expect(delayOf('slow', late)).toBe(delayOf('fast', wanted('done', { open: ours })));
  });

  test('small moves of one kind are one beat', () => {
    const { move } = wanted('buy');
    const again = delayOf('normal', wanted('buy', { before: move })) ?? 0;
    expect(again).toBeLessThan((delayOf('normal', wanted('buy')) ?? 0) / 2);
    const byOther = { ...move, as: 'squad-leader' } as const;
    expect(delayOf('normal', wanted('buy', { before: byOther }))).toBe(delayOf('normal', wanted('buy')));
  });

  test('a routine roll takes half the time of one that loses units', () => {
    const apply = (face: number, waitedMs: number) =>
      delayOf('normal', wanted('apply', { open: rolled(face), waitedMs })) ?? 0;
    expect(apply(8, 0)).toBeLessThanOrEqual(apply(1, 0) / 2);
    expect(apply(1, 60_000), 'harm keeps its time').toBe(apply(1, 0));
  });

  test('in a long round routine moves go faster, and an alien cue is still read', () => {
    const late = wanted('buy', { waitedMs: 60_000 });
    expect(delayOf('normal', late)).toBeLessThan((delayOf('normal', wanted('buy')) ?? 0) / 2);
    const read = wanted('done', { open: withLeft(alien, 20_000), waitedMs: 60_000 });
    expect(delayOf('normal', read)).toBeGreaterThanOrEqual(readMs.card);
  });

  test('the last act can be followed at every pace: its stage is read, and dice that decide the game are held', () => {
    const panic = { europe: 8, asia: 8, africa: 3, australia: 3, 'north-america': 3, 'south-america': 3 } as const;
    const play = table({
      begin: 'missions',
      finalMission: 'available',
      panic,
      units: at('final-mission', 'assault-1', 'assault-2'),
    });
    const delays = (open: OpenGame, intent: Intent) =>
      botPaces
        .filter((pace) => pace !== 'press')
        .map(
          (pace) => delayOf(pace, { ...wanted('roll', { open, waitedMs: 60_000 }), move: { as: leader, intent } }) ?? 0,
        );
    const take = { type: 'take', task: { mission: 'final-mission' } } as const;
    expect(Math.min(...delays(play.open, take))).toBeGreaterThanOrEqual(3_000);
    play.do(take, { as: leader });
    play.do({ type: 'place', soldier: 'assault-1', icon: 0 }, { as: leader });
    play.do({ type: 'roll', faces: { xcom: [1], alien: 1 } }, { as: leader });
    const [early] = delays(play.open, { type: 'apply' });
    play.do('apply', { as: leader });
    play.do({ type: 'place', soldier: 'assault-2', icon: 0 }, { as: leader });
    play.do({ type: 'roll', faces: { xcom: [1], alien: 1 } }, { as: leader });
    const last = delays(play.open, { type: 'apply' });
    expect(Math.min(...last)).toBeGreaterThan(4_500);
    expect(Math.min(...last)).toBeGreaterThan(early ?? 0);
  });
});
