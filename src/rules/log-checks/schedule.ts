// Whether a director could have sent a schedule, of this or an older release and with any pack.

import { components } from '../../content/components.ts';
import { continents } from '../../content/continents.ts';
import { type CueKind, cues as cueFacts, cueKinds, labs, newsCues } from '../../content/cues.ts';
import type { Difficulty } from '../../content/difficulties.ts';
import { adaptation, funding, most, mostCredits } from '../../content/invasion.ts';
import { limitMs, pauseMs } from '../../content/timings.ts';
import type { Promised } from '../promises/promised.ts';
import type { Cue, Report, Schedule } from '../state/schedule.ts';
import type { Open } from '../state/state.ts';

/** Minimum and maximum number of each kind of cue in a round (DIR-1, DIR-5, DIR-7). */
const countLimits: Readonly<Record<CueKind, readonly [least: number, most: number]>> = {
  'new-technology': [1, 1],
  budget: [1, 1],
  'ufos-detected': [0, most.ufoCues],
  'ufos-descend': [0, 1],
  'enemy-in-base': [0, components.basePlaces],
  crisis: [0, most.crises],
  'choose-mission': [0, 1],
  'deploy-squad': [1, 1],
  'assign-research': [labs.length, labs.length],
  'emergency-funding': [1, 1],
  'deploy-satellites': [1, 1],
  'deploy-interceptors': [1, 1],
  'defend-base': [1, 1],
  'final-mission': [0, 1],
  'deploy-final-squad': [0, 1],
  ending: [1, 1],
};

/** Cues that older releases could place before the cues that inform them. */
const formerlyUninformed: ReadonlySet<CueKind> = new Set<CueKind>(['emergency-funding', 'deploy-squad']);

/** Limits that older releases gave the ending on levels with unlimited pause. They were never applied (FIN-20). */
const formerEndingMs: Partial<Record<Difficulty, number>> = { tutorial: 60_000, easy: 40_000 };

const isUfoCue = ({ kind }: Cue): boolean => kind === 'ufos-detected' || kind === 'ufos-descend';
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Whether a cue has its kind's side, role and details. A described table can begin with a UFO cue without UFOs. */
function hasItsDetails(cue: Cue, described: boolean): boolean {
  const { kind, side, role, lab, credits, ufos } = cue;
  return (
    side === cueFacts[kind].side &&
    role === cueFacts[kind].role &&
    (lab !== undefined) === (kind === 'assign-research') &&
    (credits !== undefined) === (kind === 'budget') &&
    (ufos === undefined ? !isUfoCue(cue) || described : isUfoCue(cue) && Object.keys(ufos).length > 0) &&
    (kind !== 'ufos-descend' || ufos?.orbit === undefined)
  );
}

/** Whether a cue has the limit of its kind and difficulty. */
function hasItsTime({ kind, limit }: Schedule['cues'][number], difficulty: Difficulty): boolean {
  if (kind !== 'ending' || pauseMs(difficulty) !== null) return limit === limitMs(kind, difficulty);
  return limit === null || limit === formerEndingMs[difficulty];
}

/** Whether cues follow those that inform them, scrambled ones precede one of those, and squads follow their mission. */
function inOrder(cues: readonly Cue[]): boolean {
  const last = (kinds: readonly CueKind[]): number => cues.findLastIndex(({ kind }) => kinds.includes(kind));
  return cues.every(({ kind, scrambled }, i) => {
    if (kind === 'deploy-squad' && i < last(['choose-mission'])) return false;
    if (kind === 'deploy-final-squad' && i < last(['final-mission'])) return false;
    const { awaits } = cueFacts[kind];
    if (awaits === null) return !scrambled;
    const news = last(newsCues[awaits]);
    return scrambled ? i < news : i > news || formerlyUninformed.has(kind);
  });
}

/** Whether UFOs come from where there are enough, and none go to fallen continents (DIR-4, DIR-12). */
function areUfosPossible(cues: readonly Cue[], report: Report | undefined, described: boolean): boolean {
  const countUfos = (kind: CueKind) =>
    sum(cues.flatMap((cue) => (cue.kind === kind ? Object.values(cue.ufos ?? {}) : [])));
  const orbit = report?.orbitUfos ?? 0;
  const fallen = continents.filter((continent) => report?.panic[continent] === 'orange');
  const descend = countUfos('ufos-descend');
  return (
    countUfos('ufos-detected') <= components.ufos - orbit &&
    descend <= (described ? components.ufos : orbit) &&
    (described || descend > 0 === orbit > 0) &&
    !cues.some(({ ufos }) => ufos && fallen.some((continent) => ufos[continent] !== undefined))
  );
}

/** Whether a budget is within the possible range (DIR-8). */
function isFunded({ credits }: Cue, report: Report | undefined): boolean {
  if (credits === undefined) return true;
  const zones = continents.map((continent) => funding[report?.panic[continent] ?? 'yellow']);
  const usual = sum(zones) + (report?.missionCompleted ? funding.mission : 0);
  // Difficulty and plan can each add up to `mostCredits`.
  return credits <= usual + 2 * mostCredits;
}

/**
 * Whether the lights are in order and each goes on before the UFO cue it alone reveals (DIR-9). Lights of older releases
 * could also reveal UFOs Descend.
 */
const areLightsValid = ({ forecasts, cues }: Schedule): boolean =>
  forecasts.every(({ from, reveals }, i) => {
    const previous = forecasts[i - 1];
    const shown = cues[reveals - 1];
    return (
      from < reveals && shown !== undefined && isUfoCue(shown) && (previous === undefined || previous.from <= from)
    );
  }) && new Set(forecasts.map(({ reveals }) => reveals)).size === forecasts.length;

/**
 * Returns why no director could have sent this schedule for the game's next round, or null if one could. A described
 * table's first round may start at a later cue, or with a cue that was inserted.
 */
export function scheduleFault(schedule: Schedule, { reports, setup }: Open, described: boolean): string | null {
  const { cues, round, pause } = schedule;
  const { difficulty } = setup;
  const report = reports.at(-1);
  const kinds = cues.map(({ kind }) => kind);
  const count = (kind: CueKind): number => kinds.filter((one) => one === kind).length;
  const hasFinal = schedule.finalMission === 'available';
  const { step } = schedule.adaptation;
  const steps = Math.min(adaptation.most, reports.length);
  const promised: readonly Promised[] = [
    ['it is for the next round', round === reports.length + 1],
    ['each kind of cue has its own side, role and details', cues.every((cue) => hasItsDetails(cue, described))],
    ['each lab is called once', new Set(cues.flatMap(({ lab }) => lab ?? [])).size === count('assign-research')],
    [
      'each kind of cue comes as often as it may',
      cueKinds.every(
        (kind) => count(kind) <= countLimits[kind][1] && (described || count(kind) >= countLimits[kind][0]),
      ),
    ],
    ['the opening two come first', described || (kinds[0] === 'new-technology' && kinds[1] === 'budget')],
    ['UFOs descend right after them', described || kinds.indexOf('ufos-descend') < 0 || kinds[2] === 'ufos-descend'],
    ['the ending comes last', kinds.at(-1) === 'ending'],
    ['cues come in an order they can have', inOrder(cues)],
    [
      'times are those of their tables',
      cues.every((cue) => hasItsTime(cue, difficulty)) && pause === pauseMs(difficulty),
    ],
    ['UFOs come from where they are, to where they can go', areUfosPossible(cues, report, described)],
    ['credits are those of the continents and the tables', cues.every((cue) => isFunded(cue, report))],
    [
      'the final mission has its cues only where it is available',
      hasFinal || count('final-mission') + count('deploy-final-squad') === 0,
    ],
    ['its squad is called once it is available', !hasFinal || described || count('deploy-final-squad') === 1],
    ['a mission is chosen until then', hasFinal || described || count('choose-mission') === 1],
    [
      'scanner lights are in order, and each goes on before the UFO cue that it alone reveals',
      areLightsValid(schedule),
    ],
    ['it presses and eases step by step', step <= steps && step >= -steps],
  ];
  return promised.find(([, kept]) => !kept)?.[0] ?? null;
}
