import { describe, expect, test } from 'vitest';
import { calm, given, type Play, setUp } from '../../../tests/tools/given.ts';
import { brokenPromises, type Clock, type Open, type Schedule, type State } from '../index.ts';
import { sure } from '../state/sure.ts';

const script = { forecasts: [{ from: 1, reveals: 3 }] };
/** A round with a light for the third cue; the second is open. */
const begun = (): Play => {
  const play = given({}, script);
  play.do('done');
  return play;
};

const withOpen = ({ open, hidden }: State, change: Partial<Open>): State => ({ hidden, open: { ...open, ...change } });
const withSetup = ({ open, hidden }: State, change: Partial<Open['setup']>): State =>
  withOpen({ open, hidden }, { setup: { ...open.setup, ...change } });
const withSchedule = ({ open, hidden }: State, change: Partial<Schedule>): State => ({
  open,
  hidden: { ...hidden, schedule: { ...sure(hidden.schedule), ...change } },
});

const fallen = { ...calm, asia: 'orange', africa: 'orange' } as const;
const report = {
  round: 1,
  panic: calm,
  missionCompleted: false,
  orbitUfos: 0,
  baseDestroyed: false,
  finalMissionCompleted: false,
};

/** Promises, each with a game and a change to its state that breaks it. */
const broken: readonly (readonly [says: string, play: () => Play, change: (state: State) => State])[] = [
  ['three different enemy types', setUp, (state) => withSetup(state, { enemyTypes: ['muton', 'sectoid', 'muton'] })],
  [
    'three different enemy types',
    setUp,
    (state) => withSetup(state, { enemyTypes: ['muton', 'sectoid', 'floater', 'muton'] }),
  ],
  [
    'enemy types are of the difficulty',
    setUp,
    (state) => withSetup(state, { difficulty: 'expert', enemyTypes: ['muton', 'floater', 'sectopod'] }),
  ],
  ['a plan that is fixed is played', setUp, (state) => withSetup(state, { difficulty: 'tutorial', plan: 'onslaught' })],
  [
    'panic starts yellow',
    setUp,
    (state) => withSetup(state, { startingPanic: { ...state.open.setup.startingPanic, asia: 8 } }),
  ],
  ['a begun game has the schedule of its round', setUp, (state) => withOpen(state, { reports: [report], round: 2 })],
  ['between rounds nothing has been shown', setUp, (state) => withOpen(state, { cueNumber: 1 })],
  ['between rounds nothing has been shown', setUp, (state) => withOpen(state, { history: begun().state.open.history })],
  ['the timed phase has a cue and a clock', setUp, (state) => withOpen(state, { cue: begun().state.open.cue })],
  ['reports are filed round by round', begun, (state) => withOpen(state, { reports: [{ ...report, round: 2 }] })],
  ['the round follows the last report', begun, (state) => withOpen(state, { round: 2 })],
  ['a begun game has the schedule of its round', begun, (state) => withSchedule(state, { round: 2 })],
  [
    'a begun game has the schedule of its round',
    begun,
    ({ open, hidden }) => ({ open, hidden: { ...hidden, schedule: null } }),
  ],
  ['the timed phase has a cue and a clock', begun, (state) => withOpen(state, { cue: null })],
  ['the timed phase has a cue and a clock', begun, (state) => withOpen(state, { clock: null })],
  ['the timed phase has a cue and a clock', setUp, (state) => withOpen(state, { clock: begun().state.open.clock })],
  ['the open cue is the planned one', begun, (state) => withOpen(state, { cue: given().state.open.cue })],
  ['the history holds the cues before it', begun, (state) => withOpen(state, { history: [] })],
  [
    'the history holds the cues before it',
    () => begun().untilStep('audit'),
    ({ open, hidden }) => withOpen({ open, hidden }, { history: open.history.slice(1) }),
  ],
  ['the resolution phase has a step', begun, (state) => withOpen(state, { step: 'audit' })],
  ['the resolution phase has a step', () => begun().untilStep('audit'), (state) => withOpen(state, { step: null })],
  ['the final mission is as planned', begun, (state) => withOpen(state, { finalMission: 'available' })],
  [
    'forecasts show cues as they will be',
    begun,
    (state) => withOpen(state, { forecasts: [{ ...sure(state.open.cue), ufos: { asia: 1 } }] }),
  ],
  [
    'lights show UFO cues still to come',
    begun,
    (state) => withSchedule(state, { forecasts: [{ from: 1, reveals: 4 }] }),
  ],
  [
    'lights show UFO cues still to come',
    begun,
    (state) => withSchedule(state, { forecasts: [{ from: 3, reveals: 3 }] }),
  ],
  [
    'each light shows a cue of its own',
    begun,
    (state) => withSchedule(state, { forecasts: [...script.forecasts, ...script.forecasts] }),
  ],
  ['the scanner is lit when a light is on', begun, (state) => withOpen(state, { scanner: false })],
  ['reported numbers are possible', begun, (state) => withOpen(state, { entries: { orbitUfos: 25 } })],
  [
    'reported numbers are possible',
    () => begun().nextRound(),
    (state) => withOpen(state, { reports: [{ ...report, orbitUfos: -1 }] }),
  ],
  ['the outcome is what the entries say', begun, (state) => withOpen(state, { entries: { panic: fallen } })],
  ['the outcome is what the entries say', begun, (state) => withOpen(state, { outcome: { won: false, why: 'panic' } })],
  [
    'no round goes on after the end',
    () => begun().nextRound().nextRound(),
    (state) =>
      withOpen(state, {
        reports: [
          { ...report, panic: fallen },
          { ...report, round: 2 },
        ],
      }),
  ],
  [
    'what finished steps asked for is told',
    () => begun().untilStep('mission-report'),
    (state) => withOpen(state, { entries: { panic: calm } }),
  ],
  [
    'no step is told of before it opens',
    () => begun().untilStep('base-destroyed'),
    (state) => withOpen(state, { entries: { orbitUfos: 0 } }),
  ],
  [
    'a told step is finished at once',
    () => begun().untilStep('base-destroyed'),
    (state) => withOpen(state, { entries: { baseDestroyed: false } }),
  ],
  ['a virtual table has a board', begun, (state) => withSetup(state, { mode: 'virtual' })],
];

const brokenClocks: readonly (readonly [says: string, change: Partial<Clock>])[] = [
  ['what is left lies between nothing and the limit', { left: -1 }],
  ['what is left lies between nothing and the limit', { left: 10_001, limit: 10_000 }],
  ['what is left lies between nothing and the limit', { left: null }],
  ['pause time is never negative', { pauseLeft: -1 }],
  ['an expired cue has nothing left', { expired: true }],
  ['only an expired cue is over its time', { over: 1 }],
  ['an expired cue is not paused', { expired: true, left: 0, paused: true }],
  ['an open cue has time left, or is expired', { left: 0 }],
  ['a pause has time left', { paused: true, pauseLeft: 0 }],
];

describe('a broken promise is reported:', () => {
  test.each(broken)('FIN-16 %s', (says, play, change) => {
    const { state, pack } = play();
    expect(brokenPromises(state, pack)).toEqual([]);
    expect(brokenPromises(change(state), pack)).toContain(says);
  });

  test.each(brokenClocks)('CLK-2 CLK-6 %s', (says, change) => {
    const { state, pack } = begun();
    const clock = { ...sure(state.open.clock), ...change };
    expect(brokenPromises(withOpen(state, { clock }), pack)).toEqual([says]);
  });

  test.each<readonly [string, Partial<Clock>]>([
    ['no countdown and no pause time', { left: null, limit: null, pauseLeft: null }],
    ['time left, and no limit', { limit: null }],
    ['an expired cue that is over its time', { left: 0, expired: true, over: 1 }],
    ['a pause with nothing left while the menu is open', { paused: true, pauseLeft: 0, menu: true }],
  ])('CLK-1 CLK-6 a clock may have %s', (_, change) => {
    const { state, pack } = begun();
    expect(brokenPromises(withOpen(state, { clock: { ...sure(state.open.clock), ...change } }), pack)).toEqual([]);
  });
});
