import { describe, expect, test } from 'vitest';
import { isOf, isSoldier, skills, skillsOf, soldierClasses, stock, unitKinds } from './units.ts';

describe('the units', () => {
  test('TAB-6 are eight interceptors, satellites and scientists, and three soldiers of each class', () => {
    const all = Object.fromEntries(unitKinds.map((kind) => [kind, stock[kind].all]));
    const three = { assault: 3, heavy: 3, sniper: 3, support: 3 };
    expect(all).toEqual({ interceptor: 8, satellite: 8, scientist: 8, ...three });
  });

  test('SET-2 stand in reserve but for one soldier of each class and two interceptors', () => {
    const pool = unitKinds.map((kind) => [kind, stock[kind].all - stock[kind].reserve]);
    const one = { assault: 1, heavy: 1, sniper: 1, support: 1 };
    expect(Object.fromEntries(pool)).toEqual({ interceptor: 2, satellite: 0, scientist: 0, ...one });
  });

  test('CRD-2 belong to groups as cards name them: their kind, soldiers, or any', () => {
    expect(unitKinds.filter((kind) => isOf(kind, 'soldier'))).toEqual([...soldierClasses]);
    expect(unitKinds.filter((kind) => isOf(kind, 'satellite'))).toEqual(['satellite']);
    expect(unitKinds.filter((kind) => isOf(kind, 'any'))).toEqual(unitKinds);
    expect(unitKinds.filter(isSoldier)).toEqual([...soldierClasses]);
  });
});

describe('the skills', () => {
  test('TAB-10 are four: positioning, critical, firepower, teamwork', () => {
    expect([...skills]).toEqual(['positioning', 'critical', 'firepower', 'teamwork']);
  });

  test('TAB-10 each class has two different ones, the first of them specialised', () => {
    expect(skillsOf).toEqual({
      assault: ['positioning', 'firepower'],
      heavy: ['firepower', 'teamwork'],
      sniper: ['critical', 'positioning'],
      support: ['teamwork', 'critical'],
    });
  });

  test('TAB-10 each skill is the speciality of one class, and another has it too', () => {
    for (const skill of skills) {
      expect(soldierClasses.filter((name) => skillsOf[name][0] === skill)).toHaveLength(1);
      expect(soldierClasses.filter((name) => skillsOf[name][1] === skill)).toHaveLength(1);
    }
  });
});
