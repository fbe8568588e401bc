import { describe, expect, test } from 'vitest';
import { first, given, limitOf } from '../../../../tests/tools/given.ts';
import { cueKinds, cues } from '../../../content/cues.ts';
import { roles } from '../../../content/roles.ts';
import { steps } from '../../../content/steps.ts';

describe('a cue', () => {
  test('TIM-5 is confirmed by the Central Officer or by its own role only', () => {
    for (const kind of cueKinds.filter((one) => one !== 'ending')) {
      for (const as of roles) {
        const play = given({}, { cues: [kind, 'ending'] });
        const { role } = cues[kind];
        if (as === role || as === 'central-officer') {
          expect(play.do('done', { as })).toEqual(['cue-closed', 'cue-opened']);
        } else {
          expect(play.refused('done', { as })).toEqual({ code: 'not-your-cue', role });
        }
      }
    }
  });

  test('FIN-3 TIM-5 only the Central Officer confirms Ending Timed Phase', () => {
    const play = given({}, { cues: ['ending'] });
    for (const as of ['commander', 'chief-scientist', 'squad-leader'] as const) {
      expect(play.refused('done', { as })).toEqual({ code: 'central-officer-only' });
    }
    expect(play.do('done')).toEqual(['cue-closed', 'step-opened']);
  });

  test('TIM-2 an XCOM cue closes when confirmed, and the next one has its full time', () => {
    const play = given();
    play.do('done', { at: 1_000 });
    expect(play.view).toMatchObject({ cue: { kind: 'budget' }, cueNumber: 2 });
    expect(play.clock.remaining).toBe(limitOf('budget'));
  });

  test('TIM-3 an alien cue stays open until it is confirmed', () => {
    const play = given().until('ufos-detected');
    play.wait(limitOf('ufos-detected') - 1);
    expect(play.view.cue?.kind).toBe('ufos-detected');
    play.do('done');
    expect(play.view.cue?.kind).toBe('deploy-interceptors');
    expect(play.view.history.at(-1)?.how).toBe('done');
  });

  test('TIM-4 the last one is Ending Timed Phase, for all roles, before the resolution phase', () => {
    const play = given().until('ending');
    expect(play.view.cue).toMatchObject({ kind: 'ending', role: 'all', side: 'none' });
    play.do('done');
    expect(play.view).toMatchObject({ phase: 'resolution', step: 'audit' });
  });

  test('TIM-6 records nothing in companion mode before it is confirmed', () => {
    const play = given().until('deploy-interceptors');
    const before = play.log.length;
    play.wait(10_000);
    expect(play.log).toHaveLength(before);
    expect(play.do('done')).toEqual(['cue-closed', 'cue-opened']);
  });

  test("CLK-11 the history holds the round's cues and how each ended, until the next round", () => {
    const play = given();
    play.wait(first);
    play.do('done');
    play.untilStep('recruit');
    expect(play.view.history.map(({ cue, how }) => [cue.kind, how])).toEqual([
      ['new-technology', 'expired'],
      ['budget', 'done'],
      ['ufos-detected', 'done'],
      ['deploy-interceptors', 'done'],
      ['ending', 'done'],
    ]);
    play.nextRound();
    expect(play.view.history).toEqual([]);
  });
});

describe('a step', () => {
  test('RES-15 is finished by its role or the Central Officer, or by anybody if it is for all', () => {
    for (const { kind, role, ...more } of steps) {
      if ('asks' in more && more.asks !== 'finalMissionCompleted') continue;
      for (const as of roles) {
        const play = given().untilStep(kind);
        const may = role === 'all' || as === role || as === 'central-officer';
        if (may) expect(play.do('done', { as })[0]).toBe('step-closed');
        else expect(play.refused('done', { as })).toEqual({ code: 'not-your-step', role });
      }
    }
  });

  test('RES-15 FIN-7 all fourteen show in order, and those that need a report cannot be finished without it', () => {
    const play = given().untilStep('audit');
    const shown: string[] = [];
    while (play.view.phase === 'resolution') {
      const { step } = play.view;
      shown.push(step ?? '');
      const asks = ['base-destroyed', 'panic-report', 'mission-report', 'orbit-report'].includes(step ?? '');
      if (asks) expect(play.refused('done').code).toBe('report-needed');
      play.untilStep(steps[shown.length]?.kind ?? 'no more');
    }
    expect(shown).toEqual(steps.map(({ kind }) => kind));
  });

  test('RND-1 FIN-6 the last one ends the round and prepares the next at the same instant', () => {
    const play = given().untilStep('orbit-report');
    const events = play.do({ type: 'report', entry: { orbitUfos: 2 } }, { at: play.at + 77 });
    expect(events).toEqual(['reported', 'step-closed', 'round-ended', 'secret/schedule-prepared', 'round-prepared']);
    expect(new Set(play.log.slice(-5).map(({ at }) => at)).size).toBe(1);
    expect(play.view).toMatchObject({ round: 2, phase: 'setup', cueNumber: 0, cue: null });
  });

  test('RND-1 comes after the timed phase, and the report is filed after the last one', () => {
    const play = given();
    expect(play.view.phase).toBe('timed');
    play.untilStep('audit');
    expect(play.view.phase).toBe('resolution');
    expect(play.view.reports).toEqual([]);
    play.nextRound({ orbitUfos: 3, missionCompleted: true });
    expect(play.view.reports).toMatchObject([{ round: 1, orbitUfos: 3, missionCompleted: true, baseDestroyed: false }]);
  });
});
