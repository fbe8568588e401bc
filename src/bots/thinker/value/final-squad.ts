// Soldiers and dice that are left for the hardest part of the final mission.

import type { Icon } from '../../../content/cards/cards.ts';
import { isSoldier, type SoldierClass, skillsOf } from '../../../content/units.ts';
import { type Playing, wantedBy } from '../../../rules/index.ts';

/** Dice for an icon if all soldiers who are left and have its skill rolled for it (TSK-2). */
function diceFor({ skill, special }: Icon, { board }: Playing): number {
  let dice = 0;
  for (const { kind, at, elite } of board.units) {
    if (at === 'pool' || !isSoldier(kind) || !skillsOf[kind].includes(skill)) continue;
    dice += 1 + Number(special && isSpecialist(kind, skill)) + Number(elite);
  }
  return dice;
}

const isSpecialist = (kind: SoldierClass, skill: Icon['skill']): boolean => skillsOf[kind][0] === skill;

/**
 * Returns the dice for the scarcest icon of the incomplete part with icons that needs the most successes, and these
 * successes. Both are 0 if no such part is left.
 */
export function finalSquad(playing: Playing): { readonly dice: number; readonly work: number } {
  const { board, pack, setup } = playing;
  let [dice, work] = [0, 0];
  for (const [i, part] of (pack.plan.get(setup.plan)?.parts ?? []).entries()) {
    const now = board.finalMission?.parts[i];
    if (!('icons' in part) || now?.complete) continue;
    const wanted = wantedBy(part.rule) - (now?.successes ?? 0);
    if (wanted <= work) continue;
    work = wanted;
    dice = Math.min(...part.icons.map((icon) => diceFor(icon, playing)));
  }
  return { dice, work };
}
