import { describe, expect, test } from 'vitest';
import { calm, given, type Play, type Script, setUp } from '../../../../tests/tools/given.ts';
import type { Report } from '../../../rules/index.ts';
import { bringsFinalMission, roundOver, zoneChange } from './between.ts';

/** The final mission comes in the second round. */
const second: Script = { finalMission: (reports) => (reports.length > 0 ? 'available' : 'locked') };

const quiet = { missionCompleted: false, baseDestroyed: false, finalMissionCompleted: false, orbitUfos: 0 };

describe('between two rounds', () => {
  test('RND-3 FIN-6 roundOver returns the finished round until the next one begins', () => {
    const play = given();
    expect(roundOver(play.state.open)).toBeNull();
    play.endRound();
    expect(roundOver(play.state.open)).toBe(1);
    play.do('begin');
    expect(roundOver(play.state.open)).toBeNull();
    expect(roundOver(setUp().state.open)).toBeNull();
  });

  test('FIN-6 in companion mode the final mission is announced only before its first round', () => {
    const brings = (play: Play) => bringsFinalMission(play.endRound().state.open);
    const play = given({}, second);
    expect(brings(play)).toBe(true);
    play.do('begin');
    expect(brings(play)).toBe(false);
  });

  test('FIN-6 at the virtual table the final mission is announced before the round in which its card is placed', () => {
    const wishes = { mode: 'virtual', dice: 'table', plan: 'domination', base: 'europe' } as const;
    const cues = ['new-technology', { kind: 'budget', credits: 12 }, 'deploy-final-squad', 'ending'] as const;
    const position = { begin: 'mission-report', ufos: { asia: 1 } } as const;
    const play = setUp({ ...wishes, position }, { ...second, cues }).passSteps();
    expect([play.view.round, bringsFinalMission(play.state.open)]).toEqual([2, true]);
    play.do('begin');
    while (play.view.phase === 'timed') play.do('done');
    expect(play.state.open.board?.finalMission).not.toBeNull();
    play.passSteps();
    expect([play.view.round, bringsFinalMission(play.state.open)]).toEqual([3, false]);
  });

  test('RND-3 zoneChange tells the worst zone that continents came to with the last report', () => {
    const changeAfter = (...rounds: Partial<Report['panic']>[]) =>
      zoneChange(rounds.map((some, i) => ({ ...quiet, round: i + 1, panic: { ...calm, ...some } })));
    expect(changeAfter({})).toEqual({ zone: null, there: [] });
    expect(changeAfter({ asia: 'red', africa: 'red' })).toEqual({ zone: 'red', there: ['africa', 'asia'] });
    expect(changeAfter({ asia: 'red' }, { asia: 'red', europe: 'orange', africa: 'red' })).toEqual({
      zone: 'orange',
      there: ['europe'],
    });
    expect(changeAfter({ asia: 'red' }, {})).toEqual({ zone: 'yellow', there: ['asia'] });
  });
});
