// Adapts the director's schedule to the final mission on the table, which may come earlier or later than planned.
// Only the cues of the final mission change (DIR-1).

import { type BaseCueKind, type CueKind, cues } from '../../content/cues.ts';
import type { Difficulty } from '../../content/difficulties.ts';
import { limitMs } from '../../content/timings.ts';
import type { Schedule } from '../state/schedule.ts';

type ScheduledCue = Schedule['cues'][number];

/** Returns a scheduled cue of this kind without details such as lab, credits or UFOs. */
export function plainCue(kind: BaseCueKind, difficulty: Difficulty): ScheduledCue {
  const { side, role } = cues[kind];
  return { kind, side, role, scrambled: false, limit: limitMs(kind, difficulty) };
}

/**
 * Replaces `removed` cues at `index` with `added` ones. Forecasts keep revealing the same cues, as long as those still
 * come.
 */
export function spliceCues(
  schedule: Schedule,
  index: number,
  removed: number,
  added: readonly ScheduledCue[],
): Schedule {
  const last = index + removed;
  const moved = (number: number): number =>
    number > last ? number - removed + added.length : Math.min(number, index + 1);
  return {
    ...schedule,
    cues: schedule.cues.toSpliced(index, removed, ...added),
    forecasts: schedule.forecasts
      .filter(({ reveals }) => reveals <= index || reveals > last)
      .map(({ from, reveals }) => ({ from: moved(from), reveals: moved(reveals) }))
      .filter(({ from, reveals }) => reveals > from),
  };
}

/** Returns the index of the first cue of this kind; −1 if there is none. */
export const indexOf = ({ cues: planned }: Schedule, kind: CueKind): number =>
  planned.findIndex((cue) => cue.kind === kind);

function withoutCue(schedule: Schedule, kind: CueKind): Schedule {
  const index = indexOf(schedule, kind);
  return index < 0 ? schedule : spliceCues(schedule, index, 1, []);
}

/** Makes the final mission available. Unless planned, its squad is deployed right after the regular squad (FIN-14). */
function withFinalSquad(planned: Schedule, difficulty: Difficulty): Schedule {
  const schedule: Schedule = { ...planned, finalMission: 'available' };
  if (indexOf(schedule, 'deploy-final-squad') >= 0) return schedule;
  const after = indexOf(schedule, 'deploy-squad');
  const place = after < 0 ? schedule.cues.length - 1 : after + 1;
  return spliceCues(schedule, place, 0, [plainCue('deploy-final-squad', difficulty)]);
}

/** Returns the schedule for a final mission that is already on the table: it does not come again (FIN-14). */
export const withFinalMissionLaid = (schedule: Schedule, difficulty: Difficulty): Schedule =>
  withoutCue(withFinalSquad(schedule, difficulty), 'final-mission');

/** Returns the schedule for a final mission that comes in this round, before its squad (FIN-6, DIR-2). */
export function withFinalMissionComing(schedule: Schedule, difficulty: Difficulty): Schedule {
  const open = withFinalSquad(schedule, difficulty);
  if (indexOf(open, 'final-mission') >= 0) return open;
  return spliceCues(open, indexOf(open, 'deploy-final-squad'), 0, [plainCue('final-mission', difficulty)]);
}

/** Returns the schedule without the final mission and its cues (FIN-14). */
export function withoutFinalMission(schedule: Schedule): Schedule {
  if (schedule.finalMission === 'locked') return schedule;
  return { ...withoutCue(withoutCue(schedule, 'final-mission'), 'deploy-final-squad'), finalMission: 'locked' };
}
