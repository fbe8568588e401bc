import { expect, test } from 'vitest';
import { bestStop } from './best-stop.ts';

test('EVO-30 the best moment to stop comes sooner at a higher threat, with fewer dice, and with a six-sided die', () => {
  const push = { dice: 3, needed: 2, threat: 1 };
  const threats = [1, 2, 3, 4, 5].map((threat) => bestStop({ ...push, threat }));
  expect(threats).toEqual(threats.toSorted((a, b) => b - a));
  expect(threats[0]).toBeGreaterThan(threats[4] ?? 9);
  expect(bestStop({ ...push, dice: 5 })).toBeGreaterThanOrEqual(bestStop({ ...push, dice: 1 }));
  expect(bestStop({ ...push, sides: 6 })).toBeLessThanOrEqual(bestStop(push));
});

test('EVO-30 a roll that is lost more often than it finishes is better not begun', () => {
  // One die finishes with 1/3, and at threat 5 five faces of six lose.
  expect(bestStop({ dice: 1, needed: 1, threat: 5, sides: 6 })).toBe(0);
  // Three dice have 19/27, and one face of six loses.
  expect(bestStop({ dice: 3, needed: 1, threat: 1, sides: 6 })).toBeGreaterThan(0);
});
