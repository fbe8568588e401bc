// The director plans a round from the reports so far, and the plan enters the game as an event.

import type { GameEvent } from '../events.ts';
import type { Happening, Table } from '../rule.ts';
import type { State } from '../state.ts';
import { comingFinalMission, withFinalMission } from './final-mission.ts';
import type { Briefing, Schedule } from './schedule.ts';

const briefing = ({ open, hidden }: State): Briefing => ({
  seed: hidden.seed,
  difficulty: open.setup.difficulty,
  plan: open.setup.plan,
  base: open.setup.base,
});

/** The director's plan for the round after the reports filed so far. */
export function planned(state: State, table: Table): Schedule {
  const { open, hidden } = state;
  const schedule = table.director(briefing(state), open.reports, table.dice(hidden.seed), open.pack.invasion);
  const { board, setup } = open;
  if (board?.finalMission) return withFinalMission(schedule, setup.difficulty);
  const missing = board !== null && schedule.finalMission === 'available';
  return missing ? comingFinalMission(schedule, setup.difficulty) : schedule;
}

/** The plan enters the game. */
export function prepared(schedule: Schedule, at: number, why: string): GameEvent[] {
  const scanner = schedule.forecasts.some(({ from }) => from === 1);
  const { round, finalMission } = schedule;
  return [
    { type: 'secret/schedule-prepared', at, why, schedule },
    { type: 'round-prepared', at, why, round, finalMission, scanner },
  ];
}

/** Plans the round after the reports filed so far; asked again after a correction, it plans the same round anew. */
export const prepareRound =
  (at: number, why: string): Happening =>
  (state, table) =>
    prepared(planned(state, table), at, why);
