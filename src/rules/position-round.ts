// A described table begins in its round, at the cue or step it names.

import type { Continent } from '../content/continents.ts';
import { type CueKind, cueKinds, cues } from '../content/cues.ts';
import { type StepKind, stepKinds } from '../content/steps.ts';
import { limitMs } from '../content/timings.ts';
import { zoneOf } from '../content/tracks.ts';
import { firstCue } from './operation/cue.ts';
import { planned, prepared, withFinalMission } from './operation/round.ts';
import type { Report, Schedule } from './operation/schedule.ts';
import { openStep } from './operation/step.ts';
import type { Position } from './position.ts';
import type { Happening } from './rule.ts';
import type { Setup } from './state.ts';

/** What the app would have been told before this round: the same picture every time, as nothing else is known. */
function reportsBefore({ round = 1, panic = {}, ufos = {} }: Position, setup: Setup): Report[] {
  const zone = (continent: Continent) => zoneOf(panic[continent] ?? setup.startingPanic[continent]);
  const picture = {
    'north-america': zone('north-america'),
    'south-america': zone('south-america'),
    europe: zone('europe'),
    africa: zone('africa'),
    asia: zone('asia'),
    australia: zone('australia'),
  };
  return Array.from({ length: round - 1 }, (_, i) => ({
    round: i + 1,
    panic: picture,
    missionCompleted: false,
    baseDestroyed: false,
    finalMissionCompleted: false,
    orbitUfos: i === round - 2 ? (ufos.orbit ?? 0) : 0,
  }));
}

const isCue = (begin: CueKind | StepKind): begin is CueKind => cueKinds.some((kind) => kind === begin);
const isStep = (begin: CueKind | StepKind): begin is StepKind => stepKinds.some((kind) => kind === begin);

type ScheduledCue = Schedule['cues'][number];

/** A cue nobody planned, as it would have been. */
function unplanned(kind: CueKind, { ufos = {} }: Position, { difficulty, base }: Setup): ScheduledCue {
  const cue = { kind, ...cues[kind], scrambled: false, limit: limitMs(kind, difficulty) };
  return kind === 'ufos-descend' && ufos.orbit ? { ...cue, ufos: { [base]: ufos.orbit } } : cue;
}

/** The described round's schedule, from the cue it begins with on; one the director did not plan is put first. */
function beginningWith(schedule: Schedule, kind: CueKind, position: Position, setup: Setup): Schedule {
  const index = schedule.cues.findIndex((cue) => cue.kind === kind);
  const skipped = index < 0 ? 2 : index;
  const own = index < 0 ? [unplanned(kind, position, setup)] : [];
  const shift = own.length - skipped;
  return {
    ...schedule,
    cues: [...own, ...schedule.cues.slice(skipped)],
    forecasts: schedule.forecasts
      .map(({ from, reveals }) => ({ from: Math.max(1, from + shift), reveals: reveals + shift }))
      .filter(({ from, reveals }) => reveals > from),
  };
}

/** Plans the described round, and opens the cue or step it begins with; without one it waits for `begin`. */
export function begun(position: Position, setup: Setup): Happening[] {
  const { begin, finalMission } = position;
  const [at, why] = [0, 'new'];
  const filed = reportsBefore(position, setup).map(
    (report): Happening =>
      () => [{ type: 'round-ended', at, why, report }],
  );
  if (begin === undefined && finalMission !== 'available' && filed.length === 0) return [];
  const plan: Happening = (state, table) => {
    const asPlanned = planned(state, table);
    const open = finalMission === 'available' || begin === 'final-mission';
    const schedule = open ? withFinalMission(asPlanned, setup.difficulty) : asPlanned;
    const from = begin !== undefined && isCue(begin) ? beginningWith(schedule, begin, position, setup) : schedule;
    return prepared(from, at, why);
  };
  return [...filed, plan, begin !== undefined && isStep(begin) ? openStep(begin, at, why) : firstCue(at, why)];
}
