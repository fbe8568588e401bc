import { expect, test } from 'vitest';
import { parseInstant } from './instant.ts';

test('a recorded instant is read back unchanged', () => {
  expect(parseInstant({ id: 'abc', events: 7, at: 4_321 })).toEqual({ id: 'abc', events: 7, at: 4_321 });
});

test('an invalid record is ignored', () => {
  const sound = { id: 'abc', events: 7, at: 4_321 };
  const wrong = [
    { at: -1 },
    { at: 0.5 },
    { at: 1e300 },
    { at: 2e15 },
    { events: -1 },
    { events: '7' },
    { id: 7 },
    { x: 1 },
  ];
  for (const some of wrong) expect(parseInstant({ ...sound, ...some })).toBe(null);
  for (const value of [undefined, null, 7, 'note', [], {}]) expect(parseInstant(value)).toBe(null);
});
