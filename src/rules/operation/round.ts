// The director plans a round from the reports so far, and the plan enters the game as an event.

import { type Course, type Table, tell } from '../course/course.ts';
import type { Briefing, Schedule } from '../state/schedule.ts';
import { type State, withPack } from '../state/state.ts';
import { comingFinalMission, withFinalMission } from './final-mission.ts';

const briefing = ({ open, hidden }: State): Briefing => ({
  seed: hidden.seed,
  difficulty: open.setup.difficulty,
  plan: open.setup.plan,
  base: open.setup.base,
});

/** The director's plan for the round after the reports filed so far. */
export function planned(state: State, table: Table): Schedule {
  const { open, hidden } = state;
  const schedule = table.director(
    briefing(state),
    open.reports,
    table.dice(hidden.seed),
    withPack(open, table.pack).pack.invasion,
  );
  const { board, setup } = open;
  if (board?.finalMission) return withFinalMission(schedule, setup.difficulty);
  const missing = board !== null && schedule.finalMission === 'available';
  return missing ? comingFinalMission(schedule, setup.difficulty) : schedule;
}

/** The plan enters the game. */
export function prepare(course: Course, schedule: Schedule, why: string): void {
  const { at } = course;
  const scanner = schedule.forecasts.some(({ from }) => from === 1);
  const { round, finalMission } = schedule;
  tell(course, { type: 'secret/schedule-prepared', at, why, schedule });
  tell(course, { type: 'round-prepared', at, why, round, finalMission, scanner });
}

/** Plans the round after the reports filed so far; asked again after a correction, it plans the same round anew. */
export const prepareRound = (course: Course, why: string): void =>
  prepare(course, planned(course.state, course.table), why);
