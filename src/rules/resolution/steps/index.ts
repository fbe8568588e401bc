// The rules of the fourteen steps on the board, in order.

import type { StepKind } from '../../../content/steps.ts';
import { audit } from './audit.ts';
import { baseDefense } from './base-defense.ts';
import { crises } from './crises.ts';
import { globalDefense } from './global-defense.ts';
import { missions } from './missions.ts';
import { orbitalDefense } from './orbital-defense.ts';
import { panicReport } from './reading.ts';
import { recruit } from './recruit.ts';
import { refresh, returnUnits } from './refresh.ts';
import { research } from './research.ts';
import type { StepRule } from './step.ts';

/** Steps that only read the board for the report. */
const onlyRead: StepRule = {};

/** The rule of each step at the virtual table. */
export const stepRules: Readonly<Record<StepKind, StepRule>> = {
  audit,
  recruit,
  crises,
  research,
  'orbital-defense': orbitalDefense,
  'global-defense': globalDefense,
  'base-defense': baseDefense,
  'base-destroyed': onlyRead,
  missions,
  'panic-report': panicReport,
  'mission-report': onlyRead,
  refresh,
  'return-units': returnUnits,
  'orbit-report': onlyRead,
};
