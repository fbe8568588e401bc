import { describe, expect, test } from 'vitest';
import {
  at,
  commander,
  fullPause,
  given,
  officer,
  type Play,
  scientist,
  setUp,
  table,
} from '../../../tests/tools/given.ts';
import { rollAndApply } from '../../../tests/tools/hands.ts';
import { houseFunding, startingEmergencyFunding } from '../../content/components.ts';
import { roles } from '../../content/roles.ts';
import { createGame, type GameOptions, legalIntents, type Position } from '../index.ts';

const hard = { houseRules: { hardLosses: true } } as const;
const refusedWish = (houseRules: GameOptions['houseRules']): unknown => {
  const { table: services } = setUp();
  const made = createGame({ seed: 's', difficulty: 'normal', mode: 'virtual', houseRules }, services);
  return 'refused' in made ? made.refused : null;
};

describe('house rules', () => {
  test('HSE-1 … HSE-3 are missing in the setup of a game that is played as printed, however that is wished for', () => {
    for (const houseRules of [
      undefined,
      {},
      { everybodyPauses: false, hardLosses: false },
      { emergencyFunding: startingEmergencyFunding },
    ]) {
      const play = setUp({ houseRules });
      expect(play.view).not.toHaveProperty('houseRules');
      expect(JSON.stringify(play.log)).toBe(JSON.stringify(setUp().log));
    }
  });

  test('HSE-1 HSE-2 HSE-3 are part of the setup in the log and the view, with the box too', () => {
    const houseRules = { everybodyPauses: true, hardLosses: true, emergencyFunding: 8 };
    for (const mode of ['companion', 'virtual'] as const) {
      const play = setUp({ mode, houseRules });
      expect(play.view.houseRules).toEqual(houseRules);
      const setUpBy = play.log.find((event) => event.type === 'game-set-up');
      expect(setUpBy?.setup.houseRules).toEqual(houseRules);
    }
  });
});

describe('with everybody pausing', () => {
  test('HSE-1 CLK-10 each role pauses, and each other one resumes', () => {
    for (const as of roles) {
      const play = given({ houseRules: { everybodyPauses: true } });
      expect(legalIntents(play.open, as)).toContainEqual({ type: 'pause' });
      expect(play.do('pause', { as, at: 1_000 })).toEqual(['paused']);
      const other = as === officer ? commander : officer;
      expect(play.do('resume', { as: other, at: 3_000 })).toEqual(['resumed']);
      expect(play.clock.pauseLeft).toBe(fullPause - 2_000);
    }
  });

  test('HSE-1 FIN-3 pausing twice and scanning by others stay refused', () => {
    const play = given({ houseRules: { everybodyPauses: true } }, { forecasts: [{ from: 1, reveals: 3 }] });
    play.do('pause', { as: commander });
    expect(play.refused('pause', { as: scientist })).toEqual({ code: 'already-paused' });
    expect(play.refused('scan', { as: commander })).toEqual({ code: 'central-officer-only' });
  });
});

const inLab: Position = {
  begin: 'research',
  labs: [{ tech: 'missile-pods' }, { tech: 'sentry-guns' }],
  units: [
    ...at('lab:1', 'scientist-1', 'scientist-2'),
    { id: 'scientist-4', at: 'lab:1', exhausted: true },
    ...at('lab:2', 'scientist-3'),
  ],
};
const places = (play: Play, ...ids: readonly string[]) => ids.map((id) => play.placeOf(id));

describe('with hard losses', () => {
  test('HSE-2 TSK-8 a loss with a 1 sends the ready scientists of the task to the pool, and no others', () => {
    const play = table(inLab, hard);
    expect(rollAndApply(play, [1, 1], 1)).toEqual(['roll-applied', 'units-moved', 'task-closed', 'task-opened']);
    expect(places(play, 'scientist-1', 'scientist-2', 'scientist-4', 'scientist-3')).toEqual([
      'pool',
      'pool',
      'lab:1',
      'lab:2',
    ]);
    expect(play.board.units.filter(({ exhausted }) => exhausted).map(({ id }) => id)).toEqual(['scientist-4']);
  });

  test('HSE-2 a loss with a 1 sends the satellites in orbit to the pool, after their successes have counted', () => {
    const position: Position = {
      begin: 'orbital-defense',
      ufos: { orbit: 3 },
      units: at('orbit', 'satellite-1', 'satellite-2'),
    };
    const play = table(position, hard);
    expect(rollAndApply(play, [6, 1], 1)).toEqual(['roll-applied', 'ufos-moved', 'units-moved', 'task-closed']);
    expect(places(play, 'satellite-1', 'satellite-2')).toEqual(['pool', 'pool']);
    expect(play.board.orbit.ufos).toBe(2);
  });

  test('HSE-2 a loss with another face exhausts them, and so does a 1 in any other house', () => {
    const second = table(inLab, hard);
    rollAndApply(second, [1, 1], 5);
    expect(rollAndApply(second, [1, 1], 2)).toEqual(['roll-applied', 'units-changed', 'task-closed', 'task-opened']);
    expect(places(second, 'scientist-1')).toEqual(['lab:1']);
    expect(rollAndApply(table(inLab), [1, 1], 1)).toContain('units-changed');
  });

  const short: Position = {
    begin: 'recruit',
    budget: 3,
    units: [...at('pool', 'satellite-1', 'scientist-8'), ...at('reserve', 'interceptor-7', 'interceptor-8')],
    inPlay: ['reserve-call-up'],
  };

  test('HSE-2 RES-2 satellites and scientists are bought back at the recruit step like soldiers', () => {
    const play = table(short, hard);
    const sale = legalIntents(play.open, commander).flatMap((move) => (move.type === 'buy' ? [move.kind] : []));
    expect(sale).toEqual(['satellite', 'scientist', 'assault', 'heavy', 'sniper', 'support']);
    expect(play.do({ type: 'buy', kind: 'satellite' }, { as: commander })).toEqual(['credits-changed', 'units-moved']);
    expect(play.placeOf('satellite-1')).toBe('reserve');
    expect(play.board.credits.budget).toBe(2);
    expect(play.refused({ type: 'buy', kind: 'satellite' }, { as: commander })).toEqual({
      code: 'pool-empty',
      kind: 'satellite',
    });
  });

  test('HSE-2 FIN-13 a described table has them in the pool only in such a house', () => {
    expect(() => table(short)).toThrow(/a soldier or interceptor/);
    expect(places(table(short, hard), 'satellite-1')).toEqual(['pool']);
  });
});

describe('Emergency Funding', () => {
  test('HSE-3 SET-4 begins with the number of the house', () => {
    for (const emergencyFunding of [houseFunding.least, houseFunding.most]) {
      const play = setUp({ mode: 'virtual', houseRules: { emergencyFunding } });
      expect(play.board.credits.emergency).toBe(emergencyFunding);
    }
  });

  test('HSE-3 other numbers are refused', () => {
    const refused = { code: 'emergency-funding', least: houseFunding.least, most: houseFunding.most };
    for (const emergencyFunding of [houseFunding.least - 1, houseFunding.most + 1, 7.5, Number.NaN]) {
      expect(refusedWish({ emergencyFunding })).toEqual(refused);
    }
  });
});

test('HSE-4 FIN-2 timers are a setting of the table: one and a half, twice and three times as long, or off', () => {
  const limits = ([1, 1.5, 2, 3, 'off'] as const).map((timers) => given({ timers }).clock.limit);
  const [printed] = limits;
  expect(limits).toEqual([printed, Number(printed) * 1.5, Number(printed) * 2, Number(printed) * 3, null]);
});
