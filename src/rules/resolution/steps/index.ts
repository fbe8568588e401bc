// The rules of the fourteen steps on the board, in order.

import type { StepKind } from '../../../content/steps.ts';
import type { Entries, Playing } from '../../state/state.ts';
import { audit } from './audit.ts';
import { baseDefense } from './base-defense.ts';
import { crises } from './crises.ts';
import { globalDefense } from './global-defense.ts';
import { missions } from './missions.ts';
import { orbitalDefense } from './orbital-defense.ts';
import { baseDestroyed, missionReport, orbitReport, panicReport } from './reading.ts';
import { recruit } from './recruit.ts';
import { refresh, returnUnits } from './refresh.ts';
import { research } from './research.ts';
import type { StepRule } from './step.ts';

/** The rule of each step at the virtual table. */
export const stepRules: Readonly<Record<StepKind, StepRule>> = {
  audit,
  recruit,
  crises,
  research,
  'orbital-defense': orbitalDefense,
  'global-defense': globalDefense,
  'base-defense': baseDefense,
  'base-destroyed': baseDestroyed,
  missions,
  'panic-report': panicReport,
  'mission-report': missionReport,
  refresh,
  'return-units': returnUnits,
  'orbit-report': orbitReport,
};

/** Returns what a step reports; null if it reports nothing. */
export const reading = (playing: Playing, step: StepKind): Entries | null => stepRules[step].reports?.(playing) ?? null;
