// The Chief Scientist puts a tech from hand into the lab; one that lay there is discarded, and its successes are lost.

import type { Lab } from '../../content/cues.ts';
import type { Board } from '../board.ts';
import type { CardPlace, Fact } from '../events.ts';
import { type Rule, stamped } from '../rule.ts';
import { hasBoard, type Playing } from '../state.ts';
import { sure } from '../sure.ts';
import { labPlaces } from '../units.ts';
import { checkCue } from './assign.ts';

/** Techs that can go into the lab: those in hand, and the one it held when the cue opened (TIM-6). */
export function researchable({ board }: Playing, lab: Lab): readonly string[] {
  const now = board.labs[lab - 1]?.tech;
  const before = board.brought.lab?.tech;
  return before && before !== now ? [...board.hand, before] : board.hand;
}

/** The tech that the open cue has put into its lab, and that may be taken back; null if it has put none there (TIM-6). */
export function techBrought({ cue, board }: Playing): { readonly lab: Lab; readonly tech: string } | null {
  if (cue?.lab === undefined) return null;
  const tech = board.labs[cue.lab - 1]?.tech ?? null;
  return tech === null || tech === board.brought.lab?.tech ? null : { lab: cue.lab, tech };
}

/** This tech, or none, is to lie in the cue's lab: one just put there goes back to hand, one from before is discarded (TIM-6). */
export function changedTo(tech: string | null, lab: Lab, { labs, brought }: Board): readonly Fact[] {
  const now = labs[lab - 1]?.tech;
  const before = brought.lab?.tech;
  const place = labPlaces[lab];
  const moved = (card: string, from: CardPlace, to: CardPlace): Fact => {
    return { type: 'cards-moved', deck: 'tech', cards: [card], from, to };
  };
  return [
    ...(now ? [moved(now, place, now === before ? 'discard' : 'hand')] : []),
    ...(tech === null ? [] : [moved(tech, tech === before ? 'discard' : 'hand', place)]),
  ];
}

/** Only into the lab of the open cue (ACT-RESEARCH). */
export const research: Rule<{ type: 'research'; lab: Lab; tech: string }> = {
  check: (open, { lab, tech }, seat) => {
    const refused = checkCue(open, seat);
    if (refused || !hasBoard(open)) return refused;
    if (open.cue?.lab !== lab) return { code: 'wrong-lab', lab };
    return researchable(open, lab).includes(tech) ? null : { code: 'not-in-hand', tech };
  },
  resolve: ({ lab, tech }, at) => [
    ({ open }) => stamped(changedTo(tech, lab, sure(open.board)), at, 'assign-research'),
  ],
};
