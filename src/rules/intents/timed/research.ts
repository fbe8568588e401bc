// The Chief Scientist puts a tech from hand into the lab; an unfinished one there is discarded with its successes.

import type { Lab } from '../../../content/cues.ts';
import { byCue, type Cause } from '../../state/cause.ts';
import type { CardPlace } from '../../state/events.ts';
import { hasBoard, type Playing } from '../../state/state.ts';
import { labPlaces } from '../../state/units.ts';
import type { Rule } from '../../transaction/rule.ts';
import { emit, playingOn, type Transaction } from '../../transaction/transaction.ts';
import { checkCue } from './assign.ts';

/** Returns the techs that can go into the lab: those in hand, and the one it held when the cue opened (TIM-6). */
export function researchable({ board }: Playing, lab: Lab): readonly string[] {
  const now = board.labs[lab - 1]?.tech;
  const before = board.brought.lab?.tech;
  return before && before !== now ? [...board.hand, before] : board.hand;
}

/** Returns the tech that the open cue put into its lab and may take back; null if there is none (TIM-6). */
export function techBrought({ cue, board }: Playing): { readonly lab: Lab; readonly tech: string } | null {
  if (cue?.lab === undefined) return null;
  const tech = board.labs[cue.lab - 1]?.tech ?? null;
  return tech === null || tech === board.brought.lab?.tech ? null : { lab: cue.lab, tech };
}

/** Sets or empties the cue's lab. A tech from this cue returns to hand, an older one is discarded (TIM-6). */
export function setLabTech(transaction: Transaction, tech: string | null, lab: Lab, why: Cause): void {
  const { labs, brought } = playingOn(transaction).board;
  const now = labs[lab - 1]?.tech;
  const before = brought.lab?.tech;
  const place = labPlaces[lab];
  const move = (card: string, from: CardPlace, to: CardPlace) =>
    emit(transaction, { type: 'cards-moved', at: transaction.at, why, deck: 'tech', cards: [card], from, to });
  if (now) move(now, place, now === before ? 'discard' : 'hand');
  if (tech !== null) move(tech, tech === before ? 'discard' : 'hand', place);
}

/** Rule of the `research` intent: only into the lab of the open cue (ACT-RESEARCH). */
export const research: Rule<{ type: 'research'; lab: Lab; tech: string }> = {
  check: (open, { lab, tech }, seat) => {
    const refused = checkCue(open, seat);
    if (refused || !hasBoard(open)) return refused;
    if (open.cue?.lab !== lab) return { code: 'wrong-lab', lab };
    return researchable(open, lab).includes(tech) ? null : { code: 'not-in-hand', tech };
  },
  resolve: (transaction, { lab, tech }) => setLabTech(transaction, tech, lab, byCue('assign-research')),
};
