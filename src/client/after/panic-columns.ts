import type { Continent } from '../../content/continents.ts';
import type { Zone } from '../../content/tracks.ts';
import { type Chapter, type Report, type Setup, zonesOf } from '../../rules/index.ts';

/** The panic at the end of a round; round 0 is the start. */
export interface PanicColumn {
  readonly round: number;
  readonly panic: Readonly<Record<Continent, Zone>>;
}

/** Panic from the start to the end, round by round; `last` is what was reported in a round that was never filed. */
export const panicColumns = (
  story: readonly Chapter[],
  setup: Setup,
  last: Report['panic'] | undefined,
): readonly PanicColumn[] => [
  { round: 0, panic: zonesOf(setup.startingPanic) },
  ...story.flatMap(({ round, report }) => (report === null ? [] : [{ round, panic: report.panic }])),
  ...(last ? [{ round: story.length, panic: last }] : []),
];
