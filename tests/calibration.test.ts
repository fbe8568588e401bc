// @module-tag sweep
import { beforeAll, describe, expect, test } from 'vitest';
import type { BotName } from '../src/bots/index.ts';
import { calibratedBot, calibratedChances, type Done, playEach, type Reviewed } from '../src/sim/index.ts';

/** Games of each bot: a small sample of what `npm run calibrate` reviews. It finds gross errors. */
const games = { beginner: 20, planner: 30, thinker: 5 } as const;

const players = Object.keys(games) as (keyof typeof games)[];

/** Games in one piece of work. */
const share = 5;

const reviews = new Map<BotName, Reviewed[]>();

beforeAll(async () => {
  const batches = players.flatMap((bot) =>
    Array.from({ length: games[bot] / share }, (_, from) => ({
      wishes: { difficulty: 'normal' } as const,
      seeds: Array.from({ length: share }, (__, i) => `calibration-${from * share + i + 1}`),
      bot,
      review: { worlds: 3, moments: false, roundWorlds: bot === 'planner' ? 12 : 0 },
    })),
  );
  const heard = ({ number, reviews: done, fault }: Done): void => {
    if (fault !== null) throw new Error(fault);
    const bot = batches[number]?.bot ?? expect.fail('nobody asked for this');
    reviews.set(bot, [...(reviews.get(bot) ?? []), ...done]);
  };
  await playEach(batches, heard, new AbortController().signal);
}, 900_000);

const reviewsOf = (bot: BotName): readonly Reviewed[] => reviews.get(bot) ?? expect.fail('not played');

describe('the review, over many games', () => {
  test.each(players)('REV-9 luck of the %s is compatible with zero on average, and decisions with its wins', (bot) => {
    const { luck, decisions, wanted } = calibratedBot(reviewsOf(bot));
    expect(Math.abs(luck.mean)).toBeLessThan(3 * luck.error);
    expect(Math.abs(decisions.mean - wanted)).toBeLessThan(3 * luck.error);
  });

  test('REV-9 a beginner loses by decisions, the planner by none, and the thinker gains', () => {
    const [beginner = 0, planner = 0, thinker = 0] = players.map((bot) => calibratedBot(reviewsOf(bot)).decisions.mean);
    expect(beginner).toBeLessThan(-0.2);
    expect(planner).toBe(0);
    expect(thinker).toBeGreaterThan(0.05);
  });

  test('REV-9 chances predict results better than the share of wins does', () => {
    const { brier, baseBrier, tables } = calibratedChances(reviewsOf('planner'));
    expect(tables).toBeGreaterThan(games.planner * 4);
    expect(brier).toBeLessThan(baseBrier);
  });
});
