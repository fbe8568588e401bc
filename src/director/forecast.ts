// Scanner lights: each reveals one UFOs Detected cue still to come. There are fewer with each UFO in orbit. No light
// reveals UFOs Descend: it is known, and always the third cue.

import type { Dice } from '../rules/state/dice.ts';
import type { Cue, Report, Schedule } from '../rules/state/schedule.ts';
import { orbitAt } from './board.ts';
import type { Orders } from './orders.ts';

/** A light goes on at most this many cues before the one it shows. */
const longestNotice = 8;

/** Returns the lights of the next round, oldest first (DIR-9). */
export function forecasts(
  { pressure }: Orders,
  reports: readonly Report[],
  cues: readonly Cue[],
  dice: Dice,
): Schedule['forecasts'] {
  const numbers = cues.flatMap(({ kind }, i) => (kind === 'ufos-detected' ? [i + 1] : []));
  const from = dice.draws(`director/${reports.length + 1}/forecasts`);
  const possible = Math.min(pressure.lights, numbers.length);
  let lights = 0;
  // Each UFO in orbit lowers the chance of every light by the same share, down to 0.
  for (let i = 0; i < possible; i += 1) if (from.next(pressure.lights) >= orbitAt(reports)) lights += 1;
  return from
    .shuffled(numbers)
    .slice(0, lights)
    .map((reveals) => {
      const notice = 1 + from.next(Math.min(longestNotice, reveals - 1));
      return { from: reveals - notice, reveals };
    })
    .toSorted((a, b) => a.from - b.from || a.reveals - b.reveals);
}
