// The XCOM Budget: funding by continent, plus modifiers for difficulty, plan and a completed mission.

import { continents } from '../content/continents.ts';
import { funding } from '../content/invasion.ts';
import type { Report } from '../rules/state/schedule.ts';
import { zoneAt } from './board.ts';
import type { Orders } from './orders.ts';

/** Returns the credits of the next round, at least 0 (DIR-8). Independent of seed and adaptation (FIN-14). */
export function budget({ pressure, mix }: Pick<Orders, 'pressure' | 'mix'>, reports: readonly Report[]): number {
  const world = continents.reduce((sum, continent) => sum + funding[zoneAt(reports, continent)], 0);
  const mission = reports.at(-1)?.missionCompleted ? funding.mission : 0;
  const modifiers = pressure.credits + mix.credits;
  return Math.max(0, world + modifiers + mission);
}
