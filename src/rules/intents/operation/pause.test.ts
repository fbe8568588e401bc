import { expect, test } from 'vitest';
import { first, fullPause, given, limitOf } from '../../../../tests/tools/given.ts';

const others = ['commander', 'chief-scientist', 'squad-leader'] as const;

test('CLK-10 FIN-3 only the Central Officer pauses and resumes', () => {
  const play = given();
  for (const as of others) expect(play.refused('pause', { as })).toEqual({ code: 'central-officer-only' });
  expect(play.do('pause')).toEqual(['paused']);
  for (const as of others) expect(play.refused('resume', { as })).toEqual({ code: 'central-officer-only' });
  expect(play.do('resume')).toEqual(['resumed']);
});

test('FIN-3 pausing twice is refused, and so is resuming without a pause', () => {
  const play = given();
  expect(play.refused('resume')).toEqual({ code: 'not-paused' });
  play.do('pause');
  expect(play.refused('pause')).toEqual({ code: 'already-paused' });
});

test('FIN-3 an expired cue cannot be paused', () => {
  const play = given().until('ufos-detected');
  play.wait(limitOf('ufos-detected'));
  expect(play.refused('pause')).toEqual({ code: 'cue-expired' });
});

test('FIN-3 pausing is refused when no pause time is left', () => {
  const play = given();
  play.do('pause');
  play.wait(fullPause);
  expect(play.refused('pause')).toEqual({ code: 'no-pause-left' });
});

test('FIN-3 `done` while paused confirms the cue and ends the pause', () => {
  const play = given();
  play.do('pause', { at: 2_000 });
  expect(play.do('done', { at: 13_000 })).toEqual(['cue-closed', 'cue-opened']);
  const pauseLeft = fullPause - 11_000 + Math.floor((first - 2_000) / 4);
  expect(play.clock).toMatchObject({ paused: false, remaining: limitOf('budget'), pauseLeft });
});

test('CLK-10 pausing and resuming are refused in the resolution phase', () => {
  const play = given().untilStep('audit');
  expect(play.refused('pause')).toEqual({ code: 'no-cue' });
  expect(play.refused('resume')).toEqual({ code: 'no-cue' });
});
