import { describe, expect, test } from 'vitest';
import { botPaces } from '../content/bot-paces.ts';
import { delayOf, readMs, type Wanted } from './pace.ts';

const clock = { left: 20_000 } as Wanted['open']['clock'];
const resolution = { phase: 'resolution', cue: null, clock: null } as const;
const alien = { phase: 'timed', cue: { side: 'alien' }, clock } as Wanted['open'];
const ours = { phase: 'timed', cue: { side: 'xcom' }, clock } as Wanted['open'];
const roll = { intent: { type: 'roll' }, open: resolution, first: true } as const;
const done = { intent: { type: 'done' }, first: false } as const;

describe('the pace of bots', () => {
  test('slow takes longer than normal, and normal longer than fast', () => {
    const delays = (['slow', 'normal', 'fast'] as const).map((pace) => delayOf(pace, roll) ?? 0);
    expect(delays).toEqual(delays.toSorted((a, b) => b - a));
    expect(new Set(delays).size).toBe(3);
  });

  test('an alien cue can be read at any pace', () => {
    for (const pace of botPaces) expect(delayOf(pace, { ...done, open: alien })).toBeGreaterThanOrEqual(readMs);
  });

  test('by press, every move of the resolution phase waits, and none while the clock runs', () => {
    expect(delayOf('press', roll)).toBeNull();
    expect(delayOf('press', { ...done, open: ours })).toBe(delayOf('slow', { ...done, open: ours }));
  });

  test('by press, a table of bots still begins its rounds by itself (RND-3)', () => {
    const between = { phase: 'setup', cue: null, clock: null } as const;
    expect(delayOf('press', { intent: { type: 'begin' }, open: between, first: true })).toBeGreaterThan(0);
  });

  test('CLK-4 a bot confirms an alien cue before it runs out', () => {
    const late = { ...alien, clock: { ...clock, left: 1_500 } } as Wanted['open'];
    for (const pace of botPaces) expect(delayOf(pace, { ...done, open: late })).toBeLessThan(1_500);
  });

  test('with little time left bots hurry', () => {
    const late = { ...ours, clock: { ...clock, left: 3_000 } } as Wanted['open'];
    expect(delayOf('slow', { ...done, open: late })).toBe(delayOf('fast', { ...done, open: ours }));
  });
});
