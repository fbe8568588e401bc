import { Option } from 'commander';
import { houseFunding } from '../../content/components.ts';
import { type GameOptions, houseRulesOf } from '../../rules/index.ts';
import { wholeBetween } from './numbers.ts';

/** Command-line options for house rules. Bots never pause, so HSE-1 has none. */
export interface HouseOptions {
  readonly hardLosses?: boolean;
  readonly emergencyFunding?: number;
}

/** Returns the options for house rules (HSE-2, HSE-3). */
export const houseOptions = (): Option[] => [
  new Option('--hard-losses', 'house rule: a loss with a 1 on the alien die costs satellites and scientists'),
  new Option('--emergency-funding <credits>', 'house rule: what Emergency Funding begins with').argParser(
    wholeBetween(houseFunding.least, houseFunding.most),
  ),
];

/** Returns the house rules that the options ask for, as a wish. */
export const houseRulesIn = (options: HouseOptions): Pick<GameOptions, 'houseRules'> => {
  const houseRules = houseRulesOf(options);
  return houseRules === undefined ? {} : { houseRules };
};
