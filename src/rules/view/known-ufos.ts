// Companion mode: number of UFOs that the app knows of, from the cues it sent and the counts of the table. It is only a
// proposal, because the table may differ.

import { type Continent, continents, type Space } from '../../content/continents.ts';
import { panicTrack, type Zone, zoneOf } from '../../content/tracks.ts';
import { knownPanic, movedSpace } from '../state/panic.ts';
import type { PublicState } from '../state/state.ts';

/** Number of UFOs on each continent and in orbit. */
export type UfoCounts = Readonly<Record<Space, number>>;

/** UFOs as the table last counted them in a round. */
export interface CountedUfos {
  readonly round: number;
  readonly at: UfoCounts;
}

/** Returns the UFOs at the beginning of a round: in orbit as reported, on continents as counted in the last round. */
function ufosBefore({ round, reports }: PublicState, counted: CountedUfos | null): Record<Space, number> {
  const last = reports.at(-1);
  const left = (continent: Continent) =>
    counted?.round === round - 1 && last?.panic[continent] !== 'orange' ? counted.at[continent] : 0;
  return {
    'north-america': left('north-america'),
    'south-america': left('south-america'),
    europe: left('europe'),
    africa: left('africa'),
    asia: left('asia'),
    australia: left('australia'),
    orbit: last?.orbitUfos ?? 0,
  };
}

/**
 * Returns the UFOs now: those that the table has counted in this round. If it has counted none, returns those of the
 * beginning of the round and those that its cues have placed since.
 */
export function knownUfos(open: PublicState, counted: CountedUfos | null): UfoCounts {
  if (counted?.round === open.round) return counted.at;
  const ufos = ufosBefore(open, counted);
  for (const { cue } of open.history) {
    for (const continent of continents) {
      const placed = cue.ufos?.[continent] ?? 0;
      ufos[continent] += placed;
      if (cue.kind === 'ufos-descend') ufos.orbit = Math.max(0, ufos.orbit - placed);
    }
    ufos.orbit += cue.ufos?.orbit ?? 0;
  }
  return ufos;
}

/** Returns the UFOs in orbit after the panic report: those of continents that have fallen go there (RES-10). */
export const ufosInOrbit = (ufos: UfoCounts, panic: Readonly<Record<Continent, Zone>>): number =>
  continents.reduce((sum, continent) => sum + (panic[continent] === 'orange' ? ufos[continent] : 0), ufos.orbit);

/**
 * Returns the panic to propose for a report: the known zones, or a worse one where the UFOs that the table has counted
 * on a continent certainly lead to it (RES-6). Spaces are known in the first round only; later they are at least the
 * first of their zone. If a table counts nothing, its last report is proposed.
 */
export function expectedPanic(open: PublicState, counted: CountedUfos | null): Readonly<Record<Continent, Zone>> {
  const known = knownPanic(open);
  if (open.entries.panic !== undefined || counted?.round !== open.round) return known;
  const space = (continent: Continent) =>
    open.reports.length === 0 ? open.setup.startingPanic[continent] : panicTrack.indexOf(known[continent]);
  const expected: Record<Continent, Zone> = { ...known };
  for (const continent of continents) expected[continent] = zoneOf(movedSpace(space(continent), counted.at[continent]));
  return expected;
}
