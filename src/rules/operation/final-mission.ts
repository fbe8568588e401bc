// A described table may have its final mission sooner or later than the director would: only the cues of the final
// mission follow the table, all others stay (DIR-1).

import { type CueKind, cues } from '../../content/cues.ts';
import type { Difficulty } from '../../content/difficulties.ts';
import { limitMs } from '../../content/timings.ts';
import type { Schedule } from '../state/schedule.ts';

type ScheduledCue = Schedule['cues'][number];

/** A cue of a kind, with nothing more to say. */
export const plainCue = (kind: CueKind, difficulty: Difficulty): ScheduledCue => ({
  kind,
  ...cues[kind],
  scrambled: false,
  limit: limitMs(kind, difficulty),
});

/** The schedule with other cues in the place of `gone` ones: lights still show the cues they showed, if those still come. */
export function recut(schedule: Schedule, index: number, gone: number, come: readonly ScheduledCue[]): Schedule {
  const last = index + gone;
  const moved = (number: number): number => (number > last ? number - gone + come.length : Math.min(number, index + 1));
  return {
    ...schedule,
    cues: schedule.cues.toSpliced(index, gone, ...come),
    forecasts: schedule.forecasts
      .filter(({ reveals }) => reveals <= index || reveals > last)
      .map(({ from, reveals }) => ({ from: moved(from), reveals: moved(reveals) }))
      .filter(({ from, reveals }) => reveals > from),
  };
}

/** Where the first cue of that kind is planned; −1 if none is. */
export const indexOf = ({ cues: planned }: Schedule, kind: CueKind): number =>
  planned.findIndex((cue) => cue.kind === kind);

function without(schedule: Schedule, kind: CueKind): Schedule {
  const index = indexOf(schedule, kind);
  return index < 0 ? schedule : recut(schedule, index, 1, []);
}

/** The final mission is available: unless planned, its squad is deployed right after the other one (FIN-14). */
function available(planned: Schedule, difficulty: Difficulty): Schedule {
  const schedule: Schedule = { ...planned, finalMission: 'available' };
  if (indexOf(schedule, 'deploy-final-squad') >= 0) return schedule;
  const after = indexOf(schedule, 'deploy-squad');
  const place = after < 0 ? schedule.cues.length - 1 : after + 1;
  return recut(schedule, place, 0, [plainCue('deploy-final-squad', difficulty)]);
}

/** The final mission lies there: it does not come again (FIN-14). */
export const withFinalMission = (schedule: Schedule, difficulty: Difficulty): Schedule =>
  without(available(schedule, difficulty), 'final-mission');

/** The final mission comes in this round, before its squad (FIN-6, DIR-2). */
export function comingFinalMission(schedule: Schedule, difficulty: Difficulty): Schedule {
  const open = available(schedule, difficulty);
  if (indexOf(open, 'final-mission') >= 0) return open;
  return recut(open, indexOf(open, 'deploy-final-squad'), 0, [plainCue('final-mission', difficulty)]);
}

/** The final mission is not there yet: its cues do not come (FIN-14). */
export function withoutFinalMission(schedule: Schedule): Schedule {
  if (schedule.finalMission === 'locked') return schedule;
  return { ...without(without(schedule, 'final-mission'), 'deploy-final-squad'), finalMission: 'locked' };
}
