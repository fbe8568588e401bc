import { Option } from 'commander';
import { usualRollouts } from '../../bots/index.ts';
import { wholeNumber } from './numbers.ts';

/** `--rollouts N`: the thinker's budget per decision. */
export const rolloutsOption = (): Option =>
  new Option('--rollouts <n>', `rollouts per decision of the thinker; ${usualRollouts} if left out`).argParser(
    wholeNumber,
  );

/** The option as a budget; undefined if it is left out. */
export const budgetOf = (rollouts: number | undefined): { readonly rollouts: number } | undefined =>
  rollouts === undefined ? undefined : { rollouts };
