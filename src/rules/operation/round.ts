// Plans rounds with the director and records the plans as events.

import type { Invasion } from '../../content/invasion.ts';
import type { Cause } from '../state/cause.ts';
import type { Briefing, Schedule } from '../state/schedule.ts';
import { type Setup, type State, withPack } from '../state/state.ts';
import { emit, type GameServices, type Transaction } from '../transaction/transaction.ts';
import { withFinalMissionComing, withFinalMissionLaid } from './final-mission.ts';

const briefing = ({ open, hidden }: State): Briefing => ({
  seed: hidden.seed,
  difficulty: open.setup.difficulty,
  plan: open.setup.plan,
  base: open.setup.base,
  ...(open.setup.expansions && { expansions: open.setup.expansions }),
});

/** Returns the director's numbers under a condition, which may change lights and UFOs at every difficulty (DAY-1). */
function invasionUnder({ difficulty, condition }: Setup, invasion: Invasion): Invasion {
  if (condition?.lights === undefined && condition?.ufos === undefined) return invasion;
  const printed = invasion.pressure[difficulty];
  const { lights = printed.lights, ufos = 0 } = condition;
  const changed = { ...printed, lights, ufos: { ...printed.ufos, first: printed.ufos.first + ufos } };
  return { ...invasion, pressure: { ...invasion.pressure, [difficulty]: changed } };
}

/** Returns the director's plan for the next round, adapted to the final mission on the board. */
export function planned(state: State, table: GameServices): Schedule {
  const { open, hidden } = state;
  const { board, setup } = open;
  const { invasion } = withPack(open, table.pack).pack;
  const schedule = table.director(
    briefing(state),
    open.reports,
    table.dice(hidden.seed),
    invasionUnder(setup, invasion),
  );
  if (board?.finalMission) return withFinalMissionLaid(schedule, setup.difficulty);
  const missing = board !== null && schedule.finalMission === 'available';
  return missing ? withFinalMissionComing(schedule, setup.difficulty) : schedule;
}

/** Records a schedule: the secret plan, and what players may know of it. */
export function recordSchedule(transaction: Transaction, schedule: Schedule, why: Cause): void {
  const { at } = transaction;
  const scanner = schedule.forecasts.some(({ from }) => from === 1);
  const { round, finalMission } = schedule;
  emit(transaction, { type: 'secret/schedule-prepared', at, why, schedule });
  emit(transaction, { type: 'round-prepared', at, why, round, finalMission, scanner });
}

/** Plans and records the round after the reports filed so far. After a correction, plans the same round again. */
export const prepareRound = (transaction: Transaction, why: Cause): void =>
  recordSchedule(transaction, planned(transaction.state, transaction.services), why);
