import { expect, test } from 'vitest';
import { readRolls } from '../../../wire/index.ts';
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
const rolls = {
  round: 3,
  step: 'research',
  rolls: { threat: 4, units: 3, needed: 0, roll: 0 },
} as const satisfies StepNotes;
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

test('the UFOs that were counted are kept for other steps and rounds', () => {
  const at = { 'north-america': 0, 'south-america': 0, europe: 1, africa: 0, asia: 2, australia: 0, orbit: 1 };
  const ufos = { round: 3, at };
  const text = JSON.stringify({ ...rolls, ufos });
  expect(parseStepNotes(text, 3, 'missions')).toEqual({ round: 3, step: 'missions', ufos });
  expect(parseStepNotes(text, 4, 'research')).toEqual({ round: 4, step: 'research', ufos });
  const wrong = JSON.stringify({ ...rolls, ufos: { round: 3, at: { ...at, asia: 25 } } });
  expect(parseStepNotes(wrong, 3, 'research')).toEqual({ round: 3, step: 'research' });
});

test('only the answer that the step asks for is used', () => {
  const entry = { panic, orbitUfos: 3 };
  expect(notedEntry({ ...report, entry }, 'panic')).toEqual({ panic });
  expect(notedEntry({ ...report, entry }, 'missionCompleted')).toBe(null);
  expect(notedEntry({ ...report, entry }, null)).toBe(null);
  expect(notedEntry(rolls, 'panic')).toBe(null);
});

test('rolls of a step are read back unchanged, also those of versions that did not count them, and invalid ones ignored', () => {
  const { roll: _, ...earlier } = rolls.rolls;
  expect([readRolls(rolls.rolls), readRolls(earlier)]).toEqual([rolls.rolls, rolls.rolls]);
  const rolled = { ...rolls.rolls, lying };
  expect(readRolls(rolled)).toEqual(rolled);
  const wrong = [
    { threat: 0, units: 3, needed: 0 },
    { threat: 6, units: 3, needed: 0 },
    { threat: 1, units: 0, needed: 0 },
    { threat: 1, units: 13, needed: 0 },
    { threat: 1, units: 3, needed: -1 },
    { threat: 1.5, units: 3, needed: 0 },
    null,
    { ...rolled, lying: { ...lying, xcom: [] } },
    { ...rolled, lying: { ...lying, xcom: [7] } },
    { ...rolled, lying: { ...lying, xcom: Array.from({ length: 13 }, () => 1) } },
    { ...rolled, lying: { ...lying, alien: 9 } },
    { ...rolled, lying: { ...lying, threat: 6 } },
  ];
  for (const one of wrong) expect(readRolls(one)).toBeUndefined();
});

test('invalid notes are ignored', () => {
  const wrong = [{ entry: { panic: { ...panic, asia: 'purple' } } }, { entry: { peace: true } }];
  const none = { round: 3, step: 'research' };
  for (const some of wrong) expect(parseStepNotes(JSON.stringify({ ...rolls, ...some }), 3, 'research')).toEqual(none);
  for (const text of [null, '', '{', 'null', '[]', '7']) expect(parseStepNotes(text, 3, 'research')).toEqual(none);
});
