// A described table may have its final mission sooner or later than the director would: the round follows the table.

import { type CueKind, cues } from '../../content/cues.ts';
import type { Difficulty } from '../../content/difficulties.ts';
import { limitMs } from '../../content/timings.ts';
import type { Schedule } from './schedule.ts';

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

function withBefore(schedule: Schedule, kind: CueKind, cue: ScheduledCue): Schedule {
  const index = indexOf(schedule, kind);
  return index < 0 ? schedule : recut(schedule, index, 0, [cue]);
}

/** The final mission is available: its squad is deployed where a mission would have been chosen (DIR-1). */
function available(schedule: Schedule, difficulty: Difficulty): Schedule {
  if (schedule.finalMission === 'available') return schedule;
  const squad = plainCue('deploy-final-squad', difficulty);
  const planned = schedule.cues.map((cue) => (cue.kind === 'choose-mission' ? squad : cue));
  return { ...schedule, finalMission: 'available', cues: planned };
}

/** The final mission lies there: it does not come again (FIN-14). */
export const withFinalMission = (schedule: Schedule, difficulty: Difficulty): Schedule =>
  without(available(schedule, difficulty), 'final-mission');

/** The final mission comes in this round (FIN-6). */
export function comingFinalMission(schedule: Schedule, difficulty: Difficulty): Schedule {
  const open = available(schedule, difficulty);
  if (indexOf(open, 'final-mission') >= 0) return open;
  return withBefore(open, 'deploy-final-squad', plainCue('final-mission', difficulty));
}

/** The final mission is not there yet: a mission is chosen, before its squad is deployed (DIR-1, DIR-3). */
export function withoutFinalMission(schedule: Schedule, difficulty: Difficulty): Schedule {
  if (schedule.finalMission === 'locked') return schedule;
  const bare = without(without(schedule, 'final-mission'), 'deploy-final-squad');
  return { ...withBefore(bare, 'deploy-squad', plainCue('choose-mission', difficulty)), finalMission: 'locked' };
}
