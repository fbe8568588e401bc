import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readRolls } from '../schemas/rolls.ts';
import { afterNote, noteAt, noteChange, type TableNote, usualRolls } from './notes.ts';

const scope = { game: 1, round: 2, step: null } as const;
const note: TableNote = noteAt(null, scope);

test('EVO-29 EVO-32 a six-sided alien die shows no 7, and what was said about it ends with the task', () => {
  const rolls = { ...usualRolls('research'), six: true, lying: { xcom: [1], alien: 6, sides: 6, threat: 1 } };
  expect(readRolls(rolls)).toEqual(rolls);
  expect(readRolls({ ...rolls, lying: { ...rolls.lying, alien: 7 } })).toBeUndefined();
  const start = afterNote(note, { what: 'counts', target: 'lab-1', six: true }, { step: 'research' });
  expect(start?.rolls?.six).toBe(true);
  expect(
    start && afterNote(start, { what: 'counts', target: 'lab-2' }, { step: 'research' })?.rolls?.six,
  ).toBeUndefined();
});

test('EVO-10 EVO-13 a table keeps what it is told of its box from game to game, and refuses what cannot be one', () => {
  const box = { missing: ['onslaught'], names: { domination: 'The Long Knives' } };
  const told = afterNote(note, { what: 'box', ...box }, scope);
  expect(told?.box).toEqual(box);
  expect(noteAt(told, { ...scope, game: 2 }).box).toEqual(box);
  for (const wrong of [{ names: { moon: 'a' } }, { names: { domination: 'a'.repeat(41) } }, { missing: [1] }])
    expect(v.is(noteChange, { what: 'box', ...box, ...wrong })).toBe(false);
});
