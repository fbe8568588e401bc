// Whether rounds were ended and planned where a log says so.

import { earliestFinalMission } from '../../content/invasion.ts';
import { stepKinds } from '../../content/steps.ts';
import { most as mostDescribed } from '../setup/position-faults.ts';
import type { EventOf, GameEvent } from '../state/events.ts';
import { verdict } from '../state/report.ts';
import type { Schedule } from '../state/schedule.ts';
import type { State } from '../state/state.ts';
import { equal } from './equal.ts';
import { isFiled } from './operation.ts';
import { scheduleFault } from './schedule.ts';

/** A round ends right after its last step, with what its steps were told; a described table has some behind it (FIN-13). */
export function roundEnded({ open, hidden }: State, event: EventOf<'round-ended'>, before: GameEvent | null): boolean {
  const { round } = event.report;
  if (round !== open.reports.length + 1 || verdict(event.report) !== null) return false;
  if (before?.type === 'step-closed') return before.step === stepKinds.at(-1) && isFiled(open, event);
  const described = event.why === 'new' && open.phase === 'setup' && open.board !== null && hidden.schedule === null;
  return described && round < mostDescribed.round;
}

/** Whether a round is planned now: to begin with, after the last one, or anew after a correction of its report (RES-16). */
function isPlanned({ open, hidden }: State, why: string, before: GameEvent | null): boolean {
  if (before?.type === 'round-ended') return true;
  if (before?.type === 'corrected' || before?.type === 'game-revived') return open.phase !== 'resolution';
  return open.phase === 'setup' && (hidden.schedule === null || why === 'begin');
}

/** The final mission comes once, in the round it becomes available, and stays (DIR-11, FIN-14). */
function isFinalMissionInTime({ open, hidden }: State, { cues, round, finalMission }: Schedule): boolean {
  const { board } = open;
  const comes = cues.some(({ kind }) => kind === 'final-mission');
  if (board !== null && board.finalMission !== null) return finalMission === 'available' && !comes;
  // Planned anew, it may have come or gone with the correction.
  const was = hidden.schedule?.round === round ? null : open.finalMission;
  if (finalMission === 'locked') return was !== 'available';
  return round >= earliestFinalMission && (was === null || comes === (was === 'locked'));
}

/** Why the schedule could not have been sent there, or null. */
export function planFault(
  state: State,
  event: EventOf<'secret/schedule-prepared'>,
  before: GameEvent | null,
): string | null {
  const { schedule, why } = event;
  const described = why === 'new' && state.open.board !== null;
  if (!isPlanned(state, why, before)) return 'no round is planned there';
  const fault = scheduleFault(schedule, state.open, described);
  if (fault !== null || described) return fault;
  return isFinalMissionInTime(state, schedule) ? null : 'the final mission comes in its round, and once';
}

/** The round is announced as it was planned. */
export function roundPrepared(event: EventOf<'round-prepared'>, before: GameEvent | null): boolean {
  if (before?.type !== 'secret/schedule-prepared') return false;
  const { round, finalMission, forecasts } = before.schedule;
  const { round: told, finalMission: shown, scanner } = event;
  return equal([told, shown, scanner], [round, finalMission, forecasts.some(({ from }) => from === 1)]);
}
