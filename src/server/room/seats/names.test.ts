import { expect, test } from 'vitest';
import { type People, tidyName } from '../../../wire/index.ts';
import { distinctName } from './names.ts';

test('ONL-10 a number that keeps two names apart is still there after the name was read again', () => {
  for (const name of ['Annabel Lee Poe X', `${'\u0915\u094d'.repeat(15)}\u0915`, '👩🏽\u200d🚀'.repeat(16)]) {
    const known = tidyName(name);
    const people = { seats: [{ seat: 'one', name: known }] } as unknown as People;
    const other = distinctName(people, known, null);
    expect(other).toMatch(/2$/);
    expect(tidyName(other)).toBe(other);
  }
});
