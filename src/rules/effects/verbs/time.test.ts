import { describe, expect, test } from 'vitest';
import { type Around, fullPause, limitOf, type Play } from '../../../../tests/tools/given.ts';
import { cannotUse, trial, use } from '../../../../tests/tools/hands.ts';
import type { Effect } from '../../../content/cards/effects.ts';
import type { Position } from '../../index.ts';

const lengthen: Effect = { do: 'lengthen-cue', seconds: 10 };
const pause: Effect = { do: 'add-pause', seconds: 10 };
const nothing = { code: 'no-effect' };

const given = (effect: Effect, begin: Position['begin'] = 'deploy-interceptors', around: Around = {}): Play =>
  trial({ effects: [effect] }, { begin }, around);

describe('lengthen-cue', () => {
  test('CRD-7 gives the open cue more time', () => {
    const play = given(lengthen);
    play.wait(2_000);
    use(play, 'trial');
    const limit = limitOf('deploy-interceptors') + 10_000;
    expect(play.clock).toMatchObject({ remaining: limit - 2_000, limit });
    play.wait(limit - 1);
    expect(play.view.cue?.kind).toBe('deploy-interceptors');
    play.wait(limit);
    expect(play.view.cue?.kind).toBe('defend-base');
    expect(play.clock.limit).toBe(limitOf('defend-base'));
  });

  test('CRD-7 delays the expiry of an alien cue', () => {
    const play = given(lengthen, 'enemy-in-base');
    use(play, 'trial');
    play.wait(limitOf('enemy-in-base') + 9_999);
    expect(play.clock.expired).toBe(false);
    play.wait(limitOf('enemy-in-base') + 10_000);
    expect(play.clock.expired).toBe(true);
  });

  test('CLK-8 lengthens Ending Timed Phase', () => {
    const play = given(lengthen, 'ending');
    const { limit } = play.clock;
    use(play, 'trial');
    expect(play.clock.limit).toBe((limit ?? 0) + 10_000);
  });

  test('CRD-7 can do nothing for an expired cue, without a limit or in the resolution phase', () => {
    const late = given(lengthen, 'enemy-in-base');
    late.wait(limitOf('enemy-in-base'));
    expect(cannotUse(late, 'trial')).toEqual(nothing);
    expect(cannotUse(given(lengthen, 'deploy-interceptors', { timers: 'off' }), 'trial')).toEqual(nothing);
    const resolving = trial(
      { effects: [lengthen] },
      { begin: 'orbital-defense', ufos: { orbit: 1 }, units: [{ id: 'satellite-1', at: 'orbit' }] },
    );
    expect(cannotUse(resolving, 'trial')).toEqual(nothing);
  });

  test('CLK-8 does nothing if the cue closes before the paying units are chosen', () => {
    const placing = { effects: [lengthen], price: { place: { kind: 'any', count: 2 } } } as const;
    const play = trial(placing, { begin: 'ending' });
    use(play, 'trial');
    expect(play.board.choice).toMatchObject({ about: 'unit' });
    play.wait(play.clock.remaining ?? 0);
    expect(play.view.cue).toBeNull();
    expect(play.log.map(({ type }) => type)).not.toContain('time-added');
  });

  test('CRD-7 lengthens the cue by a time multiplied by the timer scale', () => {
    const play = given(lengthen, 'deploy-interceptors', { timers: 2 });
    use(play, 'trial');
    expect(play.clock.limit).toBe(2 * limitOf('deploy-interceptors') + 20_000);
  });
});

describe('add-pause', () => {
  test('CLK-6 gives the round more pause time', () => {
    const play = given(pause);
    use(play, 'trial');
    expect(play.clock.pauseLeft).toBe(fullPause + 10_000);
    play.do('pause');
    play.wait(fullPause + 10_000);
    expect(play.clock.paused).toBe(false);
  });

  test('CLK-4 works while an expired cue drains the pause time', () => {
    const play = given(pause, 'enemy-in-base');
    play.wait(limitOf('enemy-in-base') + 7_000);
    use(play, 'trial');
    expect(play.clock.pauseLeft).toBe(fullPause + 3_000);
  });

  test('CLK-6 CLK-8 can do nothing if pause time is unlimited or cannot be used, or in the resolution phase', () => {
    expect(cannotUse(given(pause, 'deploy-interceptors', { difficulty: 'easy' }), 'trial')).toEqual(nothing);
    expect(cannotUse(given(pause, 'ending'), 'trial')).toEqual(nothing);
    expect(cannotUse(given(pause, 'deploy-interceptors', { timers: 'off' }), 'trial')).toEqual(nothing);
    const resolving = trial(
      { effects: [pause] },
      { begin: 'orbital-defense', ufos: { orbit: 1 }, units: [{ id: 'satellite-1', at: 'orbit' }] },
    );
    expect(cannotUse(resolving, 'trial')).toEqual(nothing);
  });

  test('CRD-7 adds pause time multiplied by the timer scale', () => {
    const play = given(pause, 'deploy-interceptors', { timers: 1.5 });
    use(play, 'trial');
    expect(play.clock.pauseLeft).toBe(1.5 * fullPause + 15_000);
  });
});
