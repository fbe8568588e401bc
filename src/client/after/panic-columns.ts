import type { Continent } from '../../content/continents.ts';
import type { Zone } from '../../content/tracks.ts';
import { type Chapter, type Report, type Setup, zonesOf } from '../../rules/index.ts';

/** Panic at the end of a round; round 0 is the setup. */
export interface PanicColumn {
  readonly round: number;
  readonly panic: Readonly<Record<Continent, Zone>>;
}

/** Returns the panic of each round, beginning with the setup. `last` is from a round whose report was never filed. */
export const panicColumns = (
  story: readonly Chapter[],
  setup: Setup,
  last: Report['panic'] | undefined,
): readonly PanicColumn[] => [
  { round: 0, panic: zonesOf(setup.startingPanic) },
  ...story.flatMap(({ round, report }) => (report === null ? [] : [{ round, panic: report.panic }])),
  ...(last ? [{ round: story.length, panic: last }] : []),
];
