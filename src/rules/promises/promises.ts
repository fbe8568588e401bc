import type { Pack } from '../../content/cards/pack.ts';
import { continents } from '../../content/continents.ts';
import { enemyTypesOf, enemyTypesPerGame } from '../../content/enemies.ts';
import { fixedPlan } from '../../content/plans.ts';
import { factsOf, type ReportEntry, type StepKind, stepKinds } from '../../content/steps.ts';
import { zoneOf } from '../../content/tracks.ts';
import { withoutLimit } from '../operation/cue.ts';
import { lightsAt } from '../state/forecast.ts';
import { namesOf, possible, told, verdict } from '../state/report.ts';
import { type Clock, type Entries, type State, withPack } from '../state/state.ts';
import { boardPromises } from './board.ts';
import type { Promised } from './promised.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const atMost = (value: number | null, most: number | null): boolean =>
  value === null ? most === null : value >= 0 && (most === null || value <= most);

const clockPromises = ({ left, limit, pauseLeft, expired, over, paused, menu }: Clock): Promised[] => [
  ['what is left lies between nothing and the limit', atMost(left, limit)],
  ['pause time is never negative', pauseLeft === null || pauseLeft >= 0],
  ['an expired cue has nothing left', !expired || left === 0],
  ['only an expired cue is over its time', expired || over === 0],
  ['an expired cue is not paused', !(expired && paused)],
  ['an open cue has time left, or is expired', left !== 0 || expired],
  ['a pause has time left', !paused || menu || pauseLeft !== 0],
];

function setupPromises({ open }: State): Promised[] {
  const { difficulty, plan, enemyTypes, startingPanic } = open.setup;
  return [
    [
      'three different enemy types',
      new Set(enemyTypes).size === enemyTypesPerGame && enemyTypes.length === enemyTypesPerGame,
    ],
    ['enemy types are of the difficulty', enemyTypes.every((type) => enemyTypesOf[difficulty].includes(type))],
    ['a plan that is fixed is played', plan === (fixedPlan[difficulty] ?? plan)],
    ['panic starts yellow', continents.every((continent) => zoneOf(startingPanic[continent]) === 'yellow')],
  ];
}

function roundPromises({ open, hidden }: State): Promised[] {
  const { phase, cue, clock, step, cueNumber } = open;
  const plan = (hidden.schedule?.cues ?? []).map(withoutLimit);
  const past = open.history.map(({ cue: closed }) => withoutLimit(closed));
  const timed = phase === 'timed';
  const begun = phase !== 'setup' || open.round > 1;
  return [
    ['reports are filed round by round', open.reports.every(({ round }, i) => round === i + 1)],
    ['the round follows the last report', open.reports.length === open.round - 1],
    ['a begun game has the schedule of its round', !begun || hidden.schedule?.round === open.round],
    ['between rounds nothing has been shown', phase !== 'setup' || (cueNumber === 0 && open.history.length === 0)],
    ['the timed phase has a cue and a clock', timed === (cue !== null) && timed === (clock !== null)],
    ['the open cue is the planned one', !timed || same(cue && withoutLimit(cue), plan[cueNumber - 1])],
    ['the history holds the cues before it', same(past, plan.slice(0, timed ? cueNumber - 1 : cueNumber))],
    ['the resolution phase has a step', (phase === 'resolution') === (step !== null)],
    ['the final mission is as planned', !begun || hidden.schedule?.finalMission === open.finalMission],
  ];
}

function forecastPromises({ open, hidden }: State): Promised[] {
  const cues = hidden.schedule?.cues ?? [];
  const lights = hidden.schedule?.forecasts ?? [];
  const shown = hidden.revealed.map((number) => cues[number - 1]);
  const fits = (light: { from: number; reveals: number }) =>
    cues[light.reveals - 1]?.ufos && light.from < light.reveals;
  const lit = open.phase === 'timed' && hidden.schedule !== null && lightsAt(hidden, open.cueNumber).length > 0;
  return [
    [
      'forecasts show cues as they will be',
      same(
        open.forecasts.map(({ ufos }) => ufos),
        shown.map((cue) => cue?.ufos),
      ),
    ],
    ['lights show UFO cues still to come', lights.every(fits)],
    ['each light shows a cue of its own', new Set(lights.map(({ reveals }) => reveals)).size === lights.length],
    ['the scanner is lit when a light is on', open.scanner === lit],
  ];
}

const asksOf = (steps: readonly StepKind[]): ReportEntry[] => steps.flatMap((step) => factsOf(step).asks ?? []);

/** Entries due from the steps before this one. The final mission's is left out, as it is given only if completed. */
const finishedAsks = (step: StepKind | null): ReportEntry[] =>
  step === null
    ? []
    : asksOf(stepKinds.slice(0, stepKinds.indexOf(step))).filter((asks) => asks !== 'finalMissionCompleted');

/** Entries due from the steps after this one. */
const comingAsks = (step: StepKind | null): ReportEntry[] =>
  step === null ? [] : asksOf(stepKinds.slice(stepKinds.indexOf(step) + 1));

function reportPromises({ open }: State): Promised[] {
  const { entries, reports, outcome } = open;
  const all: Entries[] = [...reports, entries];
  return [
    ['reported numbers are possible', all.every((some) => namesOf(some).every((name) => possible(name, some[name])))],
    ['the outcome is what the entries say', same(outcome, verdict(entries))],
    ['no round goes on after the end', reports.slice(0, -1).every((report) => verdict(report) === null)],
    ['what finished steps asked for is told', finishedAsks(open.step).every((name) => entries[name] !== undefined)],
    ['no step is told of before it opens', comingAsks(open.step).every((name) => entries[name] === undefined)],
    ['a told step is finished at once', outcome !== null || !told(open)],
    ['a virtual table has a board', (open.setup.mode === 'virtual') === (open.board !== null)],
  ];
}

/** Returns the promises that a state breaks, in English; none if it is valid. Used for loaded saves and in tests. */
export function brokenPromises(state: State, pack: Pack): string[] {
  const promised = [
    ...setupPromises(state),
    ...(state.open.clock === null ? [] : clockPromises(state.open.clock)),
    ...roundPromises(state),
    ...forecastPromises(state),
    ...reportPromises(state),
    ...boardPromises({ open: withPack(state.open, pack), hidden: state.hidden }),
  ];
  return promised.filter(([, kept]) => !kept).map(([says]) => says);
}
