// Starts a described table in its round, at the cue or step it names.

import { type Continent, continents } from '../../content/continents.ts';
import { type BaseCueKind, cueKinds } from '../../content/cues.ts';
import { type StepKind, stepKinds } from '../../content/steps.ts';
import { zoneOf } from '../../content/tracks.ts';
import { firstCue } from '../operation/cue.ts';
import {
  indexOf,
  plainCue,
  spliceCues,
  withFinalMissionComing,
  withoutFinalMission,
} from '../operation/final-mission.ts';
import { planned, recordSchedule } from '../operation/round.ts';
import { openStep } from '../operation/step.ts';
import { reading } from '../resolution/steps/index.ts';
import { bySetup } from '../state/cause.ts';
import type { Position } from '../state/game-options.ts';
import type { Report, Schedule } from '../state/schedule.ts';
import type { Setup } from '../state/state.ts';
import { emit, playingOn, type Transaction } from '../transaction/transaction.ts';

/** Returns the reports of the rounds before. All show the present panic, as nothing else is known. */
function reportsBefore({ round = 1, panic = {}, ufos = {} }: Position, setup: Setup): Report[] {
  const now = (continent: Continent) => zoneOf(panic[continent] ?? setup.startingPanic[continent]);
  // Only one fallen continent can have been reported: a second one would have ended the game (RES-10).
  const fallen = continents.find((continent) => now(continent) === 'orange');
  const zone = (continent: Continent) => (now(continent) === 'orange' && continent !== fallen ? 'red' : now(continent));
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

const isCue = (begin: BaseCueKind | StepKind): begin is BaseCueKind => cueKinds.some((kind) => kind === begin);

/** Returns a cue the director did not plan. All UFOs descend to one continent that has not fallen, if any (DIR-12). */
function unplannedCue(kind: BaseCueKind, position: Position, setup: Setup): Schedule['cues'][number] {
  const { ufos: { orbit = 0 } = {}, panic = {} } = position;
  const cue = plainCue(kind, setup.difficulty);
  const stands = (one: Continent) => zoneOf(panic[one] ?? setup.startingPanic[one]) !== 'orange';
  const target = [setup.base, ...continents].find(stands);
  return kind === 'ufos-descend' && orbit > 0 && target ? { ...cue, ufos: { [target]: orbit } } : cue;
}

/** Returns the schedule from the given cue on. A cue the director did not plan replaces the two opening ones. */
function startingWith(schedule: Schedule, kind: BaseCueKind, position: Position, setup: Setup): Schedule {
  const index = indexOf(schedule, kind);
  return index < 0
    ? spliceCues(schedule, 0, 2, [unplannedCue(kind, position, setup)])
    : spliceCues(schedule, 0, index, []);
}

/** Removes the final mission's cues, unless it is on the table or still comes in this round. */
function adaptFinalMission(
  schedule: Schedule,
  isLaid: boolean,
  { begin, finalMission }: Position,
  { difficulty }: Setup,
): Schedule {
  if (isLaid) return schedule;
  if (begin === 'final-mission') return withFinalMissionComing(schedule, difficulty);
  const timed = begin === undefined || isCue(begin);
  const still = timed && indexOf(schedule, 'final-mission') >= (begin ? indexOf(schedule, begin) : 0);
  return still && finalMission !== 'locked' ? schedule : withoutFinalMission(schedule);
}

/** Reports what the steps before the first one would have reported (RES-8, RES-10, RES-11). */
function reportEarlierSteps(transaction: Transaction, begin: StepKind): void {
  const playing = playingOn(transaction);
  for (const step of stepKinds.slice(0, stepKinds.indexOf(begin))) {
    const entry = reading(playing, step);
    if (entry !== null) emit(transaction, { type: 'reported', at: transaction.at, why: bySetup, entry });
  }
}

/** Plans the described round and opens the cue or step it begins with. Without one it waits for `begin` (FIN-6). */
export function beginAt(transaction: Transaction, position: Position, setup: Setup): void {
  const { begin } = position;
  const why = bySetup;
  const reports = reportsBefore(position, setup);
  if (begin === undefined && position.finalMission !== 'available' && reports.length === 0) return;
  for (const report of reports) emit(transaction, { type: 'round-ended', at: transaction.at, why, report });
  const isLaid = transaction.state.open.board?.finalMission !== null;
  const schedule = adaptFinalMission(planned(transaction.state, transaction.services), isLaid, position, setup);
  recordSchedule(transaction, begin && isCue(begin) ? startingWith(schedule, begin, position, setup) : schedule, why);
  if (begin === undefined) return;
  if (isCue(begin)) {
    firstCue(transaction, why);
  } else {
    reportEarlierSteps(transaction, begin);
    openStep(transaction, begin, why);
  }
}
