import { expect, test } from 'vitest';
import { first, fullPause, given, limitOf } from '../../../../tests/tools/given.ts';
import { roles } from '../../../content/roles.ts';

test('CLK-9 the menu stops everything and costs nothing', () => {
  const play = given();
  play.do('open-menu', { at: 6_000 });
  expect(play.wait(900_000)).toEqual([]);
  expect(play.clock).toMatchObject({ menu: true, remaining: first - 6_000, pauseLeft: fullPause });
  play.do('close-menu');
  play.wait(901_000);
  expect(play.clock).toMatchObject({ menu: false, remaining: first - 7_000, pauseLeft: fullPause });
});

test('CLK-9 the menu also stops the drain of an expired alien cue', () => {
  const play = given().until('ufos-detected');
  const full = play.clock.pauseLeft ?? 0;
  play.wait(limitOf('ufos-detected') + 5_000);
  play.do('open-menu');
  play.wait(90_000);
  expect(play.clock.pauseLeft).toBe(full - 5_000);
  play.do('close-menu');
  play.wait(91_000);
  expect(play.clock.pauseLeft).toBe(full - 6_000);
});

test('FIN-3 the menu opened while paused stops the drain, and the pause goes on when it closes', () => {
  const play = given();
  play.do('pause', { at: 1_000 });
  play.do('open-menu', { at: 3_000 });
  play.wait(50_000);
  expect(play.clock).toMatchObject({ paused: true, menu: true, pauseLeft: fullPause - 2_000 });
  play.do('close-menu');
  play.wait(52_000);
  expect(play.clock).toMatchObject({ paused: true, menu: false, pauseLeft: fullPause - 4_000 });
});

test('FIN-3 only close-menu is accepted while the menu is open', () => {
  const play = given();
  play.do('open-menu');
  for (const asked of ['done', 'pause', 'resume', 'scan', 'open-menu'] as const) {
    expect(play.refused(asked)).toEqual({ code: 'menu-open' });
  }
  expect(play.refused({ type: 'correct', entry: { orbitUfos: 1 } })).toEqual({ code: 'menu-open' });
  expect(play.refused({ type: 'set-timers', timers: 2 })).toEqual({ code: 'menu-open' });
  expect(play.do('close-menu')).toEqual(['menu-closed']);
});

test('FIN-3 any seat opens and closes the menu, and closing it twice is refused', () => {
  const play = given();
  for (const as of roles) {
    play.do('open-menu', { as });
    play.do('close-menu', { as });
    expect(play.refused('close-menu', { as })).toEqual({ code: 'menu-not-open' });
  }
});

test('CLK-9 the menu cannot be opened or closed outside the timed phase', () => {
  const play = given().untilStep('audit');
  expect(play.refused('open-menu')).toEqual({ code: 'no-cue' });
  expect(play.refused('close-menu')).toEqual({ code: 'menu-not-open' });
});
