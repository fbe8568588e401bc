import { expect, test } from 'vitest';
import { sure } from './sure.ts';

test('what is there is given, also if it is nothing much', () => {
  for (const value of [0, false, '', [], 'x']) expect(sure(value)).toBe(value);
});

test('what is not there is a bug, and said to be one', () => {
  for (const nothing of [null, undefined]) expect(() => sure(nothing)).toThrow('must be there');
});
