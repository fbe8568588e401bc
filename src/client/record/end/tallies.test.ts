import { expect, test } from 'vitest';
import { countedAt } from './tallies.ts';

const calm = {
  'north-america': 'yellow',
  'south-america': 'yellow',
  europe: 'yellow',
  africa: 'red',
  asia: 'orange',
  australia: 'yellow',
} as const;
const ufos = { 'north-america': 0, 'south-america': 0, europe: 2, africa: 1, asia: 0, australia: 0, orbit: 3 };
const ended = {
  outcome: { won: false, why: 'base-destroyed' },
  reports: [],
  entries: { panic: calm },
  name: 'a game',
  ufos: null,
  board: null,
} as const;

test('END-2 with the box the score begins with what the table has reported', () => {
  expect(countedAt(ended)).toMatchObject({ ufosOnBoard: 0, redContinents: 1, fallenContinents: 1, baseDamage: 8 });
});

test('END-2 with the box the score begins with the UFOs that the table has counted, and those reported in orbit', () => {
  expect(countedAt({ ...ended, ufos }).ufosOnBoard).toBe(6);
  expect(countedAt({ ...ended, ufos, entries: { panic: calm, orbitUfos: 1 } }).ufosOnBoard).toBe(4);
});
