// The Chief Scientist puts a tech from hand into the lab; one that lay there is discarded, and its successes are lost.

import type { Lab } from '../../content/cues.ts';
import type { Fact } from '../events.ts';
import type { Happening, Rule } from '../rule.ts';
import { hasBoard, type Playing } from '../state.ts';
import { sure } from '../sure.ts';
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

const moved =
  (lab: Lab, tech: string, at: number): Happening =>
  ({ open: { board } }) => {
    const { labs, brought } = sure(board);
    const now = labs[lab - 1]?.tech;
    const before = brought.lab?.tech;
    const place = `lab:${lab}` as const;
    const away: Fact[] = now
      ? [{ type: 'cards-moved', deck: 'tech', cards: [now], from: place, to: now === before ? 'discard' : 'hand' }]
      : [];
    const from = tech === before ? 'discard' : 'hand';
    const happened: Fact[] = [...away, { type: 'cards-moved', deck: 'tech', cards: [tech], from, to: place }];
    return happened.map((fact) => ({ ...fact, at, why: 'assign-research' }));
  };

/** Only into the lab of the open cue (ACT-RESEARCH). */
export const research: Rule<{ type: 'research'; lab: Lab; tech: string }> = {
  check: (open, { lab, tech }, seat) => {
    const refused = checkCue(open, seat);
    if (refused || !hasBoard(open)) return refused;
    if (open.cue?.lab !== lab) return { code: 'wrong-lab', lab };
    return researchable(open, lab).includes(tech) ? null : { code: 'not-in-hand', tech };
  },
  resolve: ({ lab, tech }, at) => [moved(lab, tech, at)],
};
