import { Option } from 'commander';
import { usualRollouts } from '../../bots/index.ts';
import { wholeNumber } from './numbers.ts';

/** Creates the option `--rollouts <n>`: the thinker's budget per decision. */
export const rolloutsOption = (): Option =>
  new Option('--rollouts <n>', `rollouts per decision of the thinker (default: ${usualRollouts})`).argParser(
    wholeNumber,
  );

/** Converts the option to a budget. Undefined if the option is missing. */
export const budgetOf = (rollouts: number | undefined): { readonly rollouts: number } | undefined =>
  rollouts === undefined ? undefined : { rollouts };
