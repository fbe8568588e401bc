import { describe, expect, test } from 'vitest';
import type { SoldierClass } from '../../../content/units.ts';
import type { Unit } from '../../../rules/index.ts';
import { campaignOf, type Fight } from './campaign.ts';
import { pushWorth } from './pushing.ts';
import { weights as usual } from './weights.ts';

const weights = { ...usual, soldier: 1, elite: 1 };

const soldier = (kind: SoldierClass, number = 1): Unit => ({
  id: `${kind}-${number}`,
  kind,
  at: 'reserve',
  exhausted: false,
  elite: false,
});

const easy: Fight = {
  icons: [{ skill: 'firepower', special: true }],
  needed: 1,
  success: 0,
  done: 10,
  against: {},
  eliteDice: true,
  killsAll: false,
};
const foreign: Fight = { ...easy, icons: [{ skill: 'teamwork', special: false }] };

const worth = (squad: readonly Unit[], fights: readonly Fight[], chained: boolean, moreDice = 0) =>
  campaignOf({ fights, chained, moreDice }, weights)(squad)[1] ?? 0;

describe('a campaign', () => {
  test('TSK-7 with one fight is worth as much as pushing it', () => {
    const push = { dice: 2, needed: 1, threat: 1 };
    const stakes = { success: 0, done: 10, loss: weights.soldier };
    expect(worth([soldier('heavy')], [easy], true)).toBeCloseTo(pushWorth(push, stakes), 9);
  });

  test('TSK-6 with two equal enemies is worth less than twice one: threat has risen and soldiers may be dead', () => {
    const [one, two] = [worth([soldier('heavy')], [easy], false), worth([soldier('heavy')], [easy, easy], false)];
    expect(two).toBeGreaterThan(one);
    expect(two).toBeLessThan(2 * one);
  });

  test('RES-9 cannot skip a mission part, but can skip an enemy in the base', () => {
    expect(worth([soldier('assault')], [foreign, easy], true)).toBe(0);
    expect(worth([soldier('assault')], [foreign, easy], false)).toBe(worth([soldier('assault')], [easy], false));
  });

  test('RES-7 goes on after a loss with the soldiers who were not on icons', () => {
    const dangerous = { ...easy, against: { killsOn: 8 }, needed: 3 };
    const one = worth([soldier('heavy')], [dangerous], false);
    expect(worth([soldier('heavy'), soldier('heavy', 2)], [dangerous], false)).toBeGreaterThan(one);
  });

  test('TSK-3 counts dice from cards in play only if a soldier brings a die', () => {
    expect(worth([soldier('heavy')], [easy], true, 1)).toBeGreaterThan(worth([soldier('heavy')], [easy], true));
    expect(worth([soldier('sniper')], [easy], true, 1)).toBe(0);
  });

  test('values a fight less for a large squad if a loss kills all', () => {
    const squad = [soldier('heavy'), soldier('sniper'), soldier('support')];
    expect(worth(squad, [{ ...easy, killsAll: true }], true)).toBeLessThan(worth(squad, [easy], true));
  });

  test('does not depend on the order of the squad', () => {
    const squad = [soldier('heavy'), { ...soldier('support'), elite: true }, soldier('sniper'), soldier('assault')];
    const icons = [
      { skill: 'firepower', special: false },
      { skill: 'positioning', special: false },
    ] as const;
    const hard: Fight = { ...easy, icons, needed: 3 };
    const fights = [hard, foreign, hard];
    const orders = squad.flatMap((_, i) => [
      [...squad.slice(i), ...squad.slice(0, i)],
      [...squad.slice(i), ...squad.slice(0, i)].toReversed(),
    ]);
    // A new weights object for each bypasses the cache of campaigns.
    const worths = orders.map((order) => campaignOf({ fights, chained: true, moreDice: 0 }, { ...weights })(order)[1]);
    expect(worths).toHaveLength(8);
    expect(new Set(worths).size).toBe(1);
  });
});
