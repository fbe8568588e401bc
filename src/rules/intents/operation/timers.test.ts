import { describe, expect, test } from 'vitest';
import { first, fullPause, given, limitOf } from '../../../../tests/tools/given.ts';

describe("a table's timer scale", () => {
  test('FIN-2 stretches every limit and the pause time', () => {
    for (const timers of [1.5, 2, 3] as const) {
      const play = given({ timers });
      expect(play.clock).toMatchObject({ limit: first * timers, pauseLeft: fullPause * timers });
    }
  });

  test('FIN-2 `off` removes all limits and makes the pause unlimited', () => {
    const play = given({ timers: 'off' });
    expect(play.clock).toMatchObject({ limit: null, remaining: null, pauseLeft: null });
    play.wait(9_999_000);
    expect(play.view.cue?.kind).toBe('new-technology');
    play.until('ending');
    expect(play.clock.limit).toBe(null);
  });

  test('FIN-2 changed during a game, applies from the next cue on', () => {
    const play = given();
    play.do({ type: 'set-timers', timers: 2 });
    expect(play.clock.limit).toBe(first);
    play.do('done');
    expect(play.clock.limit).toBe(2 * limitOf('budget'));
    expect(play.refused({ type: 'set-timers', timers: 2 })).toEqual({ code: 'same-timers' });
  });

  test('FIN-2 switched off during a round, makes the pause unlimited from the next cue on', () => {
    const play = given();
    play.do({ type: 'set-timers', timers: 'off' });
    expect(play.clock.pauseLeft).toBe(fullPause);
    play.do('done');
    expect(play.clock.pauseLeft).toBe(null);
    play.do('pause');
    play.wait(9_999_000);
    expect(play.clock).toMatchObject({ paused: true, pauseLeft: null });
  });

  test('FIN-2 switched on again during a round, restores a pause time', () => {
    const play = given({ timers: 'off' });
    play.do({ type: 'set-timers', timers: 2 });
    play.do('done');
    expect(play.clock).toMatchObject({ limit: 2 * limitOf('budget'), pauseLeft: 2 * fullPause });
  });

  test('CLK-8 switched off during a round, gives Ending Timed Phase no limit, whatever pause time is left', () => {
    const play = given();
    play.do({ type: 'set-timers', timers: 'off' });
    play.until('ending');
    expect(play.clock).toMatchObject({ limit: null, remaining: null, pauseLeft: null });
  });

  test('FIN-2 switched off after an expired cue, keeps the pending half for a cue with a limit', () => {
    const play = given({}, { cues: ['new-technology', 'crisis', 'budget', 'deploy-squad', 'ending'] });
    play.do('done');
    play.wait(100_000);
    play.do({ type: 'set-timers', timers: 'off' });
    play.do('done');
    expect(play.clock).toMatchObject({ limit: null, halved: false, halveNext: true });
  });
});
