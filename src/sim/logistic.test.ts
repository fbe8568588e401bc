import { describe, expect, test } from 'vitest';
import { seededDice } from '../rules/index.ts';
import { type Example, fitLogistic, scoreOf } from './index.ts';

/** Examples with known log-odds: −1 + 2 · strong − 0.5 · weak. `idle` has no effect. */
function examples(count: number): Example[] {
  const chance = seededDice('logistic').draws('examples');
  return Array.from({ length: count }, () => {
    const [strong, weak, idle] = [chance.next(3), chance.next(5), chance.next(2)];
    const odds = -1 + 2 * strong - 0.5 * weak;
    const won = chance.next(1_000_000) / 1_000_000 < 1 / (1 + Math.exp(-odds));
    const terms: [string, number][] = [
      ['strong', strong],
      ['weak', weak],
    ];
    return { terms: idle === 1 ? [...terms, ['idle', 1]] : terms, won };
  });
}

describe('logistic regression', () => {
  const weights = fitLogistic(examples(20_000));

  test('finds the weights the examples were generated with', () => {
    expect(weights['always']).toBeCloseTo(-1, 0);
    expect(weights['strong']).toBeCloseTo(2, 0);
    expect(weights['weak']).toBeCloseTo(-0.5, 0);
    expect(Math.abs(weights['idle'] ?? 1)).toBeLessThan(0.15);
    expect(Math.abs((weights['strong'] ?? 0) - 2)).toBeLessThan(0.15);
  });

  test('keeps the weights of rare terms small', () => {
    const few = fitLogistic([
      { terms: [['rare', 1]], won: true },
      { terms: [], won: false },
    ]);
    expect(few['rare']).toBeGreaterThan(0);
    expect(few['rare']).toBeLessThan(2);
  });

  test('keeps weights that are known where few examples say otherwise', () => {
    const known = { always: -1, strong: 2, weak: -0.5 };
    const pulled = fitLogistic(examples(100), { ridge: 1_000, known });
    for (const [name, weight] of Object.entries(known)) expect(pulled[name]).toBeCloseTo(weight, 0);
    expect(Math.abs(pulled['idle'] ?? 1)).toBeLessThan(0.05);
    const free = fitLogistic(examples(20_000), { known: { always: 3, strong: -3 } });
    expect(Math.abs((free['strong'] ?? 0) - 2)).toBeLessThan(0.15);
  });

  test('aims half way between the result and a chance a little later', () => {
    const always = fitLogistic(Array.from({ length: 1_000 }, () => ({ terms: [], won: true, soon: 0.5 })))['always'];
    expect(1 / (1 + Math.exp(-(always ?? 0)))).toBeCloseTo(0.75, 2);
  });

  test('scores a coin flip, a good model and an inverted one', () => {
    const some = examples(5_000);
    const coin = scoreOf({ always: 0 }, some);
    expect(coin.logLoss).toBeCloseTo(Math.log(2), 9);
    expect(coin.brier).toBeCloseTo(0.25, 9);
    expect(coin.error).toBeCloseTo(0.5 / Math.sqrt(some.length), 9);
    const fitted = scoreOf(weights, some);
    expect(fitted.logLoss).toBeLessThan(0.5);
    expect(fitted.auc).toBeGreaterThan(0.8);
    expect(fitted.brier).toBeLessThan(coin.brier);
    expect(Math.abs(fitted.chance - fitted.won)).toBeLessThan(3 * fitted.error);
    expect(scoreOf({ always: 0, strong: -2, weak: 0.5 }, some).auc).toBeLessThan(0.2);
  });
});
