// Which soldiers stand on which icons.

import type { Icon } from '../../content/cards.ts';
import { skillOf, type Unit } from '../../rules/index.ts';

/** Dice a soldier brings on an icon (TSK-2); none if he lacks the skill. */
function diceOn({ kind, elite }: Unit, { skill, special }: Icon, eliteDice: boolean): number {
  const fit = skillOf(kind, skill);
  if (fit === 'none') return 0;
  return 1 + (special && fit === 'special' ? 1 : 0) + (elite && eliteDice ? 1 : 0);
}

/** Soldiers by the icons they stand on, with the most dice that these soldiers can bring. */
export interface Stand {
  /** The soldier on each icon; null where none stands. */
  readonly places: readonly (Unit | null)[];
  readonly dice: number;
  readonly soldiers: number;
}

const nobody: Stand = { places: [], dice: 0, soldiers: 0 };

/** The best way to put soldiers on icons. Tries every way, since there are few icons. */
export function bestStand(soldiers: readonly Unit[], icons: readonly Icon[], eliteDice = true): Stand {
  /** `taken` has a bit for each soldier who stands already. */
  function from(index: number, taken: number): Stand {
    const icon = icons[index];
    if (icon === undefined) return nobody;
    let best: Stand | null = null;
    let tried = '';
    for (let i = 0; i < soldiers.length; i += 1) {
      const soldier = soldiers[i];
      if (soldier === undefined || (taken >> i) & 1) continue;
      const own = diceOn(soldier, icon, eliteDice);
      const sort = `${soldier.kind}${soldier.elite ? '*' : ' '}`;
      if (own === 0 || tried.includes(sort)) continue;
      tried += sort;
      const rest = from(index + 1, taken | (1 << i));
      if (best !== null && own + rest.dice <= best.dice) continue;
      best = { places: [soldier, ...rest.places], dice: own + rest.dice, soldiers: rest.soldiers + 1 };
    }
    if (best !== null && index === icons.length - 1) return best;
    const without = from(index + 1, taken);
    return best !== null && best.dice >= without.dice ? best : { ...without, places: [null, ...without.places] };
  }
  return from(0, 0);
}
