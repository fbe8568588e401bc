import type { Schedule } from './schedule.ts';
import type { Hidden } from './state.ts';
import { sure } from './sure.ts';

type Light = Schedule['forecasts'][number];

const isOn = ({ revealed }: Hidden, { from, reveals }: Light, number: number): boolean =>
  from <= number && number < reveals && !revealed.includes(reveals);

/** Whether any light is on while cue `number` is open. */
export const isLit = (hidden: Hidden, number: number): boolean =>
  sure(hidden.schedule).forecasts.some((light) => isOn(hidden, light, number));

/** Returns the index of a cue's forecast in `Open.forecasts`, or null if it was not forecast. */
export function forecastOf({ revealed }: Hidden, number: number): number | null {
  const at = revealed.indexOf(number);
  return at < 0 ? null : at;
}

/** Returns the scanner's lights that are on while cue `number` is open, oldest first (DIR-9, FIN-14). */
export const lightsAt = (hidden: Hidden, number: number): Light[] =>
  sure(hidden.schedule).forecasts.filter((light) => isOn(hidden, light, number));
