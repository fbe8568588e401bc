import type { PublicState } from '../../../rules/index.ts';

/** Key of the open cue or step. */
export const momentOf = ({ round, cueNumber, step }: Pick<PublicState, 'round' | 'cueNumber' | 'step'>): string =>
  `${round}/${cueNumber}/${step}`;
