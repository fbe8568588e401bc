// When a cue has closed, the next one opens at that very instant; after the last one, the resolution phase begins.

import { steps } from '../../content/steps.ts';
import type { Happening } from '../rule.ts';
import { cueNumber, openCue } from './cue.ts';
import { openStep } from './step.ts';

/** The next cue, or, after the last one, the first step of the resolution phase (RND-1). */
export const nextCue =
  (at: number, why: string): Happening =>
  (state) => {
    const number = state.open.cueNumber + 1;
    const cue = cueNumber(state, number);
    return cue === null ? [openStep(steps[0].kind, at, why)] : [openCue(number, cue, at, why)];
  };
