import { describe, expect, test } from 'vitest';
import { first, fullPause, given, limitOf, type Play, setUp } from '../../../tests/tools/given.ts';
import { difficulties } from '../../content/difficulties.ts';
import { limitMs, pauseMs } from '../../content/timings.ts';
import { isRunning, settle } from './clock.ts';

const second = 1000;
/** How long the first alien cue of `given()` lasts. */
const alien = limitOf('ufos-detected');

describe('the countdown', () => {
  test('CLK-1 starts at the limit of the cue and runs', () => {
    const play = given();
    expect(play.clock).toMatchObject({ limit: first, remaining: first });
    play.wait(4_321);
    expect(play.clock).toMatchObject({ limit: first, remaining: first - 4_321 });
  });

  test('CLK-1 stops while the game is paused or the menu is open', () => {
    const play = given();
    play.do('pause', { at: 2 * second });
    play.wait(5 * second);
    play.do('resume');
    expect(play.clock.remaining).toBe(first - 2_000);
    play.do('open-menu');
    play.wait(100 * second);
    expect(play.clock.remaining).toBe(first - 2_000);
  });

  test('CLK-2 TIM-2 an XCOM cue closes exactly at zero and the next one opens, however late this is noticed', () => {
    const play = given();
    const events = play.wait(first + 5_000);
    expect(events).toEqual(['cue-closed', 'cue-opened']);
    expect(play.log.slice(-2).map(({ at }) => at)).toEqual([first, first]);
    expect(play.view.cue?.kind).toBe('budget');
    expect(play.clock.remaining).toBe(limitOf('budget') - 5_000);
    expect(play.view.history).toMatchObject([{ cue: { kind: 'new-technology' }, how: 'expired' }]);
  });

  test('CLK-2 several overdue cues close one after another, up to the first alien cue', () => {
    const play = given();
    play.wait(3_600 * second);
    expect(play.view.cue?.kind).toBe('ufos-detected');
    expect(play.clock).toMatchObject({ expired: true, pauseLeft: 0 });
  });

  test('CLK-3 TIM-3 an alien cue expires at zero and stays open until confirmed', () => {
    const play = given().until('ufos-detected');
    play.wait(alien);
    expect(play.clock).toMatchObject({ expired: true, remaining: 0 });
    play.wait(500 * second);
    expect(play.view.cue?.kind).toBe('ufos-detected');
    play.do('done');
    expect(play.view.cue?.kind).toBe('deploy-interceptors');
  });

  test('CLK-4 pause time drains one for one, down to zero, while an expired alien cue stays open', () => {
    const play = given().until('ufos-detected');
    const full = play.clock.pauseLeft ?? 0;
    play.wait(alien);
    expect(play.clock.pauseLeft).toBe(full);
    play.wait(alien + 7_000);
    expect(play.clock).toMatchObject({ pauseLeft: full - 7_000, over: 7_000 });
    play.wait(1_000 * second);
    expect(play.clock.pauseLeft).toBe(0);
  });

  test('CLK-5 the first XCOM cue after expired alien cues gets half its limit', () => {
    const script = { cues: ['new-technology', 'crisis', 'crisis', 'budget', 'deploy-squad', 'ending'] } as const;
    const play = given({}, script);
    play.do('done');
    play.wait(limitOf('crisis'));
    expect(play.clock.halveNext).toBe(true);
    play.do('done');
    expect(play.clock).toMatchObject({ limit: limitOf('crisis'), halved: false, halveNext: true });
    play.wait(200 * second);
    play.do('done');
    const half = Math.floor(limitOf('budget') / 2);
    expect(play.clock).toMatchObject({ limit: half, remaining: half, halved: true, halveNext: false });
    play.do('done');
    expect(play.clock).toMatchObject({ limit: limitOf('deploy-squad'), halved: false });
  });

  test('CLK-5 half a limit is rounded down to whole milliseconds', () => {
    const play = given(
      { difficulty: 'expert', timers: 1.5 },
      { cues: ['new-technology', 'crisis', 'assign-research', 'ending'] },
    );
    play.do('done');
    play.wait(60 * second);
    play.do('done');
    expect(play.clock.limit).toBe(Math.floor((limitMs('assign-research', 'expert', 1.5) ?? 0) / 2));
  });

  test('FIN-1 a `done` exactly at the deadline of an XCOM cue confirms the next cue', () => {
    const play = given();
    play.do('done', { as: 'commander', at: first });
    expect(play.view.history).toMatchObject([
      { cue: { kind: 'new-technology' }, how: 'expired' },
      { cue: { kind: 'budget' }, how: 'done' },
    ]);
  });

  test('FIN-1 an alien cue expires the instant its time is up, so a pause at that instant is refused', () => {
    const play = given().until('ufos-detected');
    play.wait(alien - 1);
    expect(play.clock.expired).toBe(false);
    expect(play.refused('pause', { at: alien })).toEqual({ code: 'cue-expired' });
    play.wait(alien);
    expect(play.clock).toMatchObject({ expired: true, remaining: 0 });
  });

  test('FIN-2 a limit depends only on the kind of cue and the difficulty', () => {
    for (const difficulty of difficulties) {
      const play = given({ difficulty });
      expect(play.clock.limit).toBe(limitMs('new-technology', difficulty));
    }
  });

  test('FIN-2 a pending halving ends with the round, and Ending Timed Phase is never halved', () => {
    const play = given({}, { cues: ['new-technology', 'crisis', 'ending'] });
    play.do('done');
    play.wait(limitOf('crisis') + 10_000);
    play.do('done');
    const limit = limitOf('ending') + fullPause + Math.floor(first / 4) - 10_000;
    expect(play.clock).toMatchObject({ limit, halved: false, halveNext: false });
    play.nextRound();
    expect(play.view.round).toBe(2);
    expect(play.clock).toMatchObject({ limit: first, halved: false });
  });

  test('FIN-4 TIM-2 time never runs backwards, and a refused intent does not advance it', () => {
    const play = given();
    play.wait(8 * second);
    expect(play.refused('done', { at: 7_999 })).toEqual({ code: 'time-runs-backwards', at: 7_999, now: 8_000 });
    play.refused('done', { as: 'commander', at: 9 * second });
    expect(play.at).toBe(8 * second);
  });
});

describe('pause time', () => {
  test('CLK-6 is unlimited on tutorial and easy, and limited on the other difficulties', () => {
    const budgets = difficulties.map((difficulty) => given({ difficulty }).clock.pauseLeft);
    expect(budgets).toEqual(difficulties.map((difficulty) => pauseMs(difficulty)));
    expect(budgets.map((ms) => ms === null)).toEqual([true, true, false, false, false]);
  });

  test('CLK-6 is used up by a pause, which stops the countdown', () => {
    const play = given();
    play.do('pause', { at: 5 * second });
    play.wait(12 * second);
    expect(play.clock).toMatchObject({ paused: true, remaining: first - 5_000, pauseLeft: fullPause - 7_000 });
    play.do('resume');
    play.wait(13 * second);
    expect(play.clock).toMatchObject({ paused: false, remaining: first - 6_000, pauseLeft: fullPause - 7_000 });
  });

  test('CLK-6 ends the pause by itself the instant it runs out', () => {
    const play = given();
    play.do('pause', { at: 5 * second });
    const events = play.wait(fullPause + 6_000);
    expect(events).toEqual(['resumed']);
    expect(play.clock).toMatchObject({ paused: false, pauseLeft: 0, remaining: first - 6_000 });
    expect(play.refused('pause')).toEqual({ code: 'no-pause-left' });
  });

  test('CLK-6 never runs out if it is unlimited', () => {
    const play = given({ difficulty: 'easy' });
    play.do('pause');
    play.wait(5_000 * second);
    expect(play.clock).toMatchObject({ paused: true, remaining: limitMs('new-technology', 'easy'), pauseLeft: null });
  });

  test('CLK-7 confirming an XCOM cue early banks a quarter of the time left, rounded down', () => {
    const play = given();
    play.do('done', { at: 4_999 });
    expect(play.clock.pauseLeft).toBe(fullPause + Math.floor((first - 4_999) / 4));
  });

  test('CLK-7 a quarter is banked however little time is left', () => {
    const bankedWith = (leftMs: number) => {
      const play = given();
      play.do('done', { at: first - leftMs });
      return (play.clock.pauseLeft ?? 0) - fullPause;
    };
    expect([4_999, 400, 4, 3].map(bankedWith)).toEqual([1_249, 100, 1, 0]);
  });

  test('CLK-7 FIN-2 a halved cue banks like any other, while alien and expired cues bank nothing', () => {
    const play = given({}, { cues: ['new-technology', 'crisis', 'deploy-interceptors', 'crisis', 'ending'] });
    play.wait(first);
    play.wait(first + limitOf('crisis'));
    play.do('done');
    const half = Math.floor(limitOf('deploy-interceptors') / 2);
    expect(play.clock).toMatchObject({ limit: half, halved: true, pauseLeft: fullPause });
    play.do('done');
    const pauseLeft = fullPause + Math.floor(half / 4);
    expect(play.clock.pauseLeft).toBe(pauseLeft);
    play.do('done');
    expect(play.clock.limit).toBe(limitOf('ending') + pauseLeft);
  });

  test('CLK-7 nothing is banked with unlimited pause time or without a countdown', () => {
    for (const wishes of [{ difficulty: 'easy' }, { timers: 'off' }] as const) {
      const play = given(wishes);
      play.do('done');
      expect(play.log.find(({ type }) => type === 'cue-closed')).toMatchObject({ banked: 0 });
      expect(play.clock.pauseLeft).toBe(null);
    }
    const switched = given();
    switched.do({ type: 'set-timers', timers: 'off' });
    switched.do('done');
    switched.do('done');
    const banked = switched.log.flatMap((event) => (event.type === 'cue-closed' ? [event.banked] : []));
    expect(banked).toEqual([Math.floor(first / 4), 0]);
    expect(switched.clock).toMatchObject({ remaining: null, pauseLeft: null });
  });

  test('CLK-7 confirming a cue while paused banks time and ends the pause', () => {
    const play = given();
    play.do('pause', { at: 3 * second });
    play.do('done', { at: 4 * second });
    expect(play.clock).toMatchObject({ paused: false, pauseLeft: fullPause - 1_000 + Math.floor((first - 3_000) / 4) });
  });

  test('CLK-8 FIN-5 Ending Timed Phase lasts its own limit plus all pause time left, and shows no pause time', () => {
    const play = given().until('ending');
    const early = ['new-technology', 'budget', 'deploy-interceptors'] as const;
    const banked = early.reduce((sum, kind) => sum + Math.floor(limitOf(kind) / 4), 0);
    expect(play.clock).toMatchObject({ limit: limitOf('ending') + fullPause + banked, pauseLeft: 0 });
  });

  test('CLK-8 pausing is refused during Ending Timed Phase', () => {
    const play = given().until('ending');
    expect(play.refused('pause')).toEqual({ code: 'no-pause-in-ending' });
    const easy = given({ difficulty: 'easy' }).until('ending');
    expect(easy.refused('pause')).toEqual({ code: 'no-pause-in-ending' });
  });

  test('CLK-8 Ending Timed Phase has no limit if pause time is unlimited', () => {
    const play = given({ difficulty: 'tutorial' }).until('ending');
    expect(play.clock).toMatchObject({ limit: null, remaining: null, pauseLeft: null });
    play.wait(1_000_000 * second);
    expect(play.view.cue?.kind).toBe('ending');
  });

  test('FIN-5 at zero Ending Timed Phase closes as expired, and the resolution phase begins', () => {
    const play = given().until('ending');
    play.wait(1_000 * second);
    expect(play.view).toMatchObject({ phase: 'resolution', step: 'audit', cue: null, clock: null });
    expect(play.view.history.at(-1)).toMatchObject({ cue: { kind: 'ending' }, how: 'expired' });
  });

  test('FIN-5 an alien cue confirmed late is recorded as expired and banks nothing', () => {
    const play = given().until('ufos-detected');
    const before = play.clock.pauseLeft;
    play.wait(alien);
    play.do('done');
    expect(play.view.history.at(-1)).toMatchObject({ cue: { kind: 'ufos-detected' }, how: 'expired' });
    expect(play.clock.pauseLeft).toBe(before);
  });

  test('FIN-2 is reset each round', () => {
    const play = given();
    play.do('pause');
    play.wait(30 * second);
    play.nextRound();
    expect(play.clock.pauseLeft).toBe(fullPause);
  });
});

describe('whether passing time changes the clock', () => {
  const afterIntents = (play: Play, ...intents: readonly Parameters<Play['do']>[0][]) => {
    for (const intent of intents) play.do(intent);
    return play;
  };
  const afterLongWait = (play: Play) => {
    play.wait(play.at + 99 * second);
    return play;
  };
  const plays = {
    'before the game begins': () => setUp(),
    'in a cue': () => given(),
    'in a pause': () => afterIntents(given(), 'pause'),
    'in an unlimited pause': () => afterIntents(given({ difficulty: 'easy' }), 'pause'),
    'in the menu': () => afterIntents(given(), 'open-menu'),
    'in the menu while paused': () => afterIntents(given(), 'pause', 'open-menu'),
    'in a cue without a limit': () => given({ timers: 'off' }),
    'in an expired alien cue': () => afterLongWait(given().until('ufos-detected')),
    'in the resolution phase': () => given().untilStep('audit'),
    'after the end': () =>
      afterIntents(given().untilStep('base-destroyed'), { type: 'report', entry: { baseDestroyed: true } }),
  };
  const running = ['in a cue', 'in a pause', 'in an expired alien cue'];

  test.each(Object.entries(plays))('CLK-4 CLK-6 CLK-9 FIN-19 %s', (name, play) => {
    const { open } = play().state;
    expect(isRunning(open)).toBe(running.includes(name));
    expect(settle(open, open.at + 1)).toEqual(
      running.includes(name) ? expect.not.objectContaining({ clock: open.clock }) : { ...open, at: open.at + 1 },
    );
  });
});
