import { describe, expect, test } from 'vitest';
import { calm, given, leader, table } from '../../../../tests/tools/given.ts';
import { legalIntents } from '../../index.ts';
import type { LateEntries } from '../../state/schedule.ts';

const late = (entry: LateEntries) => ({ type: 'report-late', entry }) as const;
const red = { ...calm, asia: 'red' } as const;
/** In the second round, at its second cue. */
const second = () => {
  const play = given().nextRound({ orbitUfos: 1 });
  play.do('done');
  return play;
};

describe('RES-17 what a table finds out late', () => {
  test('RES-17 is an event of its own, and changes nothing that was sent', () => {
    const play = second();
    const before = play.state;
    expect(play.do(late({ orbitUfos: 3, panic: red }), { as: leader })).toEqual(['reported-late']);
    expect(play.state.hidden).toEqual(before.hidden);
    const { reports, ...open } = play.state.open;
    expect({ ...open, reports: before.open.reports }).toEqual(before.open);
    expect(reports).toMatchObject([{ round: 1, orbitUfos: 3, panic: red, asFiled: { orbitUfos: 1, panic: calm } }]);
  });

  test('RES-17 is in the reports from which the next round is planned, with what was filed first', () => {
    const play = second();
    play.do(late({ orbitUfos: 3 }));
    play.do(late({ orbitUfos: 4 }));
    play.nextRound();
    expect(play.view.reports).toMatchObject([{ orbitUfos: 4, asFiled: { orbitUfos: 1 } }, { orbitUfos: 0 }]);
    expect(play.view.reports[1]).not.toHaveProperty('asFiled');
  });

  test('RES-17 is told in any cue after the first, and in the resolution up to the step that asks for it', () => {
    const play = second();
    for (const step of ['audit', 'missions'] as const) {
      play.untilStep(step);
      expect(play.do(late({ panic: red }))).toEqual(['reported-late']);
    }
    play.untilStep('mission-report');
    expect(play.refused(late({ panic: calm }))).toEqual({ code: 'correct-instead', entries: ['panic'] });
    expect(play.do(late({ orbitUfos: 2 }))).toEqual(['reported-late']);
  });

  test('RES-16 RES-17 as long as a report can be corrected, that is done instead', () => {
    const play = given().nextRound();
    expect(play.refused(late({ orbitUfos: 2 }))).toEqual({ code: 'correct-instead', entries: ['orbitUfos'] });
    expect(legalIntents(play.open, leader).some(({ type }) => type === 'report-late')).toBe(false);
    play.do('done');
    expect(legalIntents(play.open, leader)).toContainEqual(late({ orbitUfos: 2 }));
  });

  test('RES-17 END-1 ends no game by itself: two fallen continents are found in the panic report', () => {
    const play = second();
    play.do(late({ panic: { ...calm, asia: 'orange', africa: 'orange' } }));
    expect(play.view.outcome).toBeNull();
    play.nextRound();
    expect(play.view).toMatchObject({ round: 3, outcome: null });
  });

  test('RES-17 nothing is late in the first round, without entries, or between rounds', () => {
    const play = given();
    expect(play.refused(late({ orbitUfos: 2 }))).toEqual({ code: 'nothing-late' });
    play.nextRound();
    play.do('done');
    expect(play.refused(late({}))).toEqual({ code: 'nothing-late' });
    play.endRound();
    expect(play.refused(late({ orbitUfos: 2 }))).toEqual({ code: 'not-begun' });
  });

  test('RES-17 impossible numbers are refused, and so is a game with a board', () => {
    const play = second();
    expect(play.refused(late({ orbitUfos: 25 }))).toEqual({ code: 'impossible-entry', entry: 'orbitUfos' });
    expect(table({ begin: 'deploy-squad', round: 2 }).refused(late({ orbitUfos: 2 }))).toEqual({
      code: 'board-reports',
    });
  });
});
