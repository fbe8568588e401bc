import type { TimerScale } from '../content/timings.ts';
import type { HouseRules } from '../rules/index.ts';
import type { Say } from './words.ts';

/** Returns the house rules of a game in a line; empty if it is played as printed (HSE-1 … HSE-4). */
export function houseWords(houseRules: HouseRules | undefined, timers: TimerScale, say: Say): string {
  const { everybodyPauses, hardLosses, emergencyFunding } = houseRules ?? {};
  const told = [
    ...(everybodyPauses ? [say('house.everybodyPauses')] : []),
    ...(hardLosses ? [say('house.hardLosses')] : []),
    ...(emergencyFunding === undefined ? [] : [`${say('cue.emergency-funding.name')} ${emergencyFunding}`]),
    ...(timers === 1 ? [] : [`${say('settings.timers')} ${say(`settings.timers.${timers}`)}`]),
  ];
  return told.length === 0 ? '' : say('house.told', { rules: told.join(' · ') });
}
