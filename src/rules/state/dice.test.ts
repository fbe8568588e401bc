import { describe, expect, test } from 'vitest';
import { seededDice } from '../index.ts';
import { threefry } from './dice.ts';

describe('seeded dice', () => {
  test('match the published test vectors of Threefry-2x32-20', () => {
    const hex = ([x, y]: readonly [number, number]) => [x.toString(16), y.toString(16)];
    const ones = 0xffffffff;
    expect(hex(threefry([0, 0], [0, 0]))).toEqual(['6b200159', '99ba4efe']);
    expect(hex(threefry([ones, ones], [ones, ones]))).toEqual(['1cb996fc', 'bb002be7']);
    expect(hex(threefry([0x13198a2e, 0x03707344], [0x243f6a88, 0x85a308d3]))).toEqual(['c4923a9c', '483df7a0']);
  });

  test('TAB-9 show every face equally often', () => {
    const dice = seededDice('fair');
    for (const sides of [6, 8]) {
      const rolls = 60_000;
      const seen = Array.from({ length: sides }, () => 0);
      for (let n = 0; n < rolls; n += 1) {
        const face = dice.face('test', n, sides);
        seen[face] = (seen[face] ?? 0) + 1;
      }
      const expected = rolls / sides;
      const chiSquared = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // 99.9 % of fair dice stay below this for seven degrees of freedom.
      expect(chiSquared).toBeLessThan(24.3);
    }
  });

  test('give an n-th face that depends only on seed, stream and n', () => {
    const dice = seededDice('a');
    const forwards = Array.from({ length: 50 }, (_, n) => dice.face('x', n, 1000));
    dice.face('y', 3, 6);
    const backwards = Array.from({ length: 50 }, (_, n) => dice.face('x', 49 - n, 1000)).toReversed();
    expect(backwards).toEqual(forwards);
    const rolled = (seed: string, stream: string) => {
      const other = seededDice(seed);
      return Array.from({ length: 50 }, (_, n) => other.face(stream, n, 1000));
    };
    const tails = [rolled('b', 'x'), rolled('', 'x'), rolled('a', 'y')];
    for (const tail of tails) expect(tail).not.toEqual(forwards);
  });

  test('keep seed and stream apart, and accept any text as a seed', () => {
    const first = (seed: string, stream: string) =>
      Array.from({ length: 8 }, (_, n) => seededDice(seed).face(stream, n, 2 ** 30));
    expect(first('a/b', 'c')).not.toEqual(first('a', 'b/c'));
    expect(first('', 'x')).not.toEqual(first('0', 'x'));
    expect(first('外星人', 'x')).not.toEqual(first('外星', 'x'));
  });

  test('draw from a stream in order, and shuffle without losing items', () => {
    const dice = seededDice('draws');
    const from = dice.draws('x');
    expect([from.next(1000), from.next(1000)]).toEqual([dice.face('x', 0, 1000), dice.face('x', 1, 1000)]);
    const items = Array.from({ length: 20 }, (_, i) => i);
    const mixed = dice.draws('y').shuffled(items);
    expect(mixed).not.toEqual(items);
    expect(mixed.toSorted((a, b) => a - b)).toEqual(items);
    expect(items).toContain(dice.draws('z').pick(items));
  });

  test('shuffle into every order equally often', () => {
    const counts = new Map<string, number>();
    for (let n = 0; n < 6000; n += 1) {
      const order = seededDice(`s${n}`).draws('x').shuffled(['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
  });
});
