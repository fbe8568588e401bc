import { describe, expect, test } from 'vitest';
import { cueKinds, labs } from '../src/content/cues.ts';
import { stepKinds } from '../src/content/steps.ts';
import type { GameEvent, Intent, Refusal, Report, Schedule, View } from '../src/rules/index.ts';
import type * as Contract from '../src/wire/contract.d.ts';
import type { NewGame } from '../src/wire/index.ts';
import { given } from './tools/given.ts';
import { planned } from './tools/rounds.ts';

/** Compiles only if every `Ours` can stand where the contract wants a `Theirs`. */
type Fits<Ours extends Theirs, Theirs> = Ours;

/** The contract's lists are mutable, ours are not: compared without that difference. */
type Loose<T> = T extends readonly (infer E)[]
  ? Loose<E>[]
  : T extends object
    ? { -readonly [K in keyof T]: Loose<T[K]> }
    : T;

/** Our own additions to what a seat may ask. */
type Added = Extract<Intent, { type: 'set-timers' }>;

interface Checked {
  view: Fits<Loose<View>, Contract.View>;
  report: Fits<Loose<Report>, Contract.Report>;
  schedule: Fits<Loose<Schedule>, Contract.Schedule>;
  event: Fits<GameEvent, { type: string; at: number; why: string }>;
  refusal: Fits<Refusal, { code: string }>;
  intent: Fits<Loose<Exclude<Intent, Added>>, Contract.Intent>;
  asked: Fits<Extract<Contract.Intent, { type: Intent['type'] }>, Intent>;
  wishes: Fits<
    Pick<Contract.NewGame, 'seed' | 'difficulty' | 'plan' | 'base' | 'enemyTypes' | 'startingPanic'>,
    Omit<NewGame, 'mode'>
  >;
  cueKind: Fits<(typeof cueKinds)[number], Contract.CueKind>;
  stepKind: Fits<(typeof stepKinds)[number], Contract.StepKind>;
}

/** The keys of an interface of the contract, named here so that the compiler checks the list. */
const keysOf =
  <T>() =>
  <const K extends readonly (keyof T)[]>(keys: K & ([keyof T] extends [K[number]] ? unknown : never)) =>
    keys;

describe('the contract', () => {
  test('a view has every field of it', () => {
    const operation = keysOf<Contract.Operation>()([
      'mode',
      'difficulty',
      'plan',
      'base',
      'enemyTypes',
      'startingPanic',
      'round',
      'phase',
      'cue',
      'cueNumber',
      'clock',
      'scanner',
      'forecasts',
      'history',
      'step',
      'reports',
      'finalMission',
      'missionsCompleted',
      'outcome',
    ]);
    const clock = keysOf<Contract.Clock>()([
      'limit',
      'remaining',
      'expired',
      'halved',
      'halveNext',
      'paused',
      'menu',
      'pauseLeft',
    ]);
    const play = given();
    expect(Object.keys(play.view).toSorted()).toEqual([...operation].toSorted());
    expect(Object.keys(play.clock)).toEqual(expect.arrayContaining([...clock]));
  });

  test('a schedule and a report have every field of it', () => {
    const schedule = keysOf<Contract.Schedule>()(['round', 'cues', 'forecasts', 'pause', 'finalMission', 'adaptation']);
    const report = keysOf<Contract.Report>()([
      'round',
      'panic',
      'missionCompleted',
      'baseDestroyed',
      'finalMissionCompleted',
      'orbitUfos',
    ]);
    expect(Object.keys(planned({})).toSorted()).toEqual([...schedule].toSorted());
    expect(Object.keys(given().nextRound().view.reports[0] ?? {}).toSorted()).toEqual([...report].toSorted());
  });

  test('its words are ours', () => {
    const checked: Checked['cueKind'][] = ['new-technology', 'ending'];
    const steps: Checked['stepKind'][] = ['audit', 'orbit-report'];
    expect(cueKinds).toHaveLength(16);
    expect(stepKinds).toHaveLength(14);
    expect(labs).toEqual([1, 2, 3]);
    expect(cueKinds).toEqual(expect.arrayContaining(checked));
    expect(stepKinds).toEqual(expect.arrayContaining(steps));
  });
});
