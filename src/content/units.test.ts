import { describe, expect, test } from 'vitest';
import { isOf, isSoldier, skills, skillsOf, soldierClasses, stock, unitKinds } from './units.ts';

describe('units', () => {
  test('TAB-6 there are 8 interceptors, 8 satellites, 8 scientists and 3 soldiers of each class', () => {
    const all = Object.fromEntries(unitKinds.map((kind) => [kind, stock[kind].all]));
    const three = { assault: 3, heavy: 3, sniper: 3, support: 3 };
    expect(all).toEqual({ interceptor: 8, satellite: 8, scientist: 8, ...three });
  });

  test('SET-2 all start in reserve except one soldier of each class and two interceptors', () => {
    const pool = unitKinds.map((kind) => [kind, stock[kind].all - stock[kind].reserve]);
    const one = { assault: 1, heavy: 1, sniper: 1, support: 1 };
    expect(Object.fromEntries(pool)).toEqual({ interceptor: 2, satellite: 0, scientist: 0, ...one });
  });

  test('CRD-2 a unit belongs to the group of its kind, to `soldier` if it is one, and to `any`', () => {
    expect(unitKinds.filter((kind) => isOf(kind, 'soldier'))).toEqual([...soldierClasses]);
    expect(unitKinds.filter((kind) => isOf(kind, 'satellite'))).toEqual(['satellite']);
    expect(unitKinds.filter((kind) => isOf(kind, 'any'))).toEqual(unitKinds);
    expect(unitKinds.filter(isSoldier)).toEqual([...soldierClasses]);
  });
});

describe('skills', () => {
  test('TAB-10 there are four: positioning, critical, firepower, teamwork', () => {
    expect([...skills]).toEqual(['positioning', 'critical', 'firepower', 'teamwork']);
  });

  test('TAB-10 each class has two, and is specialised in the first', () => {
    expect(skillsOf).toEqual({
      assault: ['positioning', 'firepower'],
      heavy: ['firepower', 'teamwork'],
      sniper: ['critical', 'positioning'],
      support: ['teamwork', 'critical'],
    });
  });

  test('TAB-10 each skill is the speciality of one class and the other skill of another', () => {
    for (const skill of skills) {
      expect(soldierClasses.filter((name) => skillsOf[name][0] === skill)).toHaveLength(1);
      expect(soldierClasses.filter((name) => skillsOf[name][1] === skill)).toHaveLength(1);
    }
  });
});
