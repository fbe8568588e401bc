import { expect, test } from 'vitest';
import { given, setUp } from '../../../tests/given.ts';
import { roles } from '../../content/roles.ts';

test('FIN-7 before begin the round is 1, and nothing but begin is taken', () => {
  const play = setUp();
  expect(play.view).toMatchObject({ phase: 'setup', round: 1, cue: null, cueNumber: 0, clock: null, step: null });
  for (const asked of ['done', 'pause', 'resume', 'open-menu', 'close-menu', 'scan'] as const) {
    expect(play.refused(asked)).toEqual({ code: 'not-begun' });
  }
  expect(play.refused({ type: 'report', entry: { orbitUfos: 0 } })).toEqual({ code: 'not-begun' });
});

test('RND-1 anybody begins: the first round is planned, and its first cue opens', () => {
  for (const as of roles) {
    const play = setUp();
    expect(play.do('begin', { as, at: 90_000 })).toEqual(['secret/schedule-prepared', 'round-prepared', 'cue-opened']);
    expect(play.view).toMatchObject({ phase: 'timed', round: 1, cueNumber: 1 });
    expect(play.clock.remaining).toBe(15_000);
  }
});

test('FIN-7 a game begins once', () => {
  expect(given().refused('begin')).toEqual({ code: 'already-begun' });
});
