import { describe, expect, test } from 'vitest';
import { cueKinds, labs } from '../src/content/cues.ts';
import { stepKinds } from '../src/content/steps.ts';
import type { Review } from '../src/review/index.ts';
import type { GameEvent, Intent, Refusal, Report, Schedule, View } from '../src/rules/index.ts';
import type * as Contract from '../src/wire/contract.d.ts';
import type { NewGame } from '../src/wire/index.ts';
import { given } from './tools/given.ts';
import { planned } from './tools/rounds.ts';

/** Compiles only if `Ours` is assignable to the contract's `Theirs`. */
type Fits<Ours extends Theirs, Theirs> = Ours;

/** Makes fields and lists mutable, as the contract declares them. */
type Mutable<T> = T extends readonly (infer E)[]
  ? Mutable<E>[]
  : T extends object
    ? { -readonly [K in keyof T]: Mutable<T[K]> }
    : T;

/** Intents that are not part of the contract. */
type NotInContract = Extract<Intent, { type: 'set-timers' }>;

/** Each field compiles only if our type fits the contract's. */
interface Checked {
  view: Fits<Mutable<View>, Contract.View>;
  report: Fits<Mutable<Report>, Contract.Report>;
  schedule: Fits<Mutable<Schedule>, Contract.Schedule>;
  event: Fits<GameEvent, { type: string; at: number; why: unknown }>;
  refusal: Fits<Refusal, { code: string }>;
  review: Fits<Mutable<Omit<Review, 'moments'>>, Omit<Contract.Review, 'moments' | 'seconds'>>;
  intent: Fits<Mutable<Exclude<Intent, NotInContract>>, Contract.Intent>;
  asked: Fits<Extract<Contract.Intent, { type: Intent['type'] }>, Intent>;
  wishes: Fits<
    Pick<Contract.NewGame, 'seed' | 'difficulty' | 'plan' | 'base' | 'enemyTypes' | 'startingPanic'>,
    Omit<NewGame, 'mode'>
  >;
  cueKind: Fits<(typeof cueKinds)[number], Contract.CueKind>;
  stepKind: Fits<(typeof stepKinds)[number], Contract.StepKind>;
}

/** Returns a list of keys. Compiles only if it holds exactly the keys of `T`. */
const keysOf =
  <T>() =>
  <const K extends readonly (keyof T)[]>(keys: K & ([keyof T] extends [K[number]] ? unknown : never)) =>
    keys;

describe('public contract', () => {
  test('a view has every field of the contract', () => {
    const operation = keysOf<Omit<Contract.Operation, 'houseRules' | 'condition' | 'expansions'>>()([
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

  test('a schedule and a report have every field of the contract', () => {
    const schedule = keysOf<Contract.Schedule>()(['round', 'cues', 'forecasts', 'pause', 'finalMission', 'adaptation']);
    const report = keysOf<Omit<Contract.Report, 'asFiled'>>()([
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

  test('cues, steps and labs have the names of the contract', () => {
    const checked: Checked['cueKind'][] = ['new-technology', 'ending'];
    const steps: Checked['stepKind'][] = ['audit', 'orbit-report'];
    expect(cueKinds).toHaveLength(16);
    expect(stepKinds).toHaveLength(14);
    expect(labs).toEqual([1, 2, 3]);
    expect(cueKinds).toEqual(expect.arrayContaining(checked));
    expect(stepKinds).toEqual(expect.arrayContaining(steps));
  });
});
