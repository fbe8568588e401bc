// The final mission comes at the plan's round, one round earlier for each completed mission, never before the fourth.

import { earliestFinalMission } from '../content/invasion.ts';
import type { Report } from '../rules/state/schedule.ts';
import type { Orders } from './orders.ts';

function available({ mix }: Orders, reports: readonly Report[]): boolean {
  const completed = reports.filter((report) => report.missionCompleted).length;
  const round = Math.max(earliestFinalMission, mix.finalMissionRound - completed);
  return reports.length + 1 >= round;
}

/** Whether the round after the reports has the final mission, and whether it is the first to have it (DIR-11). */
export function finalMission(orders: Orders, reports: readonly Report[]): 'locked' | 'comes' | 'available' {
  if (!available(orders, reports)) return 'locked';
  return available(orders, reports.slice(0, -1)) ? 'available' : 'comes';
}
