import { assertDefined } from './assert-defined.ts';
import type { Schedule } from './schedule.ts';
import type { SecretState } from './state.ts';

type Light = Schedule['forecasts'][number];

const isOn = ({ revealed }: SecretState, { from, reveals }: Light, number: number): boolean =>
  from <= number && number < reveals && !revealed.includes(reveals);

/** Returns the scanner's lights that are on while cue `number` is open, oldest first (DIR-9, FIN-14). */
export const lightsAt = (hidden: SecretState, number: number): Light[] =>
  assertDefined(hidden.schedule, 'a schedule').forecasts.filter((light) => isOn(hidden, light, number));

/** Whether any light is on while cue `number` is open. */
export const isLit = (hidden: SecretState, number: number): boolean => lightsAt(hidden, number).length > 0;

/** Returns the index of a cue's forecast in `Open.forecasts`, or null if it was not forecast. */
export function forecastOf({ revealed }: SecretState, number: number): number | null {
  const at = revealed.indexOf(number);
  return at < 0 ? null : at;
}
