// The director's view of the board: all it knows is the last report.

import type { Continent } from '../content/continents.ts';
import type { Zone } from '../content/tracks.ts';
import type { Report } from '../rules/state/schedule.ts';

/** Returns a continent's zone. All are yellow before the first report (SET-6). */
export const zoneAt = (reports: readonly Report[], continent: Continent): Zone =>
  reports.at(-1)?.panic[continent] ?? 'yellow';

/** Whether a continent has fallen, by the last report. */
export const hasFallen = (reports: readonly Report[], continent: Continent): boolean =>
  zoneAt(reports, continent) === 'orange';

/** Returns the number of UFOs in orbit at the start of the round. */
export const orbitAt = (reports: readonly Report[]): number => reports.at(-1)?.orbitUfos ?? 0;
