import { describe, expect, test } from 'vitest';
import { type ChecklistItem, checklists, isRolling, rollingSteps } from './checklists.ts';
import { stepKinds } from './steps.ts';

const forgotten = stepKinds.flatMap((step) =>
  (checklists[step] as readonly ChecklistItem[]).filter((item) => item.forgotten).map(({ id }) => `${step}: ${id}`),
);

describe('the checklists of the steps', () => {
  test('RES-15 mark what tables forget: recruiting, panic from orbit and continents, UFOs of fallen continents, and more', () => {
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

  test('RES-15 every step that does not ask something has lines to follow', () => {
    const empty = stepKinds.filter((step) => checklists[step].length === 0);
    expect(empty).toEqual(['base-destroyed', 'mission-report', 'orbit-report']);
  });

  test('RES-15 salvage of a mission and the crisis of critical damage have lines of their own', () => {
    const idsOf = (step: 'missions' | 'base-defense'): string[] => checklists[step].map(({ id }) => id);
    expect(idsOf('missions')).toContain('salvage');
    expect(idsOf('base-defense').at(-1)).toBe('critical');
  });

  test('RES-15 dice are rolled in research, in the defences and on missions', () => {
    expect(stepKinds.filter(isRolling)).toEqual(Object.keys(rollingSteps));
  });

  test('RES-15 every step with dice begins with setting threat to 1', () => {
    for (const step of stepKinds.filter(isRolling)) {
      const lines: readonly ChecklistItem[] = checklists[step];
      const first = lines.filter(({ when }) => when !== 'final-mission')[0];
      expect({ step, first: first?.id }).toEqual({ step, first: 'threat' });
    }
  });
});
