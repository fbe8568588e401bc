// Whether rounds could have ended and been planned when a log says so.

import { earliestFinalMission } from '../../content/invasion.ts';
import { stepKinds } from '../../content/steps.ts';
import { most as mostDescribed } from '../setup/position-faults.ts';
import { byIntent, type Cause, isSameCause } from '../state/cause.ts';
import type { EventOf, GameEvent } from '../state/events.ts';
import { verdict } from '../state/report.ts';
import type { Schedule } from '../state/schedule.ts';
import type { State } from '../state/state.ts';
import { equal } from './equal.ts';
import { isFiled } from './operation.ts';
import { scheduleFault } from './schedule.ts';

/** Whether a round could have ended: after its last step, or before a described table begins (FIN-13). */
export function roundEnded(
  { open, hidden }: State,
  event: EventOf<'round-ended'>,
  previous: GameEvent | null,
): boolean {
  const { round } = event.report;
  if (round !== open.reports.length + 1 || verdict(event.report) !== null) return false;
  if (previous?.type === 'step-closed') return previous.step === stepKinds.at(-1) && isFiled(open, event);
  const described =
    event.why.by === 'setup' && open.phase === 'setup' && open.board !== null && hidden.schedule === null;
  return described && round < mostDescribed.round;
}

/** Whether a round can be planned now: at the start, after the previous one, or again after a correction (RES-16). */
function canPlan({ open, hidden }: State, why: Cause, previous: GameEvent | null): boolean {
  if (previous?.type === 'round-ended') return true;
  if (previous?.type === 'corrected' || previous?.type === 'game-revived') return open.phase !== 'resolution';
  return open.phase === 'setup' && (hidden.schedule === null || isSameCause(why, byIntent('begin')));
}

/** Whether the final mission comes only once, in the round it becomes available, and then stays (DIR-11, FIN-14). */
function isFinalMissionInTime({ open, hidden }: State, { cues, round, finalMission }: Schedule): boolean {
  const { board } = open;
  const comes = cues.some(({ kind }) => kind === 'final-mission');
  if (board !== null && board.finalMission !== null) return finalMission === 'available' && !comes;
  // If this round is planned again, the correction may have changed its availability.
  const known = hidden.schedule?.round === round ? null : open.finalMission;
  if (finalMission === 'locked') return known !== 'available';
  return round >= earliestFinalMission && (known === null || comes === (known === 'locked'));
}

/** Returns why the schedule could not have been sent at this point, or null. */
export function planFault(
  state: State,
  event: EventOf<'secret/schedule-prepared'>,
  previous: GameEvent | null,
): string | null {
  const { schedule, why } = event;
  const described = why.by === 'setup' && state.open.board !== null;
  if (!canPlan(state, why, previous)) return 'no round is planned there';
  const fault = scheduleFault(schedule, state.open, described);
  if (fault !== null || described) return fault;
  return isFinalMissionInTime(state, schedule) ? null : 'the final mission comes in its round, and once';
}

/** Whether the round is announced exactly as it was just planned. */
export function roundPrepared(event: EventOf<'round-prepared'>, previous: GameEvent | null): boolean {
  if (previous?.type !== 'secret/schedule-prepared') return false;
  const { round, finalMission, forecasts } = previous.schedule;
  const { round: announced, finalMission: shown, scanner } = event;
  return equal([announced, shown, scanner], [round, finalMission, forecasts.some(({ from }) => from === 1)]);
}
