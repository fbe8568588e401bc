// Between two rounds no clock runs. The next one waits until somebody begins it (RND-3).

import { type Continent, continents } from '../../../content/continents.ts';
import type { Zone } from '../../../content/tracks.ts';
import type { PublicState, Report } from '../../../rules/index.ts';

/**
 * Returns the number of the finished round while the next one waits to begin. Null within a round and before the first.
 */
export const roundOver = ({ phase, round }: Pick<PublicState, 'phase' | 'round'>): number | null =>
  phase === 'setup' && round > 1 ? round - 1 : null;

/** Whether the final mission becomes available with the next round (FIN-6). Call it between rounds only. */
export const bringsFinalMission = ({ finalMission, board, entries }: PublicState): boolean =>
  // In companion mode `entries` still holds the last report. It has an answer only if the final mission was available.
  finalMission === 'available' && (board ? board.finalMission === null : entries.finalMissionCompleted === undefined);

/**
 * Returns the worst zone that continents entered with the last report, and these continents. Null and none if none did.
 */
export function zoneChange(reports: readonly Report[]): { zone: Zone | null; there: readonly Continent[] } {
  const [now, before] = [reports.at(-1)?.panic, reports.at(-2)?.panic];
  const changed = continents.filter((one) => now && now[one] !== (before?.[one] ?? 'yellow'));
  const zone = (['orange', 'red', 'yellow'] as const).find((one) => changed.some((at) => now?.[at] === one)) ?? null;
  return { zone, there: changed.filter((one) => now?.[one] === zone) };
}
