// The director reads from the reports how the table is doing, and eases or presses, one step at a time.

import { continents } from '../content/continents.ts';
import type { Difficulty } from '../content/difficulties.ts';
import { adaptation as table } from '../content/invasion.ts';
import { usualStrain } from '../content/usual-strain.ts';
import type { Reason, Report, Schedule } from '../rules/state/schedule.ts';

type Adaptation = Schedule['adaptation'];

interface Measure {
  readonly red: number;
  readonly fallen: number;
  /** Completed since the game began. */
  readonly missions: number;
  /** In tenths, like what is usual: the higher, the worse the table is doing. */
  readonly strain: number;
}

/**
 * What the last report says of the continents, and all of them of missions. UFOs in orbit are left out: scrambling answers
 * them, and easing would take it back (DIR-3).
 */
function measure({ panic }: Report, missions: number): Measure {
  const count = (zone: 'red' | 'orange') => continents.filter((continent) => panic[continent] === zone).length;
  const [red, fallen] = [count('red'), count('orange')];
  return { red, fallen, missions, strain: red * table.red + fallen * table.fallen + missions * table.mission };
}

/** How the table was doing after each of the reports. */
export function measures(reports: readonly Report[]): Measure[] {
  let missions = 0;
  return reports.map((report) => {
    if (report.missionCompleted) missions += 1;
    return measure(report, missions);
  });
}

/** What planners have come to after that round, in tenths; later rounds are like the last one that was measured. */
function usualAt(difficulty: Difficulty, round: number): number {
  const rounds = usualStrain[difficulty];
  return rounds[round - 1] ?? rounds.at(-1) ?? 0;
}

/** How a table does against what is usual. With a continent in trouble, being behind by a little is enough. */
function judge({ red, fallen, strain }: Measure, usual: number): Reason['code'] {
  if (strain < usual - table.calm) return 'calm';
  const bearable = red + fallen > 0 ? 0 : table.calm;
  return strain > usual + bearable ? 'strained' : 'steady';
}

/** Presses a calm table and eases for a strained one. The second step takes a table that is far from usual. */
function next(step: number, code: Reason['code'], off: number): number {
  const most = off > table.far || off < -table.far ? table.most : 1;
  if (code === 'calm') return step < most ? step + 1 : step;
  return code === 'strained' && step > -most ? step - 1 : step;
}

/** The step that the reports have led to, and why the last of them moved it or did not (DIR-10). */
export function adapt(difficulty: Difficulty, reports: readonly Report[]): Adaptation {
  let step = 0;
  let reasons: readonly Reason[] = [];
  for (const [i, measured] of measures(reports).entries()) {
    const { red, fallen, missions, strain } = measured;
    const round = i + 1;
    const usual = usualAt(difficulty, round);
    const code = judge(measured, usual);
    const from = step;
    step = next(from, code, strain - usual);
    reasons = [{ code, round, red, fallen, missions, strain: strain / 10, usual: usual / 10, from, to: step }];
  }
  return { step, reasons };
}
