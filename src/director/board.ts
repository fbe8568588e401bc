// All the director knows of the board is what the last report says.

import type { Continent } from '../content/continents.ts';
import type { Zone } from '../content/tracks.ts';
import type { Report } from '../rules/state/schedule.ts';

/** A continent's zone; all are yellow before the first report (SET-6). */
export const zoneAt = (reports: readonly Report[], continent: Continent): Zone =>
  reports.at(-1)?.panic[continent] ?? 'yellow';

export const hasFallen = (reports: readonly Report[], continent: Continent): boolean =>
  zoneAt(reports, continent) === 'orange';

/** UFOs in orbit when the round begins. */
export const orbitAt = (reports: readonly Report[]): number => reports.at(-1)?.orbitUfos ?? 0;
