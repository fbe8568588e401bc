import * as v from 'valibot';
import { expect, test } from 'vitest';
import { storedTokens } from '../../src/wire/index.ts';
import { afterLaying, afterNote, noteAt, noteChange, type TableNote } from '../../src/wire/online/notes.ts';

const scope = { game: 1, round: 2, step: null } as const;
const note: TableNote = noteAt(null, scope);

test('EVO-34 tokens are noted at any moment, can be taken back, and stay from round to round', () => {
  const laid = afterNote(note, { what: 'tokens', at: { europe: 1 } }, scope);
  expect(laid?.tokens).toEqual({ europe: 1 });
  expect(noteAt(laid, { ...scope, round: 3 }).tokens).toEqual({ europe: 1 });
  expect(noteAt(laid, { ...scope, game: 2 }).tokens).toBeUndefined();
  expect(laid && afterNote(laid, { what: 'tokens', at: {} }, { step: 'research' })?.tokens).toEqual({});
});

test('EVO-34 two devices that lay and take tokens at two places in the same moment are both heard', () => {
  const seen = { europe: 1, base: 1 };
  const changes = [
    { what: 'tokens', at: seen },
    { what: 'tokens', place: 'asia', at: { ...seen, asia: 1 } },
    { what: 'tokens', place: 'europe', at: { base: 1 } },
  ] as const;
  const laid = changes.reduce<TableNote>((before, change) => afterNote(before, change, scope) ?? before, note);
  expect(laid.tokens).toEqual({ base: 1, asia: 1 });
});

test('EVO-33 four tokens on a place, and a place that there is not, are refused', () => {
  for (const at of [{ europe: 4 }, { europe: 0 }, { moon: 1 }])
    expect(v.is(noteChange, { what: 'tokens', at })).toBe(false);
  expect(v.is(noteChange, { what: 'tokens', place: 'moon', at: {} })).toBe(false);
  expect(v.is(noteChange, { what: 'tokens', at: { base: 3, mission: 1, 'lab-2': 2, orbit: 1 } })).toBe(true);
});

test('EVO-36 the first token of a sabotage notes how many lay before, and nothing else does', () => {
  const first = afterNote(note, { what: 'tokens', at: { base: 2, orbit: 1 } }, { ...scope, cue: null });
  expect(first?.laying).toBeUndefined();
  const laid = first && afterNote(first, { what: 'tokens', at: { base: 3, orbit: 1 } }, { ...scope, cue: 204 });
  expect(laid?.laying).toEqual({ cue: 204, before: 3 });
  // Also when it is taken back, moved or left for other cues.
  for (const [at, cue] of [
    [{ base: 2 }, 204],
    [{ base: 3, 'lab-1': 1 }, null],
  ] as const)
    expect(laid && afterLaying(laid, at, cue).laying).toEqual({ cue: 204, before: 3 });
  expect(laid && afterLaying(laid, {}, 207).laying).toEqual({ cue: 207, before: 4 });
});

test('EVO-34 tokens that an earlier version stored still lie there', () => {
  const laid = { tokens: { asia: 2 }, laying: { cue: 104, before: 1 } };
  expect(v.parse(storedTokens, laid)).toEqual(laid);
  expect(v.parse(storedTokens, laid.tokens)).toEqual({ tokens: laid.tokens });
  expect(v.is(storedTokens, { asia: 'many' })).toBe(false);
});
