import * as v from 'valibot';
import { expect, test } from 'vitest';
import { afterNote, noteAt, noteChange, type TableNote } from '../../src/wire/online/notes.ts';

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
