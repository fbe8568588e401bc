import { describe, expect, test } from 'vitest';
import { calm, given, type Play, setUp } from '../../../tests/tools/given.ts';
import { type Clock, type PublicState, type Schedule, type State, violatedInvariants } from '../index.ts';
import { assertDefined } from '../state/assert-defined.ts';

const script = { forecasts: [{ from: 1, reveals: 3 }] };
/** A round with a light for the third cue; the second is open. */
const begun = (): Play => {
  const play = given({}, script);
  play.do('done');
  return play;
};

const withOpen = ({ open, hidden }: State, change: Partial<PublicState>): State => ({
  hidden,
  open: { ...open, ...change },
});
const withSetup = ({ open, hidden }: State, change: Partial<PublicState['setup']>): State =>
  withOpen({ open, hidden }, { setup: { ...open.setup, ...change } });
const withSchedule = ({ open, hidden }: State, change: Partial<Schedule>): State => ({
  open,
  hidden: { ...hidden, schedule: { ...assertDefined(hidden.schedule, 'a schedule'), ...change } },
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

/** Invariants, each with a game and a change to its state that breaks it. */
const broken: readonly (readonly [says: string, play: () => Play, change: (state: State) => State])[] = [
  [
    'the game has three different enemy types',
    setUp,
    (state) => withSetup(state, { enemyTypes: ['muton', 'sectoid', 'muton'] }),
  ],
  [
    'the game has three different enemy types',
    setUp,
    (state) => withSetup(state, { enemyTypes: ['muton', 'sectoid', 'floater', 'muton'] }),
  ],
  [
    'every enemy type is one of the difficulty’s',
    setUp,
    (state) => withSetup(state, { difficulty: 'expert', enemyTypes: ['muton', 'floater', 'sectopod'] }),
  ],
  [
    'a difficulty with a fixed plan uses that plan',
    setUp,
    (state) => withSetup(state, { difficulty: 'tutorial', plan: 'onslaught' }),
  ],
  [
    'the starting panic of every continent is yellow',
    setUp,
    (state) => withSetup(state, { startingPanic: { ...state.open.setup.startingPanic, asia: 8 } }),
  ],
  [
    'once the game has begun, the schedule is that of the current round',
    setUp,
    (state) => withOpen(state, { reports: [report], round: 2 }),
  ],
  [
    'before and between rounds, the cue number is 0 and the history is empty',
    setUp,
    (state) => withOpen(state, { cueNumber: 1 }),
  ],
  [
    'before and between rounds, the cue number is 0 and the history is empty',
    setUp,
    (state) => withOpen(state, { history: begun().state.open.history }),
  ],
  [
    'there is a cue and a clock in the timed phase and in no other',
    setUp,
    (state) => withOpen(state, { cue: begun().state.open.cue }),
  ],
  [
    'the reports are those of rounds 1, 2, 3 and so on, in order',
    begun,
    (state) => withOpen(state, { reports: [{ ...report, round: 2 }] }),
  ],
  ['there is one report for each round before the current one', begun, (state) => withOpen(state, { round: 2 })],
  [
    'once the game has begun, the schedule is that of the current round',
    begun,
    (state) => withSchedule(state, { round: 2 }),
  ],
  [
    'once the game has begun, the schedule is that of the current round',
    begun,
    ({ open, hidden }) => ({ open, hidden: { ...hidden, schedule: null } }),
  ],
  ['there is a cue and a clock in the timed phase and in no other', begun, (state) => withOpen(state, { cue: null })],
  ['there is a cue and a clock in the timed phase and in no other', begun, (state) => withOpen(state, { clock: null })],
  [
    'there is a cue and a clock in the timed phase and in no other',
    setUp,
    (state) => withOpen(state, { clock: begun().state.open.clock }),
  ],
  ['the open cue matches the schedule', begun, (state) => withOpen(state, { cue: given().state.open.cue })],
  [
    'the history has exactly the scheduled cues that have closed, in order',
    begun,
    (state) => withOpen(state, { history: [] }),
  ],
  [
    'the history has exactly the scheduled cues that have closed, in order',
    () => begun().untilStep('audit'),
    ({ open, hidden }) => withOpen({ open, hidden }, { history: open.history.slice(1) }),
  ],
  ['a step is open in the resolution phase and in no other', begun, (state) => withOpen(state, { step: 'audit' })],
  [
    'a step is open in the resolution phase and in no other',
    () => begun().untilStep('audit'),
    (state) => withOpen(state, { step: null }),
  ],
  [
    'the final mission is locked or available as the schedule says',
    begun,
    (state) => withOpen(state, { finalMission: 'available' }),
  ],
  [
    'each forecast has the UFOs of the scheduled cue it shows',
    begun,
    (state) => withOpen(state, { forecasts: [{ ...assertDefined(state.open.cue, 'an open cue'), ufos: { asia: 1 } }] }),
  ],
  [
    'each scanner light goes on before the UFO cue it reveals',
    begun,
    (state) => withSchedule(state, { forecasts: [{ from: 1, reveals: 4 }] }),
  ],
  [
    'each scanner light goes on before the UFO cue it reveals',
    begun,
    (state) => withSchedule(state, { forecasts: [{ from: 3, reveals: 3 }] }),
  ],
  [
    'no two scanner lights reveal the same cue',
    begun,
    (state) => withSchedule(state, { forecasts: [...script.forecasts, ...script.forecasts] }),
  ],
  ['the scanner is lit exactly while a light is on', begun, (state) => withOpen(state, { scanner: false })],
  [
    'every reported number of UFOs in orbit is a whole number from 0 to 24',
    begun,
    (state) => withOpen(state, { entries: { orbitUfos: 25 } }),
  ],
  [
    'every reported number of UFOs in orbit is a whole number from 0 to 24',
    () => begun().nextRound(),
    (state) => withOpen(state, { reports: [{ ...report, orbitUfos: -1 }] }),
  ],
  [
    'the outcome is the one that the entries lead to',
    begun,
    (state) => withOpen(state, { entries: { panic: fallen } }),
  ],
  [
    'the outcome is the one that the entries lead to',
    begun,
    (state) => withOpen(state, { outcome: { won: false, why: 'panic' } }),
  ],
  [
    'only the last report can end the game',
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
    'every entry required by a finished step is given',
    () => begun().untilStep('mission-report'),
    (state) => withOpen(state, { entries: { panic: calm } }),
  ],
  [
    'no entry is given for a step that has not opened yet',
    () => begun().untilStep('base-destroyed'),
    (state) => withOpen(state, { entries: { orbitUfos: 0 } }),
  ],
  [
    'a step is finished as soon as its entry is given, unless the game is over',
    () => begun().untilStep('base-destroyed'),
    (state) => withOpen(state, { entries: { baseDestroyed: false } }),
  ],
  ['a game has a board exactly if it is virtual', begun, (state) => withSetup(state, { mode: 'virtual' })],
];

const brokenClocks: readonly (readonly [says: string, change: Partial<Clock>])[] = [
  ['the time left is between 0 and the limit, and unlimited only without a limit', { left: -1 }],
  ['the time left is between 0 and the limit, and unlimited only without a limit', { left: 10_001, limit: 10_000 }],
  ['the time left is between 0 and the limit, and unlimited only without a limit', { left: null }],
  ['the pause time left is not negative', { pauseLeft: -1 }],
  ['an expired cue has no time left', { expired: true }],
  ['the time since the cue expired is 0 unless it has expired', { over: 1 }],
  ['an expired cue is not paused', { expired: true, left: 0, paused: true }],
  ['a cue with no time left has expired', { left: 0 }],
  ['a paused game has pause time left, unless the menu is open', { paused: true, pauseLeft: 0 }],
];

describe('a violated invariant is reported:', () => {
  test.each(broken)('FIN-16 %s', (says, play, change) => {
    const { state, pack } = play();
    expect(violatedInvariants(state, pack)).toEqual([]);
    expect(violatedInvariants(change(state), pack)).toContain(says);
  });

  test.each(brokenClocks)('CLK-2 CLK-6 %s', (says, change) => {
    const { state, pack } = begun();
    const clock = { ...assertDefined(state.open.clock, 'a clock'), ...change };
    expect(violatedInvariants(withOpen(state, { clock }), pack)).toEqual([says]);
  });

  test.each<readonly [string, Partial<Clock>]>([
    ['no countdown and no pause time', { left: null, limit: null, pauseLeft: null }],
    ['time left, and no limit', { limit: null }],
    ['an expired cue that is over its time', { left: 0, expired: true, over: 1 }],
    ['a pause with nothing left while the menu is open', { paused: true, pauseLeft: 0, menu: true }],
  ])('CLK-1 CLK-6 a clock may have %s', (_, change) => {
    const { state, pack } = begun();
    expect(
      violatedInvariants(
        withOpen(state, { clock: { ...assertDefined(state.open.clock, 'a clock'), ...change } }),
        pack,
      ),
    ).toEqual([]);
  });
});
