import { beforeAll, describe, expect, test } from 'vitest';
import type { BotName } from '../src/bots/index.ts';
import { type Difficulty, difficulties } from '../src/content/difficulties.ts';
import { standardPack } from '../src/content/standard/pack.ts';
import type { Cell } from '../src/sim/balance/index.ts';
import { wanted } from '../src/sim/balance/wins.ts';
import { type Done, playEach, type Result, sumUp } from '../src/sim/index.ts';

/** Games per cell: a small sample of what `npm run balance` plays. It finds gross errors, but confirms no target. */
const games = 150;

/** Games in one piece of work. */
const share = 10;

const shares = Array.from({ length: games / share }, (_, from) =>
  Array.from({ length: share }, (_, i) => `guard-${from * share + i + 1}`),
);

const planners = new Map<Difficulty, Cell>();
const others = new Map<BotName, Cell>();

/** The cells of the balance table to play. */
const cells: readonly { readonly difficulty: Difficulty; readonly bots: BotName }[] = [
  ...difficulties.map((difficulty) => ({ difficulty, bots: 'planner' }) as const),
  { difficulty: 'normal', bots: 'beginner' },
  { difficulty: 'normal', bots: 'random' },
];

// The games of all cells are played by the same workers, whose start takes longer than some of the cells.
beforeAll(async () => {
  const pieces = cells.flatMap((cell) => shares.map((seeds) => ({ cell, seeds })));
  const results = new Map(cells.map((cell) => [cell, [] as Result[]]));
  const heard = ({ number, results: played, fault }: Done): void => {
    if (fault !== null) throw new Error(fault);
    const piece = pieces[number] ?? expect.fail('nobody asked for this');
    results.get(piece.cell)?.push(...played);
  };
  const batches = pieces.map(({ cell: { difficulty, bots }, seeds }) => ({ wishes: { difficulty }, seeds, bot: bots }));
  await playEach(batches, heard, new AbortController().signal);
  for (const [{ difficulty, bots }, played] of results) {
    const cell = { ...sumUp(played, standardPack), difficulty, bots };
    if (bots === 'planner') planners.set(difficulty, cell);
    else others.set(bots, cell);
  }
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

  test('random bots almost never win, and beginners win less often than planners', () => {
    expect(others.get('random')?.wins).toBeLessThan(games * 0.04);
    expect(others.get('beginner')?.wins).toBeLessThan(plannersAt('normal').wins);
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
