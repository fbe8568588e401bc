import type { PublicState } from '../../../rules/index.ts';

/** Whether the game is explained as it goes on: at the tutorial difficulty, with the box. */
export const isExplained = ({ setup }: Pick<PublicState, 'setup'>): boolean =>
  setup.mode === 'companion' && setup.difficulty === 'tutorial';
