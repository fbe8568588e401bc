import { beforeAll, describe, expect, test } from 'vitest';
import type { BotName } from '../src/bots/index.ts';
import { type Difficulty, difficulties } from '../src/content/difficulties.ts';
import { standardPack } from '../src/content/standard/pack.ts';
import { type Cell, wanted } from '../src/sim/balance/index.ts';
import { playAll, sumUp } from '../src/sim/index.ts';

/** Games per cell: a small sample of what `npm run balance` plays. It finds gross errors, but confirms no target. */
const games = 150;

/** Plays the games of one cell of the balance table. */
async function cell(difficulty: Difficulty, bots: BotName): Promise<Cell> {
  const seeds = Array.from({ length: games }, (_, i) => `guard-${i + 1}`);
  const { results } = await playAll(
    { wishes: { difficulty }, seeds, bot: bots },
    () => {},
    new AbortController().signal,
  );
  return { ...sumUp(results, standardPack), difficulty, bots };
}

const planners = new Map<Difficulty, Cell>();
const others = new Map<BotName, Cell>();

beforeAll(async () => {
  for (const difficulty of difficulties) planners.set(difficulty, await cell(difficulty, 'planner'));
  for (const name of ['careful', 'random'] as const) others.set(name, await cell('normal', name));
}, 300_000);

const plannersAt = (difficulty: Difficulty): Cell => {
  const found = planners.get(difficulty);
  if (found === undefined) throw new Error('not played');
  return found;
};

describe('balance', () => {
  test.each(difficulties)('the win rate of planners at %s is compatible with its target', (difficulty) => {
    const [least, most] = wanted.planner[difficulty];
    const [low, high] = plannersAt(difficulty).interval95;
    expect(low * 100).toBeLessThan(most);
    expect(high * 100).toBeGreaterThan(least);
  });

  test('harder games are won less often', () => {
    const wins = difficulties.map((difficulty) => plannersAt(difficulty).wins);
    expect(wins).toEqual(wins.toSorted((a, b) => b - a));
  });

  test('random bots almost never win, and careful bots win less often than planners', () => {
    expect(others.get('random')?.wins).toBeLessThan(games * 0.04);
    expect(others.get('careful')?.wins).toBeLessThan(plannersAt('normal').wins);
  });

  test('the median game at normal takes five to eight rounds, and no game takes more than thirteen', () => {
    expect(plannersAt('normal').rounds.median).toBeGreaterThanOrEqual(5);
    expect(plannersAt('normal').rounds.median).toBeLessThanOrEqual(8);
    for (const { rounds } of planners.values()) expect(rounds.max).toBeLessThanOrEqual(13);
  });

  test('each way to lose accounts for a good part of the lost games', () => {
    const { losses, games: all, wins } = plannersAt('normal');
    for (const count of Object.values(losses)) expect(count).toBeGreaterThan((all - wins) * 0.15);
  });

  test('every cue, every step and nearly every card occurs', () => {
    const all = [...planners.values(), ...others.values()];
    const never = (kind: 'cards' | 'cues' | 'steps'): string[] =>
      plannersAt('normal').unseen[kind].filter((id) =>
        all.every(({ unseen }) => unseen[kind].some((one) => one === id)),
      );
    expect(never('cues')).toEqual([]);
    expect(never('steps')).toEqual([]);
    expect(never('cards').length).toBeLessThan(3);
  });
});
