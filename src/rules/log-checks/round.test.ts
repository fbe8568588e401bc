import { describe, expect, test } from 'vitest';
import { calm, type Script, type ScriptedCue, scripted, table } from '../../../tests/tools/given.ts';
import { couldFollow, couldHappen, momentsOf } from '../../../tests/tools/moments.ts';
import { report, reports } from '../../../tests/tools/rounds.ts';
import { standardInvasion } from '../../content/invasion.ts';
import { blank } from '../evolve/evolve.ts';
import { byIntent, bySetup, byStep, type Cause } from '../state/cause.ts';
import { seededDice } from '../state/dice.ts';
import type { EventOf, GameEvent } from '../state/events.ts';
import type { Report, Schedule } from '../state/schedule.ts';
import type { Open, State } from '../state/state.ts';
import { planFault } from './round.ts';

const cues: readonly ScriptedCue[] = [
  'new-technology',
  { kind: 'budget', credits: 9 },
  { kind: 'ufos-detected', ufos: { africa: 1 } },
  'choose-mission',
  'deploy-squad',
  { kind: 'assign-research', lab: 1 },
  { kind: 'assign-research', lab: 2 },
  { kind: 'assign-research', lab: 3 },
  'emergency-funding',
  'deploy-satellites',
  'deploy-interceptors',
  'defend-base',
  'ending',
];
const squadOnly = cues.toSpliced(5, 0, 'deploy-final-squad');
const coming = cues.toSpliced(5, 0, 'final-mission', 'deploy-final-squad');

const planOf = (script: Script, before: readonly Report[]): Schedule =>
  scripted(script)(
    { seed: 's', difficulty: 'normal', plan: 'domination', base: 'europe' },
    before,
    seededDice('s'),
    standardInvasion,
  );
const locked = (before: readonly Report[]) => planOf({ cues }, before);
const comes = (before: readonly Report[]) => planOf({ cues: coming, finalMission: () => 'available' }, before);
const stays = (before: readonly Report[]) => planOf({ cues: squadOnly, finalMission: () => 'available' }, before);

const stamp = { at: 0, why: byStep('orbit-report') };
const prepared = (schedule: Schedule, why: Cause = byStep('orbit-report')): EventOf<'secret/schedule-prepared'> => ({
  ...stamp,
  why,
  type: 'secret/schedule-prepared',
  schedule,
});
const ended = (round: number): GameEvent => ({ ...stamp, type: 'round-ended', report: report(round) });
const corrected: GameEvent = { ...stamp, type: 'corrected', entry: { orbitUfos: 0 } };

/** State of a companion game with these reports; `planned` is its current schedule. */
const stateWith = (before: readonly Report[], open: Partial<Open> = {}, planned: Schedule | null = null): State => ({
  open: { ...blank.open, phase: 'resolution', reports: before, ...open },
  hidden: { ...blank.hidden, schedule: planned },
});

describe('FIN-14 the final mission comes once, in the round it becomes available, and stays', () => {
  const four = reports(4);
  const fault = (schedule: Schedule, finalMission: Open['finalMission']) =>
    planFault(stateWith(four, { finalMission }), prepared(schedule), ended(4));
  const wrong = 'the final mission comes in its round, and once';

  test('in companion mode', () => {
    expect(fault(locked(four), 'locked')).toBe(null);
    expect(fault(comes(four), 'locked')).toBe(null);
    expect(fault(stays(four), 'available')).toBe(null);
    expect(fault(locked(four), 'available')).toBe(wrong);
    expect(fault(comes(four), 'available')).toBe(wrong);
    expect(fault(stays(four), 'locked')).toBe(wrong);
  });

  test('DIR-11 but never before round 4', () => {
    for (const [count, says] of [
      [2, wrong],
      [3, null],
    ] as const) {
      const before = reports(count);
      expect(planFault(stateWith(before), prepared(comes(before)), ended(count))).toBe(says);
    }
  });

  test('RES-16 but can be added or removed when a correction has the round planned again', () => {
    const again = (schedule: Schedule, finalMission: Open['finalMission'], had: Schedule) =>
      planFault(stateWith(four, { finalMission, phase: 'timed' }, had), prepared(schedule), corrected);
    expect(again(locked(four), 'available', comes(four))).toBe(null);
    expect(again(comes(four), 'available', comes(four))).toBe(null);
    expect(again(comes(four), 'locked', locked(four))).toBe(null);
    // The current schedule is for an earlier round, so this is not planning again.
    expect(again(locked(four), 'available', stays(reports(3)))).toBe(wrong);
  });

  test('at a virtual table, where it is on the board from then on', () => {
    const { open } = table({ begin: 'ending', finalMission: 'available' }).state;
    const lies = (schedule: Schedule) =>
      planFault(stateWith(four, { board: open.board, finalMission: 'available' }), prepared(schedule), ended(4));
    expect(lies(stays(four))).toBe(null);
    expect(lies(comes(four))).toBe(wrong);
    expect(lies(locked(four))).toBe(wrong);
  });
});

describe('FIN-6 a round is planned', () => {
  const one = reports(1);
  const nowhere = 'no round is planned there';

  test('after the previous one, and at the start of the game', () => {
    expect(planFault(stateWith(one), prepared(locked(one)), ended(1))).toBe(null);
    const setUp = stateWith([], { phase: 'setup' });
    const begun: GameEvent = { ...stamp, type: 'timers-set', timers: 1 };
    expect(planFault(setUp, prepared(locked([]), byIntent('begin')), begun)).toBe(null);
    expect(planFault(stateWith(one), prepared(locked(one)), begun)).toBe(nowhere);
    expect(planFault(stateWith(one), prepared(locked(one)), null)).toBe(nowhere);
    const standing = stateWith(one, { phase: 'setup' }, locked(one));
    expect(planFault(standing, prepared(locked(one), byIntent('begin')), begun)).toBe(null);
    expect(planFault(standing, prepared(locked(one)), begun)).toBe(nowhere);
  });

  test('RES-16 again after a correction, but not during the round that is corrected', () => {
    const revived: GameEvent = { ...stamp, type: 'game-revived' };
    for (const before of [corrected, revived]) {
      for (const phase of ['timed', 'setup'] as const)
        expect(planFault(stateWith(one, { phase }, locked(one)), prepared(locked(one)), before)).toBe(null);
      expect(planFault(stateWith(one, {}, locked(one)), prepared(locked(one)), before)).toBe(nowhere);
    }
  });

  test('FIN-13 without its first cues only for a described table', () => {
    const rest = { ...locked([]), cues: locked([]).cues.slice(4) };
    const { board } = table({ begin: 'ending' }).state.open;
    const told = prepared(rest, bySetup);
    expect(planFault(stateWith([], { phase: 'setup', board }), told, null)).toBe(null);
    expect(planFault(stateWith([], { phase: 'setup' }), told, null)).not.toBe(null);
    const begun = prepared(rest, byIntent('begin'));
    expect(planFault(stateWith([], { phase: 'setup', board }), begun, null)).not.toBe(null);
  });

  test('only with a schedule that a director could have sent', () => {
    const crisis = { ...locked(one), round: 7 };
    expect(planFault(stateWith(one), prepared(crisis), ended(1))).toBe('it is for the next round');
  });
});

describe('FIN-13 a described table', () => {
  const units = [{ id: 'sniper-1', at: 'mission' }] as const;
  const position = { round: 4, begin: 'missions', mission: 'opal-mine', units, panic: { asia: 6 } } as const;
  const play = table(position);
  play.do({ type: 'take', task: { mission: 'mission' } }, { as: 'squad-leader' });
  const described = momentsOf(play.log);
  const of = (type: GameEvent['type']) => described.filter(({ event }) => event.type === type);

  test('can begin with earlier rounds and their reports', () => {
    expect(described.filter((one) => !couldHappen(one, one.event)).map(({ event }) => event.type)).toEqual([]);
    expect(of('round-ended')).toHaveLength(3);
    expect(of('reported')).toHaveLength(1);
  });

  test('begins in round 100 at the latest, after different rounds that did not end the game', () => {
    const [first] = of('round-ended');
    const [, second] = of('round-ended');
    if (!first || !second || first.event.type !== 'round-ended') throw new Error('no round');
    const told = (change: Partial<Report>): GameEvent =>
      ({ ...first.event, report: { ...report(1), ...change } }) as GameEvent;
    expect(couldHappen(first, told({}))).toBe(true);
    expect(couldHappen(first, told({ round: 2 }))).toBe(false);
    expect(couldHappen(first, told({ baseDestroyed: true }))).toBe(false);
    expect(couldHappen(first, told({ panic: { ...calm, asia: 'orange', africa: 'orange' } }))).toBe(false);
    expect(couldFollow(first, first.event)).toBe(false);
    const long = (count: number) => {
      const { open, hidden } = second.before;
      const before = { open: { ...open, reports: reports(count) }, hidden };
      return couldHappen({ ...second, before }, told({ round: count + 1 }));
    };
    expect([long(98), long(99)]).toEqual([true, false]);
  });

  test('has its setup events only once and only at time 0', () => {
    for (const type of [
      'round-ended',
      'secret/schedule-prepared',
      'round-prepared',
      'reported',
      'step-opened',
    ] as const) {
      const [one] = of(type);
      if (!one) throw new Error(type);
      expect(couldHappen(one, { ...one.event, at: 1 })).toBe(false);
      const later = described.filter(({ event }) => event.why.by !== 'setup');
      expect(later.length).toBeGreaterThan(0);
      expect(later.filter((other) => couldFollow(other, one.event))).toEqual([]);
    }
  });

  test('reports only what its board shows', () => {
    const [one] = of('reported');
    expect(one && couldHappen(one, { ...one.event, entry: { baseDestroyed: true } } as GameEvent)).toBe(false);
  });
});
