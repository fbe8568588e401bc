// The director reads from the reports how the table is doing, and eases or presses, one step at a time.

import { continents } from '../content/continents.ts';
import { adaptation as table } from '../content/invasion.ts';
import type { Reason, Report, Schedule } from '../rules/operation/schedule.ts';

type Adaptation = Schedule['adaptation'];

interface Measure {
  readonly red: number;
  readonly fallen: number;
  readonly missionCompleted: boolean;
  readonly strain: number;
}

/** UFOs in orbit are left out: they have an answer of their own, and easing would take it back (DIR-3). */
function measure({ panic, missionCompleted }: Report): Measure {
  let red = 0;
  let fallen = 0;
  for (const continent of continents) {
    if (panic[continent] === 'red') red += 1;
    if (panic[continent] === 'orange') fallen += 1;
  }
  const strain = red * table.red + fallen * table.fallen + (missionCompleted ? table.mission : 0);
  return { red, fallen, missionCompleted, strain };
}

function wish(strain: number): { code: Reason['code']; move: -1 | 0 | 1 } {
  if (strain >= table.strained) return { code: 'strained', move: -1 };
  return strain <= table.calm ? { code: 'calm', move: 1 } : { code: 'steady', move: 0 };
}

function reasonOf(round: number, { red, fallen, missionCompleted, strain }: Measure, from: number, to: number): Reason {
  return { code: wish(strain).code, round, red, fallen, missionCompleted, strain, from, to };
}

/** The step the reports have led to, and why the last of them moved it (DIR-10). */
export function adapt(reports: readonly Report[]): Adaptation {
  let step = 0;
  let reasons: readonly Reason[] = [];
  for (const report of reports) {
    const from = step;
    const measured = measure(report);
    step = Math.max(-table.most, Math.min(table.most, step + wish(measured.strain).move));
    if (report === reports.at(-1)) reasons = [reasonOf(report.round, measured, from, step)];
  }
  return { step, reasons };
}
