import { describe, expect, test } from 'vitest';
import { roles } from '../../src/content/roles.ts';
import { recordedGame, waitingIn } from '../tools/waiting.ts';

const seeds = Array.from({ length: 10 }, (_, i) => `waiting-${i + 1}`);

describe('one person with three bots, over ten games', () => {
  const games = seeds.map(recordedGame);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const rounds = (pace: 'slow' | 'normal' | 'fast', role: (typeof roles)[number]) =>
    games.flatMap((game) => waitingIn(game, role, pace));

  test.each(roles)('waits at most 45 s a round at normal pace as %s', (role) => {
    expect(mean(rounds('normal', role))).toBeLessThan(45_000);
  });

  test('waits at most 45 s in three rounds of four at normal pace, and 90 s in the longest', () => {
    const all = roles.flatMap((role) => rounds('normal', role)).toSorted((a, b) => a - b);
    expect(all[Math.floor(all.length * 0.75)]).toBeLessThan(45_000);
    expect(all.at(-1)).toBeLessThan(90_000);
  });

  test('waits less at fast pace, and longer at slow pace', () => {
    const [slow, normal, fast] = (['slow', 'normal', 'fast'] as const).map((pace) => mean(rounds(pace, 'commander')));
    expect(fast).toBeLessThan((normal ?? 0) * 0.8);
    expect(slow).toBeGreaterThan((normal ?? 0) * 1.3);
  });
});
