import { describe, expect, test } from 'vitest';
import { type ChecklistItem, checklists, isPlain, isRolling } from './checklists.ts';
import { factsOf, stepKinds } from './steps.ts';

const forgotten = stepKinds.flatMap((step) =>
  (checklists[step] as readonly ChecklistItem[]).filter((item) => item.forgotten).map(({ id }) => `${step}: ${id}`),
);

describe('step checklists', () => {
  test('RES-15 mark exactly the lines that players tend to forget', () => {
    expect(forgotten).toEqual([
      'audit: stayed',
      'recruit: buy',
      'orbital-defense: panic',
      'global-defense: panic',
      'base-defense: damage',
      'panic-report: orbit',
      'return-units: stay',
      'return-units: exhausted',
    ]);
  });

  test('RES-15 only three steps that ask for a report entry have no lines', () => {
    const empty = stepKinds.filter((step) => checklists[step].length === 0);
    expect(empty).toEqual(['base-destroyed', 'mission-report', 'orbit-report']);
  });

  test('RES-15 mission salvage and critical damage have their own lines', () => {
    const idsOf = (step: 'missions' | 'base-defense'): string[] => checklists[step].map(({ id }) => id);
    expect(idsOf('missions')).toContain('salvage');
    expect(idsOf('base-defense').at(-1)).toBe('critical');
  });

  test('RES-15 isRolling accepts exactly the steps with dice rolls', () => {
    const rolling = ['research', 'orbital-defense', 'global-defense', 'base-defense', 'missions'];
    expect(stepKinds.filter(isRolling)).toEqual(rolling);
  });

  test('RES-15 isPlain accepts exactly the steps without rolls and report entries', () => {
    const plain = stepKinds.filter((step) => !isRolling(step) && factsOf(step).asks === undefined);
    expect(stepKinds.filter(isPlain)).toEqual(plain);
  });

  test('RES-15 every step with dice begins with the threat line', () => {
    for (const step of stepKinds.filter(isRolling)) {
      const lines: readonly ChecklistItem[] = checklists[step];
      const first = lines.filter(({ when }) => when !== 'final-mission')[0];
      expect({ step, first: first?.id }).toEqual({ step, first: 'threat' });
    }
  });
});
