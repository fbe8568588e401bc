import { expect, test } from 'vitest';
import { calm, given, limitOf, type Play, setUp } from '../../../tests/tools/given.ts';
import { byCard, byCue, byIntent, byPlan, bySetup, byStep, byTime, causingIntents, isSameCause } from './cause.ts';
import { seen } from './events.ts';
import type { IntentType } from './intents.ts';

const script = {
  cues: ['new-technology', { kind: 'ufos-detected', ufos: { asia: 1 } }, 'ending'],
  forecasts: [{ from: 1, reveals: 2 }],
} as const;

/** Type and cause of each event from index `from` on. */
const causes = ({ log }: Play, from: number) =>
  log.slice(from).map(({ type, why }) => [type, Object.values(why).join(' ')]);

test('every event names the intent, cue, step or passing of time that caused it', () => {
  const play = setUp({}, script);
  expect(causes(play, 0)).toEqual([
    ['secret/seeded', 'setup'],
    ['game-set-up', 'setup'],
  ]);
  for (const type of ['begin', 'scan', 'pause', 'resume', 'open-menu', 'close-menu', 'done'] as const) play.do(type);
  play.do({ type: 'set-timers', timers: 2 });
  play.wait(limitOf('ufos-detected'));
  play.do('done');
  play.wait(1_000_000);
  expect(causes(play, 2)).toEqual([
    ['secret/schedule-prepared', 'intent begin'],
    ['round-prepared', 'intent begin'],
    ['cue-opened', 'intent begin'],
    ['secret/light-used', 'intent scan'],
    ['scanned', 'intent scan'],
    ['paused', 'intent pause'],
    ['resumed', 'intent resume'],
    ['menu-opened', 'intent open-menu'],
    ['menu-closed', 'intent close-menu'],
    ['cue-closed', 'intent done'],
    ['cue-opened', 'cue new-technology'],
    ['timers-set', 'intent set-timers'],
    ['cue-expired', 'time'],
    ['cue-closed', 'intent done'],
    ['cue-opened', 'cue ufos-detected'],
    ['cue-closed', 'time'],
    ['step-opened', 'time'],
  ]);
});

test('a pause or XCOM cue that runs out names `time`, and the end of a round names its last step', () => {
  const play = given();
  play.do('pause');
  play.wait(100_000);
  expect(causes(play, 5).slice(0, 4)).toEqual([
    ['paused', 'intent pause'],
    ['resumed', 'time'],
    ['cue-closed', 'time'],
    ['cue-opened', 'time'],
  ]);
  play.untilStep('orbit-report');
  const before = play.log.length;
  play.do({ type: 'report', entry: { orbitUfos: 0 } });
  expect(causes(play, before)).toEqual([
    ['reported', 'intent report'],
    ['step-closed', 'step orbit-report'],
    ['round-ended', 'step orbit-report'],
    ['secret/schedule-prepared', 'step orbit-report'],
    ['round-prepared', 'step orbit-report'],
  ]);
  play.do('begin');
  expect(causes(play, play.log.length - 1)).toEqual([['cue-opened', 'intent begin']]);
});

test('the end of a game and its revival name the report or correction that caused them', () => {
  const play = given().untilStep('base-destroyed');
  const before = play.log.length;
  play.do({ type: 'report', entry: { baseDestroyed: true } });
  play.do({ type: 'correct', entry: { baseDestroyed: false } });
  play.nextRound();
  play.do({ type: 'correct', entry: { panic: calm } });
  expect(causes(play, before).slice(0, 6)).toEqual([
    ['reported', 'intent report'],
    ['game-ended', 'intent report'],
    ['corrected', 'intent correct'],
    ['game-revived', 'intent correct'],
    ['step-closed', 'step base-destroyed'],
    ['step-opened', 'step base-destroyed'],
  ]);
  expect(causes(play, play.log.length - 3)).toEqual([
    ['corrected', 'intent correct'],
    ['secret/schedule-prepared', 'intent correct'],
    ['round-prepared', 'intent correct'],
  ]);
});

test('INF-1 a seat sees all events except the secret ones', () => {
  const play = given({}, script);
  play.do('scan');
  expect(seen(play.log).map(({ type }) => type)).toEqual(['game-set-up', 'round-prepared', 'cue-opened', 'scanned']);
});

test('every event names the seat whose intent it is part of, except those that happen by themselves', () => {
  const play = setUp({}, script);
  play.do('begin');
  play.do('done', { as: 'chief-scientist' });
  play.wait(60_000);
  play.do('done');
  play.wait(1_000_000);
  expect(play.log.map(({ type, seat }) => [type, seat])).toEqual([
    ['secret/seeded', undefined],
    ['game-set-up', undefined],
    ['secret/schedule-prepared', 'central-officer'],
    ['round-prepared', 'central-officer'],
    ['cue-opened', 'central-officer'],
    ['cue-closed', 'chief-scientist'],
    ['cue-opened', 'chief-scientist'],
    ['cue-expired', undefined],
    ['cue-closed', 'central-officer'],
    ['cue-opened', 'central-officer'],
    ['cue-closed', undefined],
    ['step-opened', undefined],
  ]);
});

test('the cause of an event is the same only if its kind and its name are the same', () => {
  const causes = () => [
    bySetup,
    byTime,
    byIntent('begin'),
    byIntent('done'),
    byCue('budget'),
    byCue('emergency-funding'),
    byStep('audit'),
    byStep('refresh'),
    byPlan('onslaught'),
    byPlan('domination'),
    byCard('decoy-signal'),
    // Some cards have the name of a cue.
    byCard('emergency-funding'),
  ];
  const others = causes();
  for (const [i, cause] of causes().entries()) {
    expect(others.map((other) => isSameCause(cause, other))).toEqual(others.map((_, j) => i === j));
  }
});

test('an intent that is a cause is one of the rules', () => {
  const types: readonly IntentType[] = causingIntents;
  expect(new Set(types).size).toBe(causingIntents.length);
});
