// When the final mission comes: at the plan's round, one earlier for each completed mission, never before round 4.

import { earliestFinalMission } from '../content/invasion.ts';
import type { Report } from '../rules/state/schedule.ts';
import type { Orders } from './orders.ts';

/** Whether the round after the reports has the final mission. */
function isAvailable({ mix }: Orders, reports: readonly Report[]): boolean {
  const completed = reports.filter((report) => report.missionCompleted).length;
  const round = Math.max(earliestFinalMission, mix.finalMissionRound - completed);
  return reports.length + 1 >= round;
}

/** Returns the state of the final mission in the next round (DIR-11): `comes` in its first, then `available`. */
export function finalMission(orders: Orders, reports: readonly Report[]): 'locked' | 'comes' | 'available' {
  if (!isAvailable(orders, reports)) return 'locked';
  return isAvailable(orders, reports.slice(0, -1)) ? 'available' : 'comes';
}
