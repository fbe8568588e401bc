import { type EntryId, entryOfCue, entryOfStep } from '../../i18n/index.ts';
import type { PublicState } from '../../rules/index.ts';

/** Returns the rules entry for the open cue or step. Between rounds it is the entry about rounds. */
export const entryAt = ({ cue, step }: Pick<PublicState, 'cue' | 'step'>): EntryId =>
  cue ? entryOfCue(cue.kind) : step ? entryOfStep(step) : 'round';
