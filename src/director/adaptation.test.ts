import { describe, expect, test } from 'vitest';
import { calm } from '../../tests/given.ts';
import { many, mean, planned, report, reports, ufosDetected } from '../../tests/rounds.ts';
import type { Report } from '../rules/index.ts';

const hard = { panic: { ...calm, asia: 'orange', europe: 'red' } } as const;
const middling = { panic: { ...calm, asia: 'red', europe: 'red' } } as const;
const step = (before: Parameters<typeof planned>[1]) => planned({}, before).adaptation.step;

describe('DIR-10 adaptation', () => {
  test('DIR-10 starts at nought, with nothing to say', () => {
    expect(planned({}).adaptation).toEqual({ step: 0, reasons: [] });
  });

  test('DIR-10 presses a table that does well, one step a round, two at most', () => {
    expect([1, 2, 3, 4].map((count) => step(reports(count)))).toEqual([1, 2, 2, 2]);
  });

  test('DIR-10 eases for a table that does badly, one step a round, two at most', () => {
    expect([1, 2, 3, 4].map((count) => step(reports(count, hard)))).toEqual([-1, -2, -2, -2]);
  });

  test('DIR-10 stays when things are even', () => {
    expect(step([report(1), report(2, middling), report(3, middling)])).toBe(1);
  });

  test('DIR-10 turns round step by step', () => {
    const turning = [...reports(2), ...[3, 4, 5, 6].map((round) => report(round, hard))];
    expect(turning.map((_, i) => step(turning.slice(0, i + 1)))).toEqual([1, 2, 1, 0, -1, -2]);
  });

  test('DIR-10 records what it measured and did', () => {
    const { adaptation } = planned({}, [report(1, { ...hard, orbitUfos: 3, missionCompleted: true })]);
    expect(adaptation).toEqual({
      step: -1,
      reasons: [
        {
          code: 'strained',
          round: 1,
          red: 1,
          fallen: 1,
          missionCompleted: true,
          strain: 3,
          from: 0,
          to: -1,
        },
      ],
    });
  });

  test('DIR-10 says of each round whether things were calm, strained or steady', () => {
    const codes = [{}, middling, hard].map((more) => planned({}, [report(1, more)]).adaptation.reasons);
    expect(codes).toMatchObject([
      [{ code: 'calm', from: 0, to: 1 }],
      [{ code: 'steady', from: 0, to: 0 }],
      [{ code: 'strained', from: 0, to: -1 }],
    ]);
  });

  test('DIR-10 a red continent is strain, a fallen one three times as much, a completed mission makes up for one red', () => {
    const world = (...zones: ('red' | 'orange')[]): Partial<Report> => {
      const [asia = 'yellow', europe = 'yellow', africa = 'yellow', australia = 'yellow'] = zones;
      return { panic: { ...calm, asia, europe, africa, australia } };
    };
    const steps = (more: Partial<Report>): number[] => [
      step([report(1, more)]),
      step([report(1, { ...more, missionCompleted: true })]),
    ];
    expect(steps(world())).toEqual([1, 1]);
    expect(steps(world('red'))).toEqual([0, 1]);
    expect(steps(world('red', 'red'))).toEqual([0, 0]);
    expect(steps(world('red', 'red', 'red'))).toEqual([-1, 0]);
    expect(steps(world('red', 'red', 'red', 'red'))).toEqual([-1, -1]);
    expect(steps(world('orange'))).toEqual([-1, 0]);
    expect(steps(world('orange', 'red'))).toEqual([-1, -1]);
  });

  test('DIR-10 DIR-3 UFOs in orbit neither ease nor press: their answer is scrambling', () => {
    for (const orbitUfos of [0, 1, 6, 24]) {
      expect(step([report(1, { orbitUfos })])).toBe(1);
      expect(step([report(1, { ...middling, orbitUfos })])).toBe(0);
    }
  });

  test('DIR-10 FIN-14 pressing sends more UFOs, easing fewer', () => {
    const last = report(5, middling);
    const pressed = many(1_500, {}, [...reports(4), last]);
    const eased = many(1_500, {}, [...reports(4, hard), last]);
    expect(pressed[0]?.adaptation.step).toBe(2);
    expect(eased[0]?.adaptation.step).toBe(-2);
    expect(mean(pressed.map(ufosDetected)) - mean(eased.map(ufosDetected))).toBeGreaterThan(3);
  });
});
