// Which soldiers stand on which icons, and how far a squad comes.

import type { Icon } from '../content/cards.ts';
import { threatTrack } from '../content/tracks.ts';
import { skillOf, type Unit } from '../rules/index.ts';
import { rollWorth, type Stakes } from './pushing.ts';

/** Dice a soldier brings on an icon; none if he lacks the skill. */
export function diceOn({ kind, elite }: Unit, { skill, special }: Icon): number {
  const fit = skillOf(kind, skill);
  if (fit === 'none') return 0;
  return 1 + (special && fit === 'special' ? 1 : 0) + (elite ? 1 : 0);
}

/** Soldiers by the icons they stand on, with the most dice that these soldiers can bring. */
export interface Stand {
  readonly places: ReadonlyMap<number, Unit>;
  readonly dice: number;
}

/** The best way to put soldiers on icons: every way is tried, there are few icons. */
export function bestStand(soldiers: readonly Unit[], icons: readonly Icon[], from = 0): Stand {
  const icon = icons[from];
  if (icon === undefined) return { places: new Map(), dice: 0 };
  let best = bestStand(soldiers, icons, from + 1);
  const tried = new Set<string>();
  for (const soldier of soldiers) {
    const sort = `${soldier.kind}${soldier.elite}`;
    const own = diceOn(soldier, icon);
    if (own === 0 || tried.has(sort)) continue;
    tried.add(sort);
    const rest = bestStand(
      soldiers.filter((other) => other !== soldier),
      icons,
      from + 1,
    );
    if (own + rest.dice > best.dice)
      best = { places: new Map([...rest.places, [from, soldier]]), dice: own + rest.dice };
  }
  return best;
}

/** Something to fight: an enemy, or a part of a mission. */
export interface Fight {
  readonly icons: readonly Icon[];
  readonly needed: number;
  readonly stakes: Stakes;
}

/** What a squad brings against these fights, one after another, with threat rising all the while. */
export function squadWorth(soldiers: readonly Unit[], fights: readonly Fight[], unit: number): number {
  let threat: number = threatTrack.lowest;
  let sum = 0;
  for (const { icons, needed, stakes } of fights) {
    const stand = bestStand(soldiers, icons);
    if (stand.dice === 0) break;
    sum += Math.max(
      0,
      rollWorth(stand.dice, needed, threat, { ...stakes, loss: stakes.loss + stand.places.size * unit }),
    );
    threat = Math.min(threatTrack.highest, threat + Math.ceil(needed / Math.max(1, stand.dice / 2.4)));
  }
  return sum;
}
