import { describe, expect, test } from 'vitest';
import { seededDice } from '../../rules/index.ts';
import { race } from './race.ts';

/** Returns results: the line's own worth plus the luck of the world, which all lines share. */
const worth =
  (...worths: readonly number[]) =>
  (line: number, world: number): number =>
    (worths[line] ?? 0) + (world % 5) / 10;

describe('a race of lines', () => {
  test('finds the best line, since shared luck cancels out', () => {
    const { best, means } = race(3, worth(0.3, 0.2, 0.4), { rollouts: 100 });
    expect(best).toBe(2);
    expect(means[2]).toBeGreaterThan(means[0] ?? 1);
  });

  test('keeps the first line if none is better', () => {
    expect(race(3, worth(0.3, 0.3, 0.2), { rollouts: 100 }).best).toBe(0);
  });

  test('keeps the first line if another is better only by noise', () => {
    const chance = seededDice('noise').draws('race');
    const kept = Array.from({ length: 300 }, () => race(2, () => chance.next(1_000) / 1_000, { rollouts: 40 }));
    expect(kept.filter(({ best }) => best === 0).length).toBeGreaterThan(200);
  });

  test('leaves the first of 12 equal lines less than three times as often as the first of 2', () => {
    const chance = seededDice('many').draws('race');
    const left = (lines: number) =>
      Array.from({ length: 300 }, () => race(lines, () => chance.next(1_000) / 1_000, { rollouts: 20 * lines })).filter(
        ({ best }) => best !== 0,
      ).length;
    expect(left(12)).toBeLessThan(3 * left(2));
  });

  test('drops lines that fall behind', () => {
    const rollouts = (...worths: number[]) => race(4, worth(...worths), { rollouts: 1_000 }).rollouts;
    expect(rollouts(0.4, 0.1, 0.1, 0.1)).toBe(8);
    expect(rollouts(0.4, 0.5, 0.6, 0.7)).toBeGreaterThan(30);
  });

  test('exceeds its budget of rollouts only to play all lines once', () => {
    for (const most of [1, 4, 9, 20, 35]) {
      const { rollouts } = race(4, worth(0.1, 0.2, 0.3, 0.4), { rollouts: most });
      expect(rollouts).toBeLessThanOrEqual(Math.max(4, most));
    }
  });

  test('ends as soon as `enough` returns true', () => {
    let left = 3;
    const enough = () => {
      left -= 1;
      return left < 0;
    };
    expect(race(2, worth(0.1, 0.2), { enough }).rollouts).toBeLessThan(12);
    expect(race(2, worth(0.1, 0.2), { enough: () => true })).toMatchObject({ rollouts: 2, best: 1 });
  });

  test('goes on until the time is over, and then starts no further world', () => {
    let ms = 0;
    const play = (line: number, world: number): number => {
      ms += 10;
      return worth(0.4, 0.5, 0.6, 0.7)(line, world);
    };
    race(4, play, { enough: () => ms >= 200 });
    expect(ms).toBeGreaterThanOrEqual(200);
    expect(ms).toBeLessThan(200 + 4 * 10);
  });
});
