import { expect, test } from 'vitest';
import { notedEntry, parseStepNotes, type StepNotes } from './step-notes.ts';

const panic = {
  'north-america': 'yellow',
  'south-america': 'yellow',
  europe: 'red',
  africa: 'yellow',
  asia: 'orange',
  australia: 'yellow',
} as const;
const report: StepNotes = { round: 3, step: 'panic-report', entry: { panic } };
const rolls: StepNotes = { round: 3, step: 'research', rolls: { threat: 4, units: 3, needed: 0, roll: 0 } };
const lying = { xcom: [5, 1, 6], alien: 3, threat: 3 };

test('the input of a step is read back unchanged', () => {
  expect(parseStepNotes(JSON.stringify(report), 3, 'panic-report')).toEqual(report);
  expect(parseStepNotes(JSON.stringify(rolls), 3, 'research')).toEqual(rolls);
  const rolled = { ...rolls, rolls: { ...rolls.rolls, lying } };
  expect(parseStepNotes(JSON.stringify(rolled), 3, 'research')).toEqual(rolled);
});

test('the input of another step or round is ignored', () => {
  expect(parseStepNotes(JSON.stringify(report), 4, 'panic-report')).toEqual({ round: 4, step: 'panic-report' });
  expect(parseStepNotes(JSON.stringify(rolls), 3, 'missions')).toEqual({ round: 3, step: 'missions' });
});

test('only the answer that the step asks for is used', () => {
  const entry = { panic, orbitUfos: 3 };
  expect(notedEntry({ ...report, entry }, 'panic')).toEqual({ panic });
  expect(notedEntry({ ...report, entry }, 'missionCompleted')).toBe(null);
  expect(notedEntry({ ...report, entry }, null)).toBe(null);
  expect(notedEntry(rolls, 'panic')).toBe(null);
});

test('invalid notes are ignored', () => {
  const wrong = [
    { rolls: { threat: 0, units: 3, needed: 0 } },
    { rolls: { threat: 6, units: 3, needed: 0 } },
    { rolls: { threat: 1, units: 0, needed: 0 } },
    { rolls: { threat: 1, units: 13, needed: 0 } },
    { rolls: { threat: 1, units: 3, needed: -1 } },
    { rolls: { threat: 1.5, units: 3, needed: 0 } },
    { rolls: null },
    { rolls: { ...rolls.rolls, lying: { ...lying, xcom: [] } } },
    { rolls: { ...rolls.rolls, lying: { ...lying, xcom: [7] } } },
    { rolls: { ...rolls.rolls, lying: { ...lying, xcom: Array.from({ length: 13 }, () => 1) } } },
    { rolls: { ...rolls.rolls, lying: { ...lying, alien: 9 } } },
    { rolls: { ...rolls.rolls, lying: { ...lying, threat: 6 } } },
    { entry: { panic: { ...panic, asia: 'purple' } } },
    { entry: { peace: true } },
  ];
  const none = { round: 3, step: 'research' };
  for (const some of wrong) expect(parseStepNotes(JSON.stringify({ ...rolls, ...some }), 3, 'research')).toEqual(none);
  for (const text of [null, '', '{', 'null', '[]', '7']) expect(parseStepNotes(text, 3, 'research')).toEqual(none);
});
