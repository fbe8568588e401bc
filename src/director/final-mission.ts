// The final mission comes at the plan's round, one round earlier for each completed mission, never before the fourth.

import { earliestFinalMission, mixes } from '../content/invasion.ts';
import type { Briefing, Report } from '../rules/operation/schedule.ts';

function available(briefing: Briefing, reports: readonly Report[]): boolean {
  const completed = reports.filter((report) => report.missionCompleted).length;
  const round = Math.max(earliestFinalMission, mixes[briefing.plan].finalMissionRound - completed);
  return reports.length + 1 >= round;
}

/** Whether the round after the reports has the final mission, and whether it is the first to have it (DIR-11). */
export function finalMission(briefing: Briefing, reports: readonly Report[]): 'locked' | 'comes' | 'available' {
  if (!available(briefing, reports)) return 'locked';
  return available(briefing, reports.slice(0, -1)) ? 'available' : 'comes';
}
