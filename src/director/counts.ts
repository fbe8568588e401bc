// The numbers of UFOs, crises and enemies in a round.

import { components } from '../content/components.ts';
import { adaptation, endgame, type Growth, most } from '../content/invasion.ts';
import type { Dice, Draws } from '../rules/state/dice.ts';
import type { Report } from '../rules/state/schedule.ts';
import { orbitAt } from './board.ts';
import type { Orders } from './orders.ts';

/** Numbers of UFOs, UFO cues, crises and enemies in a round. */
export interface Counts {
  /** New UFOs. */
  readonly ufos: number;
  /** UFO cues that name them. */
  readonly ufoCues: number;
  readonly crises: number;
  readonly enemies: number;
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** Converts tenths to a whole number. The remainder is the chance, in tenths, of one more. */
export const wholeOf = (tenths: number, from: Draws): number =>
  Math.floor(tenths / 10) + (from.next(10) < tenths % 10 ? 1 : 0);

/** Returns the growth's value in a round, in tenths. */
const grown = (growth: Growth, round: number): number => growth.first + growth.perRound * (round - 1);

/** Returns the counts of the next round (DIR-5, DIR-7), within the limits of the components (DIR-12). */
export function counts(orders: Orders, reports: readonly Report[], step: number, dice: Dice): Counts {
  const round = reports.length + 1;
  const { pressure, mix } = orders;
  const from = dice.draws(`director/${round}/counts`);
  const free = components.ufos - orbitAt(reports);
  const late = Math.max(0, round - endgame.from + 1);
  const tenthsOf = (kind: 'ufos' | 'crises' | 'enemies'): number =>
    grown(pressure[kind], round) + mix[kind] + step * adaptation[kind] + late * endgame[kind];
  const wanted = wholeOf(Math.max(10, tenthsOf('ufos')), from);
  const crises = wholeOf(Math.max(0, tenthsOf('crises')), from);
  const enemies = wholeOf(Math.max(0, tenthsOf('enemies')), from);
  const ufos = clamp(wanted, 0, free);
  return {
    ufos,
    ufoCues:
      ufos === 0 ? 0 : clamp(wholeOf(Math.floor((ufos * 100) / mix.ufosPerCue), from), 1, Math.min(ufos, most.ufoCues)),
    crises: clamp(crises, 0, most.crises),
    enemies: clamp(enemies, 0, components.basePlaces),
  };
}
