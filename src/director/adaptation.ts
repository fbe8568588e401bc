// The director reads from the reports how the table is doing, and eases or presses, one step at a time.

import { continents } from '../content/continents.ts';
import { adaptation as table } from '../content/invasion.ts';
import type { Zone } from '../content/tracks.ts';
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
  const count = (zone: Zone) => continents.filter((continent) => panic[continent] === zone).length;
  const red = count('red');
  const fallen = count('orange');
  const strain = red * table.red + fallen * table.fallen + (missionCompleted ? table.mission : 0);
  return { red, fallen, missionCompleted, strain };
}

function wish(strain: number): { code: Reason['code']; move: -1 | 0 | 1 } {
  if (strain >= table.strained) return { code: 'strained', move: -1 };
  return strain <= table.calm ? { code: 'calm', move: 1 } : { code: 'steady', move: 0 };
}

/** The step the reports have led to, and why the last of them moved it (DIR-10). */
export function adapt(reports: readonly Report[]): Adaptation {
  let step = 0;
  let reasons: Reason[] = [];
  for (const report of reports) {
    const measured = measure(report);
    const { code, move } = wish(measured.strain);
    const from = step;
    step = Math.max(-table.most, Math.min(table.most, step + move));
    reasons = [{ code, round: report.round, ...measured, from, to: step }];
  }
  return { step, reasons };
}
