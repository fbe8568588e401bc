import { expect, test } from 'vitest';
import { parseDays } from './days.ts';

const won = { won: true, score: 71, rounds: ['yellow', 'red', 'orange'] };

test('DAY-3 days are read with their games and results', () => {
  const days = {
    '2026-11-27': { game: 'abc', edition: 5, result: won },
    '2026-11-28': { game: null, edition: 5 },
  };
  expect(parseDays(JSON.stringify(days))).toEqual(days);
});

test('DAY-3 what is no day or no entry is left out, and nothing else with it', () => {
  const good = { game: 'abc', edition: 5 };
  const texts = {
    '2026-02-30': good,
    tomorrow: good,
    '2026-11-01': { ...good, game: '../../x' },
    '2026-11-02': { ...good, edition: -1 },
    '2026-11-03': { ...good, result: { ...won, score: 1e9 } },
    '2026-11-04': { ...good, result: { ...won, rounds: [] } },
    '2026-11-05': { ...good, result: { ...won, rounds: ['purple'] } },
    '2026-11-06': 'lost',
    '2026-11-07': good,
  };
  expect(Object.keys(parseDays(JSON.stringify(texts)))).toEqual(['2026-11-07']);
  for (const text of [null, '', '[]', '{', '7', '"x"', 'null']) expect(parseDays(text)).toEqual({});
});
