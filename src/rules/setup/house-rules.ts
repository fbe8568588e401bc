// House rules (chapter 13). A missing rule means the printed one.

import { startingEmergencyFunding } from '../../content/components.ts';
import type { WishedHouseRules } from '../state/game-options.ts';
import type { HouseRules, Setup } from '../state/state.ts';

/** Returns the house rules that differ from the printed game; undefined if none does. */
export function houseRulesOf(wished: WishedHouseRules = {}): HouseRules | undefined {
  const { everybodyPauses, hardLosses, emergencyFunding: credits = startingEmergencyFunding } = wished;
  const rules: HouseRules = {
    ...(everybodyPauses ? { everybodyPauses } : {}),
    ...(hardLosses ? { hardLosses } : {}),
    ...(credits === startingEmergencyFunding ? {} : { emergencyFunding: credits }),
  };
  return Object.keys(rules).length === 0 ? undefined : rules;
}

/** Returns the credits with which Emergency Funding begins (SET-4, HSE-3, DAY-1). */
export const fundingOf = ({ houseRules, condition }: Setup): number =>
  condition?.emergencyFunding ?? houseRules?.emergencyFunding ?? startingEmergencyFunding;
