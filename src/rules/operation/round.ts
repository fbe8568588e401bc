// The director plans a round from the reports so far, and the plan enters the game as an event.

import { cues } from '../../content/cues.ts';
import type { Difficulty } from '../../content/difficulties.ts';
import { limitMs } from '../../content/timings.ts';
import type { GameEvent } from '../events.ts';
import type { Happening, Table } from '../rule.ts';
import type { State } from '../state.ts';
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
  const schedule = table.director(briefing(state), open.reports, table.dice(hidden.seed));
  // What lies on the table stays there, also if a described table had it sooner than the director would (DIR-1).
  return open.board?.finalMission ? withFinalMission(schedule, open.setup.difficulty) : schedule;
}

/** A schedule once the final mission is available: its squad is deployed where a mission would have been chosen. */
export function withFinalMission(schedule: Schedule, difficulty: Difficulty): Schedule {
  if (schedule.finalMission === 'available') return schedule;
  const kind = 'deploy-final-squad';
  const squad = { kind, ...cues[kind], scrambled: false, limit: limitMs(kind, difficulty) } as const;
  return {
    ...schedule,
    finalMission: 'available',
    cues: schedule.cues.map((cue) => (cue.kind === 'choose-mission' ? squad : cue)),
  };
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
