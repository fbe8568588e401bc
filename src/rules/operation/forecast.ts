import type { Hidden } from '../state.ts';
import { sure } from '../sure.ts';

/** The scanner's lights that are on while cue `number` is open, oldest first (DIR-9, FIN-14). */
export function lightsAt(hidden: Hidden, number: number): { from: number; reveals: number }[] {
  return sure(hidden.schedule).forecasts.filter(
    ({ from, reveals }) => from <= number && number < reveals && !hidden.revealed.includes(reveals),
  );
}
