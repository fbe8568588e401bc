import { type EntryId, entryOfCue, entryOfStep } from '../../i18n/index.ts';
import type { Open } from '../../rules/index.ts';

/** The entry of the rules that explains what is open: the cue, the step, or between two rounds the round. */
export const entryAt = ({ cue, step }: Pick<Open, 'cue' | 'step'>): EntryId =>
  cue ? entryOfCue[cue.kind] : step ? entryOfStep[step] : 'round';
