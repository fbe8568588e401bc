import { describe, expect, test } from 'vitest';
import { at, commander, leader, officer, type Play, scientist, table } from '../../../tests/tools/given.ts';
import { type StepKind, stepKinds, steps } from '../../content/steps.ts';
import type { GameEvent, Position } from '../index.ts';
import { byStep, isSameCause } from '../state/cause.ts';

/** A table with something to decide in every step that can wait. */
const busy: Position = {
  budget: 20,
  panic: { africa: 0, asia: 1, europe: 1, australia: 1, 'north-america': 1, 'south-america': 1 },
  labs: [{ tech: 'missile-pods' }],
  ufos: { orbit: 1, asia: 1 },
  enemies: ['muton-grunt'],
  mission: 'lost-patrol',
  units: [
    ...at('lab:1', 'scientist-1'),
    ...at('orbit', 'satellite-1'),
    ...at('continent:asia', 'interceptor-1'),
    ...at('base', 'heavy-1'),
    ...at('mission', 'sniper-1'),
  ],
};

const opened = (events: readonly GameEvent[]) =>
  events.flatMap((event) => (event.type === 'step-opened' ? [event.step] : []));

/** Steps that can leave something to decide, in order. */
const waiting: readonly StepKind[] = [
  'recruit',
  'research',
  'orbital-defense',
  'global-defense',
  'base-defense',
  'missions',
];

/** All satellites exhausted, so that the Central Officer cannot pay for a standing card. */
const noSatellites = Array.from({ length: 8 }, (_, i) => ({
  id: `satellite-${i + 1}`,
  at: 'reserve' as const,
  exhausted: true,
}));

/** The steps that wait for `done`, each with its role. Finishes them all. */
function waits(play: Play): [string, string][] {
  const found: [string, string][] = [];
  while (play.view.step !== null) {
    const { step } = play.view;
    const { role } = steps.find(({ kind }) => kind === step) ?? { role: 'all' };
    found.push([step, role]);
    play.do('done', { as: role === 'all' ? officer : role });
  }
  return found;
}

describe('the steps of the resolution phase at the virtual table', () => {
  test('FIN-9 RND-1 all fourteen pass by themselves with nothing to decide and no usable card', () => {
    const play = table({ begin: 'audit' });
    expect(opened(play.log)).toEqual(stepKinds);
    expect(play.view).toMatchObject({ round: 2, phase: 'setup', step: null });
    expect(play.view.reports).toHaveLength(1);
  });

  test('FIN-9 those with something to decide wait for `done` of their role', () => {
    const idle = { ...busy, units: [...(busy.units ?? []), ...noSatellites.slice(1)] };
    const play = table({ begin: 'audit', ...idle });
    const found = waits(play);
    expect(found).toEqual(
      expect.arrayContaining([
        ['recruit', commander],
        ['research', scientist],
        ['orbital-defense', officer],
        ['global-defense', commander],
        ['base-defense', leader],
        ['missions', leader],
      ]),
    );
    expect(opened(play.log)).toEqual(stepKinds);
    expect(play.view.round).toBe(2);
  });

  test('FIN-9 every step before the refresh waits while any seat has a usable card', () => {
    const play = table({ begin: 'audit', inPlay: ['repair-drones'], damage: 4 });
    expect(waits(play).map(([step]) => step)).toEqual(stepKinds.slice(0, stepKinds.indexOf('refresh')));
    expect(play.view.round).toBe(2);
  });

  test('FIN-9 CRD-6 later steps pass by themselves once the last usable card has been used', () => {
    const play = table({ begin: 'audit', inPlay: ['repair-drones'], damage: 4 });
    play.do({ type: 'use', card: 'repair-drones' });
    expect(play.view.step).toBe('audit');
    play.do('done', { as: commander });
    expect(play.view).toMatchObject({ round: 2, phase: 'setup' });
    expect(play.board.base.damage).toBe(3);
  });

  test('FIN-9 RES-15 cannot be finished by another role', () => {
    for (const begin of waiting) {
      const play = table({ ...busy, begin });
      const { role } = steps.find(({ kind }) => kind === begin) ?? { role: 'all' };
      for (const as of [commander, scientist, leader, officer]) {
        if (as !== role) expect(play.refused('done', { as })).toEqual({ code: 'not-your-step', role });
      }
    }
  });

  test('FIN-9 the events of a step that passes name it as their cause', () => {
    const idle = { units: noSatellites, enemies: ['muton-grunt'], panic: busy.panic };
    const play = table({ begin: 'audit', ufos: { orbit: 1, asia: 2 }, ...idle });
    play.passSteps();
    const caused = (step: StepKind) =>
      play.log.filter(({ why }) => isSameCause(why, byStep(step))).map(({ type }) => type);
    expect(caused('orbital-defense')).toEqual(['panic-changed', 'step-closed', 'step-opened']);
    expect(caused('global-defense')).toEqual(['panic-changed', 'step-closed', 'step-opened']);
    expect(caused('base-defense')).toEqual(['damage-changed', 'cards-moved', 'step-closed', 'step-opened']);
    expect(caused('base-destroyed')).toEqual(['reported', 'step-closed', 'step-opened']);
  });

  test('FIN-9 a step that asks about a tie goes on by itself once it is answered', () => {
    const tied = { africa: 1, asia: 1, europe: 1, australia: 1, 'north-america': 0, 'south-america': 0 };
    const play = table({ begin: 'orbital-defense', ufos: { orbit: 1 }, panic: tied });
    expect(play.view.step).toBe('orbital-defense');
    play.do({ type: 'choose', option: 'south-america' }, { as: commander });
    expect(opened(play.last)[0]).toBe('global-defense');
    expect(play.passSteps().view.round).toBe(2);
  });

  test('TIM-4 RND-1 the resolution phase begins by itself when the last cue closes', () => {
    const play = table({ ...busy, begin: 'ending' });
    play.do('done');
    expect(play.view).toMatchObject({ phase: 'resolution', cue: null, clock: null });
    expect(opened(play.last)[0]).toBe('audit');
    expect(play.board.credits.budget).toBe(15);
  });

  test('TSK-9 FIN-9 a step cannot be finished while a roll is not applied or a card asks', () => {
    const rolled = table({ ...busy, begin: 'orbital-defense' });
    rolled.do({ type: 'roll', faces: { xcom: [1], alien: 8 } });
    expect(rolled.refused('done')).toEqual({ code: 'apply-first' });
    const asked = table({ ...busy, begin: 'orbital-defense', inPlay: ['reserve-call-up'] });
    asked.do({ type: 'use', card: 'reserve-call-up' }, { as: commander });
    expect(asked.refused('done')).toEqual({ code: 'choose-first' });
  });

  test('TSK-10 FIN-10 finishing a step closes its open task, and the next step starts without one', () => {
    const play = table({ ...busy, begin: 'research' });
    expect(play.board.task).toMatchObject({ kind: 'research' });
    expect(play.do('done', { as: scientist })[0]).toBe('task-closed');
    expect(play.board.task).toMatchObject({ kind: 'orbital-defense' });
    play.do('done');
    expect(play.view.step).toBe('global-defense');
    expect(play.board.task).toBeNull();
  });
});
