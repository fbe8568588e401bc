import { describe, expect, test } from 'vitest';
import { first, fullPause, given, limitOf } from '../../../../tests/tools/given.ts';
import { handClock } from '../../../../tests/tools/hand-clock.ts';
import { limitMs } from '../../../content/timings.ts';
import { eventsOf } from '../../../host/index.ts';
import type { Intent } from '../../../rules/index.ts';
import { LocalMatch } from './local-match.ts';
import type { SessionEvent } from './session.ts';
import { beatMs, sleepMs } from './sleep.ts';

/** A game on a manual clock, begun at 0. */
function playing(difficulty: 'normal' | 'easy' = 'normal') {
  const play = given({ difficulty });
  const hand = handClock();
  const session = new LocalMatch({ id: 'x', game: play.game, clock: hand.clock, dependencies: play.table });
  const heard: SessionEvent[] = [];
  session.listen((news) => heard.push(news));
  const ask = (type: 'done' | 'pause' | 'resume' | 'open-menu' | 'close-menu') =>
    session.ask({ type } as Intent, 'central-officer');
  const clock = () => session.now().clock;
  return { session, ask, heard, now: clock, hand };
}

const hour = 3_600_000;

describe('FIN-19 after a sleep', () => {
  test('in a cue, the clock is stopped at the instant the game was left', () => {
    const { session, heard, now, hand } = playing();
    hand.pass(3_000);
    hand.miss(hour);
    expect(now()).toMatchObject({ left: first - 3_000, pauseLeft: fullPause, menu: true });
    expect(eventsOf(session.game().log).at(-1)).toMatchObject({ type: 'menu-opened', at: 3_000 });
    expect(heard).toMatchObject([{ events: [{ type: 'menu-opened' }], stopped: 'asleep' }]);
  });

  test('the cue continues when somebody closes the menu', () => {
    const { session, ask, now, hand } = playing();
    hand.pass(3_000);
    hand.miss(hour);
    session.now();
    hand.pass(hour);
    ask('close-menu');
    hand.pass(first - 3_001);
    expect(now()?.left).toBe(1);
    hand.pass(1);
    expect(session.now()).toMatchObject({ cue: { kind: 'budget' }, history: [{ how: 'expired' }] });
  });

  test('the late alarm detects the sleep, even if nobody reads the session', () => {
    const { heard, hand } = playing();
    hand.pass(3_000);
    hand.miss(hour);
    hand.pass(0);
    expect(heard).toMatchObject([{ stopped: 'asleep' }]);
  });

  test('in a pause, no pause time is lost', () => {
    const { ask, now, hand } = playing();
    hand.pass(3_000);
    ask('pause');
    hand.pass(10_000);
    hand.miss(hour);
    expect(now()).toMatchObject({ left: first - 3_000, pauseLeft: fullPause - 10_000, paused: true, menu: true });
    ask('close-menu');
    hand.pass(5_000);
    expect(now()).toMatchObject({ pauseLeft: fullPause - 15_000, paused: true });
  });

  test('CLK-4 in an expired alien cue, no pause time is lost', () => {
    const { ask, session, now, hand } = playing();
    ask('done');
    ask('done');
    expect(session.now().cue?.kind).toBe('ufos-detected');
    const { pauseLeft = 0 } = now() ?? {};
    hand.pass(limitOf('ufos-detected') + 4_000);
    hand.miss(hour);
    expect(now()).toMatchObject({ expired: true, over: 4_000, pauseLeft: (pauseLeft ?? 0) - 4_000, menu: true });
  });

  test('a stopped monotonic clock is detected by the time of day', () => {
    const { session, now, hand } = playing();
    hand.pass(3_000);
    hand.miss(hour, true);
    expect(now()).toMatchObject({ left: first - 3_000, menu: true });
    expect(eventsOf(session.game().log).at(-1)).toMatchObject({ type: 'menu-opened', at: 3_000 });
  });

  test('an intent that arrives before the sleep was noticed is refused', () => {
    const { session, ask, hand } = playing();
    hand.pass(3_000);
    hand.miss(hour);
    expect(ask('done')).toEqual({ code: 'menu-open' });
    expect(session.now().cue?.kind).toBe('new-technology');
  });

  test('TIM-6 the rest of the five seconds to take something back remains', () => {
    const { session, ask, hand } = playing();
    ask('done');
    hand.pass(2_000);
    hand.miss(hour);
    expect(session.takeBack()).toBe(true);
    expect(session.now()).toMatchObject({
      cue: { kind: 'new-technology' },
      clock: { left: first - 2_000, menu: true },
    });
  });

  test('each of several sleeps stops the clock', () => {
    const { ask, now, hand } = playing();
    for (const left of [first - 1_000, first - 2_000, first - 3_000]) {
      hand.pass(1_000);
      hand.miss(hour);
      expect(now()).toMatchObject({ left, menu: true });
      ask('close-menu');
    }
  });
});

describe('FIN-19 while the machine is awake', () => {
  test('a reading may be five seconds late, and the time counts', () => {
    const { now, hand } = playing();
    hand.miss(beatMs + sleepMs);
    expect(now()).toMatchObject({ left: first - beatMs - sleepMs, menu: false });
    hand.miss(beatMs + sleepMs + 1);
    expect(now()).toMatchObject({ left: first - beatMs - sleepMs, menu: true });
  });

  test('the clock is read once a second while time counts, and never otherwise', () => {
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

  test('no sleep is reported where no time counts: in the menu and in an unlimited pause', () => {
    const { ask, heard, now, hand } = playing('easy');
    const left = limitMs('new-technology', 'easy');
    ask('pause');
    hand.miss(hour);
    expect(now()).toMatchObject({ left, paused: true, menu: false });
    ask('open-menu');
    hand.miss(hour);
    expect(now()).toMatchObject({ left, menu: true });
    expect(heard.filter((news) => 'stopped' in news)).toEqual([]);
  });

  test('a closed session ignores the clock', () => {
    const { session, heard, hand } = playing();
    session.close();
    hand.miss(hour);
    hand.show(false);
    expect([heard, hand.alarms()]).toEqual([[], 0]);
  });
});
