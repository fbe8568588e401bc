// How much comes in a round: UFOs, crises and enemies.

import { components } from '../content/components.ts';
import { adaptation, endgame, type Growth, most } from '../content/invasion.ts';
import type { Dice, Draws } from '../rules/state/dice.ts';
import type { Report } from '../rules/state/schedule.ts';
import { orbitAt } from './board.ts';
import type { Orders } from './orders.ts';

export interface Counts {
  /** New UFOs, over how many cues. */
  readonly ufos: number;
  readonly ufoCues: number;
  readonly crises: number;
  readonly enemies: number;
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** Tenths made whole: the rest becomes one more, as often as it says. */
const whole = (tenths: number, from: Draws): number => Math.floor(tenths / 10) + (from.next(10) < tenths % 10 ? 1 : 0);

const grown = (growth: Growth, round: number): number => growth.first + growth.perRound * (round - 1);

/** The round's counts (DIR-5, DIR-7), within what the components allow (DIR-12). */
export function counts(orders: Orders, reports: readonly Report[], step: number, dice: Dice): Counts {
  const round = reports.length + 1;
  const { pressure: by, mix } = orders;
  const from = dice.draws(`director/${round}/counts`);
  const free = components.ufos - orbitAt(reports);
  const late = Math.max(0, round - endgame.from + 1);
  const more = (kind: 'ufos' | 'crises' | 'enemies'): number =>
    grown(by[kind], round) + mix[kind] + step * adaptation[kind] + late * endgame[kind];
  const wanted = whole(Math.max(10, more('ufos')), from);
  const crises = whole(Math.max(0, more('crises')), from);
  const enemies = whole(Math.max(0, more('enemies')), from);
  const ufos = clamp(wanted, 0, free);
  return {
    ufos,
    ufoCues:
      ufos === 0 ? 0 : clamp(whole(Math.floor((ufos * 100) / mix.ufosPerCue), from), 1, Math.min(ufos, most.ufoCues)),
    crises: clamp(crises, 0, most.crises),
    enemies: clamp(enemies, 0, components.basePlaces),
  };
}
