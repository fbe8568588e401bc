import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readRolls } from '../schemas/rolls.ts';
import { afterNote, noteAt, noteChange, type TableNote, usualRolls } from './notes.ts';

const scope = { game: 1, round: 2, step: null } as const;
const note: TableNote = noteAt(null, scope);

test('EVO-34 tokens are noted at any moment, can be taken back, and stay from round to round', () => {
  const laid = afterNote(note, { what: 'tokens', at: { europe: 1 } }, null);
  expect(laid?.tokens).toEqual({ europe: 1 });
  expect(noteAt(laid, { ...scope, round: 3 }).tokens).toEqual({ europe: 1 });
  expect(noteAt(laid, { ...scope, game: 2 }).tokens).toBeUndefined();
  expect(laid && afterNote(laid, { what: 'tokens', at: {} }, 'research')?.tokens).toEqual({});
});

test('EVO-33 four tokens on a place, and a place that there is not, are refused', () => {
  for (const at of [{ europe: 4 }, { europe: 0 }, { moon: 1 }])
    expect(v.is(noteChange, { what: 'tokens', at })).toBe(false);
  expect(v.is(noteChange, { what: 'tokens', at: { base: 3, mission: 1, 'lab-2': 2, orbit: 1 } })).toBe(true);
});

test('EVO-29 a six-sided alien die shows no 7, and what was said about it ends with the task', () => {
  const rolls = { ...usualRolls('research'), six: true, lying: { xcom: [1], alien: 6, sides: 6, threat: 1 } };
  expect(readRolls(rolls)).toEqual(rolls);
  expect(readRolls({ ...rolls, lying: { ...rolls.lying, alien: 7 } })).toBeUndefined();
  const start = afterNote(note, { what: 'counts', target: 'lab-1', six: true }, 'research');
  expect(start?.rolls?.six).toBe(true);
  expect(start && afterNote(start, { what: 'counts', target: 'lab-2' }, 'research')?.rolls?.six).toBeUndefined();
});
