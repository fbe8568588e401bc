// The director plans a round from the reports so far, and the plan enters the game as an event.

import type { Happening } from '../rule.ts';
import type { State } from '../state.ts';
import type { Briefing } from './schedule.ts';

const briefing = ({ open, hidden }: State): Briefing => ({
  seed: hidden.seed,
  difficulty: open.setup.difficulty,
  plan: open.setup.plan,
  base: open.setup.base,
});

/** Plans the round after the reports filed so far; asked again after a correction, it plans the same round anew. */
export const prepareRound =
  (at: number, why: string): Happening =>
  (state, table) => {
    const { reports } = state.open;
    const schedule = table.director(briefing(state), reports, table.dice(state.hidden.seed));
    const scanner = schedule.forecasts.some(({ from }) => from === 1);
    return [
      { type: 'secret/schedule-prepared', at, why, schedule },
      { type: 'round-prepared', at, why, round: schedule.round, finalMission: schedule.finalMission, scanner },
    ];
  };
