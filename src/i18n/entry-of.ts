// Entries of the rules reference for cues and steps. Separate, because they are needed before the reference loads.

import type { CueKind } from '../content/cues.ts';
import type { StepKind } from '../content/steps.ts';
import type { EntryId } from './reference.ts';

/** Returns the reference entry of a cue. Each has one of its name. */
export const entryOfCue = (kind: CueKind): EntryId => kind;

/** Returns the reference entry of a step. Most have one of their name. */
export const entryOfStep = (kind: StepKind): EntryId => (kind === 'crises' ? 'crisis' : kind);
