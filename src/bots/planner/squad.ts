// Which soldiers stand on which icons, and how far a squad comes.

import type { Icon } from '../../content/cards.ts';
import { threatTrack } from '../../content/tracks.ts';
import type { Against } from '../../odds/index.ts';
import { skillOf, type Unit } from '../../rules/index.ts';
import { taskWorth } from './estimate.ts';
import { pushWorth, type Stakes } from './pushing.ts';

/** Dice a soldier brings on an icon; none if he lacks the skill. */
export function diceOn({ kind, elite }: Unit, { skill, special }: Icon): number {
  const fit = skillOf(kind, skill);
  if (fit === 'none') return 0;
  return 1 + (special && fit === 'special' ? 1 : 0) + (elite ? 1 : 0);
}

/** Soldiers by the icons they stand on, with the most dice that these soldiers can bring. */
export interface Stand {
  /** The soldier on each icon; null where none stands. */
  readonly places: readonly (Unit | null)[];
  readonly dice: number;
  readonly soldiers: number;
}

const nobody: Stand = { places: [], dice: 0, soldiers: 0 };

/** The best way to put soldiers on icons: every way is tried, there are few icons. `taken` are those who stand already. */
export function bestStand(soldiers: readonly Unit[], icons: readonly Icon[], from = 0, taken = 0): Stand {
  const icon = icons[from];
  if (icon === undefined) return nobody;
  let best: Stand | null = null;
  let tried = '';
  for (let i = 0; i < soldiers.length; i += 1) {
    const soldier = soldiers[i];
    if (soldier === undefined || (taken >> i) & 1) continue;
    const own = diceOn(soldier, icon);
    const sort = `${soldier.kind}${soldier.elite ? '*' : ' '}`;
    if (own === 0 || tried.includes(sort)) continue;
    tried += sort;
    const rest = bestStand(soldiers, icons, from + 1, taken | (1 << i));
    if (best !== null && own + rest.dice <= best.dice) continue;
    best = { places: [soldier, ...rest.places], dice: own + rest.dice, soldiers: rest.soldiers + 1 };
  }
  if (best !== null && from === icons.length - 1) return best;
  const without = bestStand(soldiers, icons, from + 1, taken);
  return best !== null && best.dice >= without.dice ? best : { ...without, places: [null, ...without.places] };
}

/** Something to fight: an enemy, or a part of a mission. */
export interface Fight {
  readonly icons: readonly Icon[];
  readonly needed: number;
  readonly stakes: Stakes;
  /** What its rule makes harder. */
  readonly against: Against;
}

const withLoss = (stakes: Stakes, { soldiers }: Stand, unit: number): Stakes => ({
  ...stakes,
  loss: stakes.loss + soldiers * unit,
});

/** What a stand of soldiers brings in a fight that begins at a threat; each of them is worth `unit`. */
export const standWorth = (stand: Stand, { needed, stakes, against }: Fight, threat: number, unit: number): number =>
  pushWorth({ dice: stand.dice, needed, threat, ...against }, withLoss(stakes, stand, unit));

/** What a squad brings against these fights, one after another, with threat rising all the while. */
export function squadWorth(soldiers: readonly Unit[], fights: readonly Fight[], unit: number): number {
  let threat: number = threatTrack.lowest;
  let sum = 0;
  for (const fight of fights) {
    const stand = bestStand(soldiers, fight.icons);
    if (stand.dice === 0) break;
    sum += taskWorth(stand.dice, fight.needed, withLoss(fight.stakes, stand, unit), threat);
    threat = Math.min(threatTrack.highest, threat + Math.ceil(fight.needed / Math.max(1, stand.dice / 2.4)));
  }
  return sum;
}
