import { describe, expect, test } from 'vitest';
import { first, fullPause, given, officer, setUp, table } from '../../../../tests/tools/given.ts';
import { roles } from '../../../content/roles.ts';
import { due, legalIntents } from '../../index.ts';

test('FIN-7 before the first `begin` the round is 1, and no other intent is accepted', () => {
  const play = setUp();
  expect(play.view).toMatchObject({ phase: 'setup', round: 1, cue: null, cueNumber: 0, clock: null, step: null });
  for (const asked of ['done', 'pause', 'resume', 'open-menu', 'close-menu', 'scan'] as const) {
    expect(play.refused(asked)).toEqual({ code: 'not-begun' });
  }
  expect(play.refused({ type: 'report', entry: { orbitUfos: 0 } })).toEqual({ code: 'not-begun' });
});

test('RND-1 FIN-6 the Central Officer begins, which plans the first round and opens its first cue', () => {
  const play = setUp();
  for (const as of roles.filter((role) => role !== officer)) {
    expect(play.refused('begin', { as })).toEqual({ code: 'central-officer-only' });
  }
  expect(play.do('begin', { at: 90_000 })).toEqual(['secret/schedule-prepared', 'round-prepared', 'cue-opened']);
  expect(play.view).toMatchObject({ phase: 'timed', round: 1, cueNumber: 1 });
  expect(play.clock.remaining).toBe(first);
});

test('FIN-7 a round that has begun cannot be begun again', () => {
  expect(given().refused('begin')).toEqual({ code: 'already-begun' });
  expect(given().untilStep('audit').refused('begin')).toEqual({ code: 'already-begun' });
});

describe('between two rounds', () => {
  const between = () => given().endRound({ orbitUfos: 2 });

  test('FIN-6 RND-3 the next round is prepared, and nothing runs until it is begun', () => {
    const play = between();
    expect(play.view).toMatchObject({ phase: 'setup', round: 2, cue: null, cueNumber: 0, clock: null, step: null });
    expect(play.view).toMatchObject({ scanner: false, forecasts: [], history: [] });
    expect(due(play.state.open)).toBeNull();
    expect(play.wait(play.at + 3_600_000)).toEqual([]);
  });

  test('FIN-6 only the Central Officer begins the next round', () => {
    const play = between();
    expect(play.refused('begin', { as: 'commander' })).toEqual({ code: 'central-officer-only' });
    const later = play.at + 600_000;
    expect(play.do('begin', { at: later })).toEqual(['cue-opened']);
    expect(play.view).toMatchObject({ phase: 'timed', round: 2, cueNumber: 1, cue: { kind: 'new-technology' } });
    expect(play.clock).toMatchObject({ remaining: first, pauseLeft: fullPause });
  });

  test('FIN-7 only begin, correct and set-timers are accepted', () => {
    const play = between();
    for (const asked of ['done', 'pause', 'resume', 'open-menu', 'close-menu', 'scan'] as const) {
      expect(play.refused(asked)).toEqual({ code: 'not-begun' });
    }
    expect(play.refused({ type: 'report', entry: { orbitUfos: 0 } })).toEqual({ code: 'not-begun' });
    expect(legalIntents(play.open, officer).map(({ type }) => type)).toContain('correct');
    play.do({ type: 'set-timers', timers: 2 });
    play.do('begin');
    expect(play.clock.limit).toBe(2 * first);
  });

  test('FIN-7 CRD-1 no card can be used at the virtual table', () => {
    const play = table({ begin: 'ending', inPlay: ['repair-drones'], damage: 4 }).endRound();
    expect(play.view).toMatchObject({ phase: 'setup', round: 2 });
    expect(play.refused({ type: 'use', card: 'repair-drones' })).toEqual({ code: 'not-begun' });
    for (const seat of roles) {
      const only = seat === officer ? [{ type: 'begin' }] : [];
      expect(legalIntents(play.open, seat)).toEqual(only);
    }
  });
});
