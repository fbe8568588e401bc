// Adaptation: the director judges from the reports how well the table plays, and makes rounds easier or harder.

import { continents } from '../content/continents.ts';
import type { Difficulty } from '../content/difficulties.ts';
import { adaptation as table } from '../content/invasion.ts';
import { strainBaseline } from '../content/strain-baseline.ts';
import type { Reason, Report, Schedule } from '../rules/state/schedule.ts';

type Adaptation = Schedule['adaptation'];

/** Measurements of a table after a report. */
interface Measure {
  /** Red continents. */
  readonly red: number;
  /** Fallen continents. */
  readonly fallen: number;
  /** Missions completed since the game began. */
  readonly missions: number;
  /** In tenths, like `strainBaseline`. The higher, the worse the table is doing. */
  readonly strain: number;
}

/**
 * Measures a report, given the missions completed so far. UFOs in orbit do not count: their penalty is scrambling,
 * which easing would cancel (DIR-3).
 */
function measure({ panic }: Report, missions: number): Measure {
  const count = (zone: 'red' | 'orange') => continents.filter((continent) => panic[continent] === zone).length;
  const [red, fallen] = [count('red'), count('orange')];
  return { red, fallen, missions, strain: red * table.red + fallen * table.fallen + missions * table.mission };
}

/** Returns the measurements of the table after each of the reports. */
export function measures(reports: readonly Report[]): Measure[] {
  let missions = 0;
  return reports.map((report) => {
    if (report.missionCompleted) missions += 1;
    return measure(report, missions);
  });
}

/** Returns the mean strain of planner games after a round, in tenths. Later rounds use the last one measured. */
function usualAt(difficulty: Difficulty, round: number): number {
  const rounds = strainBaseline[difficulty];
  return rounds[round - 1] ?? rounds.at(-1) ?? 0;
}

/** Compares strain with the usual one. With a red or fallen continent, any excess counts as strained. */
function judge({ red, fallen, strain }: Measure, usual: number): Reason['code'] {
  if (strain < usual - table.calm) return 'calm';
  const bearable = red + fallen > 0 ? 0 : table.calm;
  return strain > usual + bearable ? 'strained' : 'steady';
}

/** Returns the next step: up for a calm table, down for a strained one. Beyond `far` a second step is allowed. */
function nextStep(step: number, code: Reason['code'], deviation: number): number {
  const most = deviation > table.far || deviation < -table.far ? table.most : 1;
  if (code === 'calm') return step < most ? step + 1 : step;
  return code === 'strained' && step > -most ? step - 1 : step;
}

/** Returns the step after reports without late changes, and the reason for its last change or lack of one. */
function adaptEvenly(difficulty: Difficulty, reports: readonly Report[]): Adaptation {
  let step = 0;
  let reasons: readonly Reason[] = [];
  for (const [i, measured] of measures(reports).entries()) {
    const { red, fallen, missions, strain } = measured;
    const round = i + 1;
    const usual = usualAt(difficulty, round);
    const code = judge(measured, usual);
    const from = step;
    step = nextStep(from, code, strain - usual);
    reasons = [{ code, round, red, fallen, missions, strain: strain / 10, usual: usual / 10, from, to: step }];
  }
  return { step, reasons };
}

/**
 * Returns the step after all reports, and the reason for its last change or lack of one (DIR-10). Late changes count
 * from the second schedule after their report on (RES-17). The step of a round differs by at most one from that of the
 * round before, towards the step that reports without delay would have led to.
 */
export function adapt(difficulty: Difficulty, reports: readonly Report[]): Adaptation {
  if (reports.every(({ asFiled }) => asFiled === undefined)) return adaptEvenly(difficulty, reports);
  let sent: Adaptation = { step: 0, reasons: [] };
  for (const [i, last] of reports.entries()) {
    const told = adaptEvenly(difficulty, [...reports.slice(0, i), { ...last, ...last.asFiled }]);
    const step = sent.step + Math.sign(told.step - sent.step);
    sent = { step, reasons: told.reasons.map((reason) => ({ ...reason, from: sent.step, to: step })) };
  }
  return sent;
}

/** Returns the director's judgement of the last report, or null before the first one (DIR-10). */
export const readingOf = (difficulty: Difficulty, reports: readonly Report[]): Reason['code'] | null =>
  adapt(difficulty, reports).reasons.at(-1)?.code ?? null;
