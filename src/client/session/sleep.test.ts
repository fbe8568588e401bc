import { describe, expect, test } from 'vitest';
import { given } from '../../../tests/tools/given.ts';
import { handClock } from '../../../tests/tools/hand-clock.ts';
import type { Intent } from '../../rules/index.ts';
import { localSession } from './local.ts';
import type { News } from './session.ts';
import { beatMs, sleepMs } from './sleep.ts';

/** A game on a clock moved by hand, begun at 0. At normal: new-technology 15 s, budget 12 s, UFOs 15 s, pause 60 s. */
function playing(difficulty: 'normal' | 'easy' = 'normal') {
  const play = given({ difficulty });
  const hand = handClock();
  const game = { log: play.log, state: play.state, pack: play.pack };
  const session = localSession({ id: 'x', game, clock: hand.clock, outfit: play.table });
  const heard: News[] = [];
  session.listen((news) => heard.push(news));
  const ask = (type: 'done' | 'pause' | 'resume' | 'open-menu' | 'close-menu') =>
    session.ask({ type } as Intent, 'central-officer');
  const clock = () => session.now().clock;
  return { session, ask, heard, now: clock, hand };
}

const hour = 3_600_000;

describe('FIN-19 a machine that slept', () => {
  test('in a cue comes back with the clock stopped, at the instant it was left', () => {
    const { session, heard, now, hand } = playing();
    hand.pass(3_000);
    hand.miss(hour);
    expect(now()).toMatchObject({ left: 12_000, pauseLeft: 60_000, menu: true });
    expect(session.game().log.at(-1)).toMatchObject({ type: 'menu-opened', at: 3_000 });
    expect(heard).toMatchObject([{ events: [{ type: 'menu-opened' }], slept: true }]);
  });

  test('goes on from there when somebody is back', () => {
    const { session, ask, now, hand } = playing();
    hand.pass(3_000);
    hand.miss(hour);
    session.now();
    hand.pass(hour);
    ask('close-menu');
    hand.pass(11_999);
    expect(now()?.left).toBe(1);
    hand.pass(1);
    expect(session.now()).toMatchObject({ cue: { kind: 'budget' }, history: [{ how: 'expired' }] });
  });

  test('notices it when its own alarm rings at last, though nobody looks', () => {
    const { heard, hand } = playing();
    hand.pass(3_000);
    hand.miss(hour);
    hand.pass(0);
    expect(heard).toMatchObject([{ slept: true }]);
  });

  test('in a pause has its pause time left', () => {
    const { ask, now, hand } = playing();
    hand.pass(3_000);
    ask('pause');
    hand.pass(10_000);
    hand.miss(hour);
    expect(now()).toMatchObject({ left: 12_000, pauseLeft: 50_000, paused: true, menu: true });
    ask('close-menu');
    hand.pass(5_000);
    expect(now()).toMatchObject({ pauseLeft: 45_000, paused: true });
  });

  test('CLK-4 in an expired alien cue has its pause time left', () => {
    const { ask, session, now, hand } = playing();
    ask('done');
    ask('done');
    expect(session.now().cue?.kind).toBe('ufos-detected');
    const { pauseLeft = 0 } = now() ?? {};
    hand.pass(15_000 + 4_000);
    hand.miss(hour);
    expect(now()).toMatchObject({ expired: true, over: 4_000, pauseLeft: (pauseLeft ?? 0) - 4_000, menu: true });
  });

  test('whose clock stood still meanwhile is found out by the time of day', () => {
    const { session, now, hand } = playing();
    hand.pass(3_000);
    hand.miss(hour, true);
    expect(now()).toMatchObject({ left: 12_000, menu: true });
    expect(session.game().log.at(-1)).toMatchObject({ type: 'menu-opened', at: 3_000 });
  });

  test('hears no press of before it was noticed', () => {
    const { session, ask, hand } = playing();
    hand.pass(3_000);
    hand.miss(hour);
    expect(ask('done')).toEqual({ code: 'menu-open' });
    expect(session.now().cue?.kind).toBe('new-technology');
  });

  test('TIM-6 leaves what was left of the five seconds to take something back', () => {
    const { session, ask, hand } = playing();
    ask('done');
    hand.pass(2_000);
    hand.miss(hour);
    expect(session.takeBack()).toBe(true);
    expect(session.now()).toMatchObject({ cue: { kind: 'new-technology' }, clock: { left: 13_000, menu: true } });
  });

  test('more than once comes back each time', () => {
    const { ask, now, hand } = playing();
    for (const left of [14_000, 13_000, 12_000]) {
      hand.pass(1_000);
      hand.miss(hour);
      expect(now()).toMatchObject({ left, menu: true });
      ask('close-menu');
    }
  });
});

describe('FIN-19 a machine that is awake', () => {
  test('may be five seconds late, and the time counts', () => {
    const { now, hand } = playing();
    hand.miss(beatMs + sleepMs);
    expect(now()).toMatchObject({ left: 15_000 - beatMs - sleepMs, menu: false });
    hand.miss(beatMs + sleepMs + 1);
    expect(now()).toMatchObject({ left: 15_000 - beatMs - sleepMs, menu: true });
  });

  test('CLK-2 in a tab nobody looks at is woken once a minute: cues end at their exact instants', () => {
    const { session, now, hand } = playing();
    hand.mayBeLate(120_000);
    hand.miss(20_000);
    expect(session.now()).toMatchObject({ cue: { kind: 'budget' }, clock: { left: 7_000, menu: false } });
    hand.miss(60_000);
    expect(now()).toMatchObject({ expired: true, over: 80_000 - 42_000, menu: false });
    hand.miss(120_000 + sleepMs + beatMs + 1);
    expect(now()).toMatchObject({ expired: true, over: 80_000 - 42_000, menu: true });
  });

  test('measures a gap by what it was when the gap began', () => {
    const { now, hand } = playing();
    hand.mayBeLate(120_000);
    hand.miss(10_000);
    // The tab comes to the front.
    hand.mayBeLate(0);
    expect(now()).toMatchObject({ left: 5_000, menu: false });
    // It is frozen: that ends with a call, and no alarm was due.
    hand.mayBeLate(0);
    hand.miss(hour);
    hand.mayBeLate(120_000);
    expect(now()).toMatchObject({ left: 5_000, menu: true });
  });

  test('looks at the clock once a second while time changes anything, and never at rest', () => {
    const { session, ask, hand } = playing('easy');
    expect(hand.nextIn()).toBe(beatMs);
    hand.pass(beatMs * 3);
    expect([hand.alarms(), hand.nextIn()]).toEqual([1, beatMs]);
    ask('pause');
    expect(hand.alarms()).toBe(0);
    ask('resume');
    ask('open-menu');
    expect(hand.alarms()).toBe(0);
    ask('close-menu');
    expect(hand.alarms()).toBe(1);
    while (session.now().phase === 'timed') ask('done');
    expect(hand.alarms()).toBe(0);
    hand.miss(hour);
    expect(session.now()).toMatchObject({ step: 'audit', clock: null });
  });

  test('loses nothing where no time counts: in the menu, and in a pause without end', () => {
    const { ask, heard, now, hand } = playing('easy');
    ask('pause');
    hand.miss(hour);
    expect(now()).toMatchObject({ left: 20_000, paused: true, menu: false });
    ask('open-menu');
    hand.miss(hour);
    expect(now()).toMatchObject({ left: 20_000, menu: true });
    expect(heard.filter((news) => 'slept' in news)).toEqual([]);
  });

  test('closed, it watches no more', () => {
    const { session, heard, hand } = playing();
    session.close();
    hand.miss(hour);
    hand.mayBeLate(1);
    expect([heard, hand.alarms()]).toEqual([[], 0]);
  });
});
