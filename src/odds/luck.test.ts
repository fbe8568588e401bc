import { expect, test } from 'vitest';
import { at, officer, table } from '../../tests/tools/given.ts';
import { bots } from '../bots/index.ts';
import { eventsOf } from '../host/index.ts';
import { playGame } from '../sim/game.ts';
import { luckierThan, luckOf } from './luck.ts';

test('TAB-9 TSK-4 three dice expect one success, and expected losses are 1/8 at threat 1 and 1/4 at threat 2', () => {
  const play = table({
    round: 1,
    begin: 'orbital-defense',
    ufos: { orbit: 9 },
    units: at('orbit', 'satellite-1', 'satellite-2', 'satellite-3'),
  });
  const roll = (xcom: number[], alien: number) => {
    play.do({ type: 'roll', faces: { xcom, alien } }, { as: officer });
    play.do('apply', { as: officer });
  };
  roll([5, 6, 1], 8);
  roll([1, 1, 1], 1);
  const luck = luckOf(play.log, play.pack);
  const { expectedSuccesses, expectedLosses, risks: _, ...had } = luck['central-officer'];
  expect(had).toEqual({ rolls: 2, successes: 2, losses: 1 });
  expect(expectedSuccesses).toBeCloseTo(2, 12);
  expect(expectedLosses).toBeCloseTo(3 / 8, 12);
  expect(luck.all).toEqual(luck['central-officer']);
  expect(luck.commander.rolls).toBe(0);
});

test('TAB-9 actual successes and losses match expectations over many games', () => {
  const all = Array.from({ length: 30 }, (_, i) =>
    playGame({ seed: `luck-${i}`, difficulty: 'normal' }, bots.beginner),
  );
  const sums = all.map(({ log, pack }) => luckOf(eventsOf(log), pack).all);
  const sum = (of: (one: (typeof sums)[number]) => number) => sums.reduce((total, one) => total + of(one), 0);
  expect(sum(({ rolls }) => rolls)).toBeGreaterThan(500);
  expect(sum(({ successes }) => successes) / sum(({ expectedSuccesses }) => expectedSuccesses)).toBeCloseTo(1, 1);
  expect(sum(({ losses }) => losses) / sum(({ expectedLosses }) => expectedLosses)).toBeCloseTo(1, 0);
});

test('TAB-9 TSK-4 a game is luckier than the share of games with the same rolls that did worse', () => {
  const one = { rolls: 1, expectedSuccesses: 1 / 3, expectedLosses: 1 / 4, risks: [{ dice: 1, loss: 1 / 4 }] };
  // One die: -1 in 2 of 12 rolls, 0 in 7 of 12 and 1 in 3 of 12. Equal rolls count half.
  expect(luckierThan({ ...one, successes: 0, losses: 1 })).toBe(8);
  expect(luckierThan({ ...one, successes: 0, losses: 0 })).toBe(46);
  expect(luckierThan({ ...one, successes: 1, losses: 0 })).toBe(88);
});

test('TAB-9 over many games luck is spread evenly around fifty', () => {
  const ranks = Array.from({ length: 30 }, (_, i) => {
    const { log, pack } = playGame({ seed: `luck-${i}`, difficulty: 'normal' }, bots.beginner);
    return luckierThan(luckOf(eventsOf(log), pack).all);
  });
  expect(ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length).toBeGreaterThan(35);
  expect(ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length).toBeLessThan(65);
  expect(ranks.every((rank) => rank >= 0 && rank <= 100)).toBe(true);
});
