import { beforeAll, describe, expect, test } from 'vitest';
import type { BotName } from '../src/bots/index.ts';
import { type Difficulty, difficulties } from '../src/content/difficulties.ts';
import { standardPack } from '../src/content/standard/pack.ts';
import { type Cell, wanted } from '../src/sim/balance/index.ts';
import { playAll, sumUp } from '../src/sim/index.ts';

/** A small run of what `npm run balance` plays: enough to find what has gone wrong, not to prove what is right. */
const games = 150;

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

const at = (difficulty: Difficulty): Cell => {
  const found = planners.get(difficulty);
  if (found === undefined) throw new Error('not played');
  return found;
};

describe('the balance', () => {
  test.each(difficulties)('a team of planners may win as often as is wanted: %s', (difficulty) => {
    const [least, most] = wanted.planner[difficulty];
    const [low, high] = at(difficulty).interval95;
    expect(low * 100).toBeLessThan(most);
    expect(high * 100).toBeGreaterThan(least);
  });

  test('harder games are won less often', () => {
    const wins = difficulties.map((difficulty) => at(difficulty).wins);
    expect(wins).toEqual(wins.toSorted((a, b) => b - a));
  });

  test('random bots hardly ever win, careful ones less often than planners', () => {
    expect(others.get('random')?.wins).toBeLessThan(games * 0.04);
    expect(others.get('careful')?.wins).toBeLessThan(at('normal').wins);
  });

  test('a game has its length: the middle one of so few five to eight rounds, none endless', () => {
    expect(at('normal').rounds.median).toBeGreaterThanOrEqual(5);
    expect(at('normal').rounds.median).toBeLessThanOrEqual(8);
    for (const { rounds } of planners.values()) expect(rounds.max).toBeLessThanOrEqual(13);
  });

  test('both ways to lose are met', () => {
    const { losses, games: all, wins } = at('normal');
    for (const count of Object.values(losses)) expect(count).toBeGreaterThan((all - wins) * 0.15);
  });

  test('nearly every card is seen, every cue and every step', () => {
    const all = [...planners.values(), ...others.values()];
    const never = (kind: 'cards' | 'cues' | 'steps'): string[] =>
      at('normal').unseen[kind].filter((id) => all.every(({ unseen }) => unseen[kind].some((one) => one === id)));
    expect(never('cues')).toEqual([]);
    expect(never('steps')).toEqual([]);
    expect(never('cards').length).toBeLessThan(3);
  });
});
