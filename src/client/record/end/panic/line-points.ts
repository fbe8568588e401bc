// Positions of the points of a small panic line: one continent, round by round, on the nine spaces of the track.

import type { Continent } from '../../../../content/continents.ts';
import { panicTrack, type Zone } from '../../../../content/tracks.ts';
import type { PanicAt } from '../../../../rules/index.ts';

/** Size of a small line. */
export const lineSize = { width: 120, height: 62 } as const;
/** Radius of a point, by zone. */
export const pointSize: Readonly<Record<Zone, number>> = { yellow: 2.6, red: 4, orange: 3.6 };

/** A zone whose spaces are not known is drawn in its middle. */
const middles: Readonly<Record<Zone, number>> = { yellow: 2, red: 6, orange: 8 };
const edge = 6;
const longestStep = 22;

/** Height of a space of the track. */
const heightOf = (space: number): number =>
  lineSize.height - edge - (space * (lineSize.height - 2 * edge)) / (panicTrack.length - 1);

/** Heights of the borders between two zones. */
export const borders: readonly number[] = panicTrack.flatMap((zone, space) =>
  space > 0 && zone !== panicTrack[space - 1] ? [heightOf(space - 0.5)] : [],
);

/** A point of a small line. */
export interface LinePoint {
  readonly x: number;
  readonly y: number;
  readonly zone: Zone;
}

/** Returns the points of a continent, one for the setup and one for each round. */
export function pointsOf(story: readonly PanicAt[], continent: Continent): readonly LinePoint[] {
  const step = Math.min(longestStep, (lineSize.width - 2 * edge) / Math.max(1, story.length - 1));
  return story.map(({ zones, spaces }, i) => {
    const zone = zones[continent];
    return { x: edge + i * step, y: heightOf(spaces ? spaces[continent] : middles[zone]), zone };
  });
}
