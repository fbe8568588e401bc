// Two credits per yellow continent, one per red, none per fallen, and what difficulty, plan and a mission add.

import { continents } from '../content/continents.ts';
import { funding } from '../content/invasion.ts';
import type { Report } from '../rules/state/schedule.ts';
import { zoneAt } from './board.ts';
import type { Orders } from './orders.ts';

/** Credits of the round after the reports; neither seed nor adaptation plays a part (DIR-8, FIN-14). */
export function budget({ pressure, mix }: Orders, reports: readonly Report[]): number {
  const world = continents.reduce((sum, continent) => sum + funding[zoneAt(reports, continent)], 0);
  const mission = reports.at(-1)?.missionCompleted ? funding.mission : 0;
  const modifiers = pressure.credits + mix.credits;
  return Math.max(0, world + modifiers + mission);
}
