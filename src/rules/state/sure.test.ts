import { expect, test } from 'vitest';
import { sure } from './sure.ts';

test('returns every value except null and undefined, even a falsy one', () => {
  for (const value of [0, false, '', [], 'x']) expect(sure(value)).toBe(value);
});

test('throws for null and undefined', () => {
  for (const nothing of [null, undefined]) expect(() => sure(nothing)).toThrow('must be there');
});
