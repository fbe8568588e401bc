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
  test('TSK-7 of one fight is worth what pushing is', () => {
    const push = { dice: 2, needed: 1, threat: 1 };
    const stakes = { success: 0, done: 10, loss: weights.soldier };
    expect(worth([soldier('heavy')], [easy], true)).toBeCloseTo(pushWorth(push, stakes), 9);
  });

  test('TSK-6 of two enemies is worth less than twice one: threat has risen, and soldiers may be dead', () => {
    const [one, two] = [worth([soldier('heavy')], [easy], false), worth([soldier('heavy')], [easy, easy], false)];
    expect(two).toBeGreaterThan(one);
    expect(two).toBeLessThan(2 * one);
  });

  test('RES-9 a mission needs its parts from left to right, the base lets enemies be skipped', () => {
    expect(worth([soldier('assault')], [foreign, easy], true)).toBe(0);
    expect(worth([soldier('assault')], [foreign, easy], false)).toBe(worth([soldier('assault')], [easy], false));
  });

  test('RES-7 soldiers who were on other icons fight on after a loss', () => {
    const dangerous = { ...easy, against: { killsOn: 8 }, needed: 3 };
    const one = worth([soldier('heavy')], [dangerous], false);
    expect(worth([soldier('heavy'), soldier('heavy', 2)], [dangerous], false)).toBeGreaterThan(one);
  });

  test('TSK-3 cards in play bring dice, but not to nobody', () => {
    expect(worth([soldier('heavy')], [easy], true, 1)).toBeGreaterThan(worth([soldier('heavy')], [easy], true));
    expect(worth([soldier('sniper')], [easy], true, 1)).toBe(0);
  });

  test('a rule that kills all makes a fight worth less to a large squad', () => {
    const squad = [soldier('heavy'), soldier('sniper'), soldier('support')];
    expect(worth(squad, [{ ...easy, killsAll: true }], true)).toBeLessThan(worth(squad, [easy], true));
  });

  test('the order of a squad makes no difference, whichever was asked about first', () => {
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
    // Weights of its own for each, so that nothing is remembered.
    const worths = orders.map((order) => campaignOf({ fights, chained: true, moreDice: 0 }, { ...weights })(order)[1]);
    expect(worths).toHaveLength(8);
    expect(new Set(worths).size).toBe(1);
  });
});
