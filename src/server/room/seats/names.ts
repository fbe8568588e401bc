// Names of people at one table: no two are the same (ONL-10).

import { cutName, longestName, type People } from '../../../wire/index.ts';

/** Returns a key that is the same for names that people would confuse. */
const alike = (name: string): string => name.normalize('NFKC').toLowerCase();

/** Shortens a name so that a number fits behind it. */
function numbered(name: string, number: number): string {
  const end = ` ${number}`;
  return `${cutName(name, longestName - end.length)}${end}`.trim();
}

/**
 * Returns a name that nobody else at the table has, with a number if it must be. `own` is the seat that gets it. People
 * without a name are called by their roles, which differ.
 */
export function distinctName({ seats }: People, name: string, own: string | null): string {
  const others = seats.filter(({ seat }) => seat !== own).map((one) => alike(one.name));
  if (name === '' || !others.includes(alike(name))) return name;
  for (let number = 2; ; number += 1) {
    const next = numbered(name, number);
    if (!others.includes(alike(next))) return next;
  }
}
