import { expect, test } from 'vitest';
import { assertDefined } from './assert-defined.ts';

test('returns every value except null and undefined, even a falsy one', () => {
  for (const value of [0, false, '', [], 'x']) expect(assertDefined(value, 'a value')).toBe(value);
});

test('throws for null and undefined, and names what is missing', () => {
  for (const nothing of [null, undefined]) {
    expect(() => assertDefined(nothing, 'an open task')).toThrow('missing: an open task');
  }
});
