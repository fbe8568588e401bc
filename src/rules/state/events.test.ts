import { expect, test } from 'vitest';
import { calm, given, type Play, setUp } from '../../../tests/tools/given.ts';
import { seen } from './events.ts';

const script = {
  cues: ['new-technology', { kind: 'ufos-detected', ufos: { asia: 1 } }, 'ending'],
  forecasts: [{ from: 1, reveals: 2 }],
} as const;

/** Type and cause of each event from index `from` on. */
const causes = ({ log }: Play, from: number) => log.slice(from).map(({ type, why }) => [type, why]);

test('every event names the intent, cue, step or passing of time that caused it', () => {
  const play = setUp({}, script);
  expect(causes(play, 0)).toEqual([
    ['secret/seeded', 'new'],
    ['game-set-up', 'new'],
  ]);
  for (const type of ['begin', 'scan', 'pause', 'resume', 'open-menu', 'close-menu', 'done'] as const) play.do(type);
  play.do({ type: 'set-timers', timers: 2 });
  play.wait(15_000);
  play.do('done');
  play.wait(1_000_000);
  expect(causes(play, 2)).toEqual([
    ['secret/schedule-prepared', 'begin'],
    ['round-prepared', 'begin'],
    ['cue-opened', 'begin'],
    ['secret/light-used', 'scan'],
    ['scanned', 'scan'],
    ['paused', 'pause'],
    ['resumed', 'resume'],
    ['menu-opened', 'open-menu'],
    ['menu-closed', 'close-menu'],
    ['cue-closed', 'done'],
    ['cue-opened', 'new-technology'],
    ['timers-set', 'set-timers'],
    ['cue-expired', 'time'],
    ['cue-closed', 'done'],
    ['cue-opened', 'ufos-detected'],
    ['cue-closed', 'time'],
    ['step-opened', 'time'],
  ]);
});

test('a pause or XCOM cue that runs out names `time`, and the end of a round names its last step', () => {
  const play = given();
  play.do('pause');
  play.wait(100_000);
  expect(causes(play, 5).slice(0, 4)).toEqual([
    ['paused', 'pause'],
    ['resumed', 'time'],
    ['cue-closed', 'time'],
    ['cue-opened', 'time'],
  ]);
  play.untilStep('orbit-report');
  const before = play.log.length;
  play.do({ type: 'report', entry: { orbitUfos: 0 } });
  expect(causes(play, before)).toEqual([
    ['reported', 'report'],
    ['step-closed', 'orbit-report'],
    ['round-ended', 'orbit-report'],
    ['secret/schedule-prepared', 'orbit-report'],
    ['round-prepared', 'orbit-report'],
  ]);
  play.do('begin');
  expect(causes(play, play.log.length - 1)).toEqual([['cue-opened', 'begin']]);
});

test('the end of a game and its revival name the report or correction that caused them', () => {
  const play = given().untilStep('base-destroyed');
  const before = play.log.length;
  play.do({ type: 'report', entry: { baseDestroyed: true } });
  play.do({ type: 'correct', entry: { baseDestroyed: false } });
  play.nextRound();
  play.do({ type: 'correct', entry: { panic: calm } });
  expect(causes(play, before).slice(0, 6)).toEqual([
    ['reported', 'report'],
    ['game-ended', 'report'],
    ['corrected', 'correct'],
    ['game-revived', 'correct'],
    ['step-closed', 'base-destroyed'],
    ['step-opened', 'base-destroyed'],
  ]);
  expect(causes(play, play.log.length - 3)).toEqual([
    ['corrected', 'correct'],
    ['secret/schedule-prepared', 'correct'],
    ['round-prepared', 'correct'],
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
