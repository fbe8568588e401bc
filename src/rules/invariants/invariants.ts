import type { Pack } from '../../content/cards/pack.ts';
import { continents } from '../../content/continents.ts';
import { enemyTypesPerGame } from '../../content/enemies.ts';
import { fixedPlan } from '../../content/plans.ts';
import { factsOf, type ReportEntry, type StepKind, stepKinds } from '../../content/steps.ts';
import { zoneOf } from '../../content/tracks.ts';
import { expansions } from '../expansions/expansions.ts';
import { piecesOf } from '../expansions/pieces.ts';
import { withoutLimit } from '../operation/cue.ts';
import { lightsAt } from '../state/forecast.ts';
import { isEntryGiven, namesOf, outcomeOf, possible } from '../state/report.ts';
import { type Clock, type Entries, type State, withPack } from '../state/state.ts';
import { boardInvariants } from './board.ts';
import type { Invariant } from './invariant.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const atMost = (value: number | null, most: number | null): boolean =>
  value === null ? most === null : value >= 0 && (most === null || value <= most);

const clockInvariants = ({ left, limit, pauseLeft, expired, over, paused, menu }: Clock): Invariant[] => [
  ['the time left is between 0 and the limit, and unlimited only without a limit', atMost(left, limit)],
  ['the pause time left is not negative', pauseLeft === null || pauseLeft >= 0],
  ['an expired cue has no time left', !expired || left === 0],
  ['the time since the cue expired is 0 unless it has expired', expired || over === 0],
  ['an expired cue is not paused', !(expired && paused)],
  ['a cue with no time left has expired', left !== 0 || expired],
  ['a paused game has pause time left, unless the menu is open', !paused || menu || pauseLeft !== 0],
];

function setupInvariants({ open }: State): Invariant[] {
  const { difficulty, plan, enemyTypes, startingPanic, expansions: chosen = [] } = open.setup;
  const pieces = piecesOf(difficulty, chosen, expansions);
  return [
    [
      'the game has three different enemy types',
      new Set(enemyTypes).size === enemyTypesPerGame && enemyTypes.length === enemyTypesPerGame,
    ],
    ['every enemy type is one of the difficulty’s', enemyTypes.every((type) => pieces.enemyTypes.includes(type))],
    ['the plan is one of the base game or of an expansion of the game', pieces.plans.includes(plan)],
    ['a difficulty with a fixed plan uses that plan', plan === (fixedPlan[difficulty] ?? plan)],
    [
      'the starting panic of every continent is yellow',
      continents.every((continent) => zoneOf(startingPanic[continent]) === 'yellow'),
    ],
  ];
}

function roundInvariants({ open, hidden }: State): Invariant[] {
  const { phase, cue, clock, step, cueNumber } = open;
  const plan = (hidden.schedule?.cues ?? []).map(withoutLimit);
  const past = open.history.map(({ cue: closed }) => withoutLimit(closed));
  const timed = phase === 'timed';
  const begun = phase !== 'setup' || open.round > 1;
  return [
    [
      'the reports are those of rounds 1, 2, 3 and so on, in order',
      open.reports.every(({ round }, i) => round === i + 1),
    ],
    ['there is one report for each round before the current one', open.reports.length === open.round - 1],
    [
      'once the game has begun, the schedule is that of the current round',
      !begun || hidden.schedule?.round === open.round,
    ],
    [
      'before and between rounds, the cue number is 0 and the history is empty',
      phase !== 'setup' || (cueNumber === 0 && open.history.length === 0),
    ],
    [
      'there is a cue and a clock in the timed phase and in no other',
      timed === (cue !== null) && timed === (clock !== null),
    ],
    ['the open cue matches the schedule', !timed || same(cue && withoutLimit(cue), plan[cueNumber - 1])],
    [
      'the history has exactly the scheduled cues that have closed, in order',
      same(past, plan.slice(0, timed ? cueNumber - 1 : cueNumber)),
    ],
    ['a step is open in the resolution phase and in no other', (phase === 'resolution') === (step !== null)],
    [
      'the final mission is locked or available as the schedule says',
      !begun || hidden.schedule?.finalMission === open.finalMission,
    ],
  ];
}

function forecastInvariants({ open, hidden }: State): Invariant[] {
  const cues = hidden.schedule?.cues ?? [];
  const lights = hidden.schedule?.forecasts ?? [];
  const shown = hidden.revealed.map((number) => cues[number - 1]);
  const fits = (light: { from: number; reveals: number }) =>
    cues[light.reveals - 1]?.ufos && light.from < light.reveals;
  const lit = open.phase === 'timed' && hidden.schedule !== null && lightsAt(hidden, open.cueNumber).length > 0;
  return [
    [
      'each forecast has the UFOs of the scheduled cue it shows',
      same(
        open.forecasts.map(({ ufos }) => ufos),
        shown.map((cue) => cue?.ufos),
      ),
    ],
    ['each scanner light goes on before the UFO cue it reveals', lights.every(fits)],
    ['no two scanner lights reveal the same cue', new Set(lights.map(({ reveals }) => reveals)).size === lights.length],
    ['the scanner is lit exactly while a light is on', open.scanner === lit],
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

function reportInvariants({ open }: State): Invariant[] {
  const { entries, reports, outcome } = open;
  const all: Entries[] = [...reports, entries];
  return [
    [
      'every reported number of UFOs in orbit is a whole number from 0 to 24',
      all.every((some) => namesOf(some).every((name) => possible(name, some[name]))),
    ],
    ['the outcome is the one that the entries lead to', same(outcome, outcomeOf(entries))],
    [
      'only the last report can end the game',
      reports.slice(0, -1).every((report) => outcomeOf({ ...report, ...report.asFiled }) === null),
    ],
    [
      'every entry required by a finished step is given',
      finishedAsks(open.step).every((name) => entries[name] !== undefined),
    ],
    [
      'no entry is given for a step that has not opened yet',
      comingAsks(open.step).every((name) => entries[name] === undefined),
    ],
    [
      'a step is finished as soon as its entry is given, unless the game is over',
      outcome !== null || !isEntryGiven(open),
    ],
    ['a game has a board exactly if it is virtual', (open.setup.mode === 'virtual') === (open.board !== null)],
  ];
}

/**
 * Returns the invariants that a state breaks, in English; none if it is valid. Used for loaded saves and in tests. A game of
 * an earlier edition `isEarlier`: cards may have been added since.
 */
export function violatedInvariants(state: State, pack: Pack, isEarlier = false): string[] {
  const promised = [
    ...setupInvariants(state),
    ...(state.open.clock === null ? [] : clockInvariants(state.open.clock)),
    ...roundInvariants(state),
    ...forecastInvariants(state),
    ...reportInvariants(state),
    ...boardInvariants({ open: withPack(state.open, pack), hidden: state.hidden }, isEarlier),
  ];
  return promised.filter(([, kept]) => !kept).map(([says]) => says);
}
