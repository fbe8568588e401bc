// What a tech is worth to the team.

import type { Asset, Tech } from '../../content/cards.ts';
import type { Verb } from '../../content/effects.ts';
import { effectsWorth } from './effects.ts';
import type { Outlook } from './outlook.ts';

/** What a verb on a card is worth once a round, as measured by giving single techs to teams from the start. */
const verbWorth: Readonly<Partial<Record<Verb['do'], number>>> = {
  reroll: 0.9,
  'turn-dice': 1.7,
  'raise-alien-die': 1,
  'add-dice': 0.7,
  'add-successes': 0.8,
  'forgive-loss': 1.2,
  'lower-threat': 0.7,
  'lengthen-cue': 0.3,
  'add-pause': 0.3,
  'ready-units': 0.7,
  'move-units': 0.8,
  'remove-enemies': 1.2,
  'gain-credits': 0.8,
  'draw-techs': 0.7,
  'recruit-units': 1,
  'lower-panic': 2.1,
  'destroy-ufos': 2.1,
  'repair-base': 1.2,
  'promote-units': 0.8,
};

/** Rounds a game has, more or less: what is researched early helps for longer. */
const lastRound = 8;

/** What a card brings in one round, more or less. */
function perRound(outlook: Outlook, { effects, standing = [] }: Tech | Asset): number {
  const known = effects.reduce((sum, effect) => sum + ('do' in effect ? (verbWorth[effect.do] ?? 0) : 0), 0);
  const lasting = standing.reduce((sum, one) => sum + ('dice' in one ? 0.7 * one.dice : one.budget), 0);
  const now = known > 0 ? 0 : Math.max(0.3, Math.min(3, effectsWorth(outlook, effects)));
  return known + lasting + now;
}

/** What having the tech brings in the rest of the game; a second one for the same task helps less. */
export function techWorth(outlook: Outlook, tech: Tech): number {
  const { board, pack, round, weights } = outlook;
  const [task] = tech.tasks ?? [];
  const alike = task ? board.inPlay.filter(({ card }) => pack.tech.get(card)?.tasks?.includes(task)).length : 0;
  return (perRound(outlook, tech) / (1 + alike * 0.5)) * Math.max(1, lastRound - round) * weights.tech;
}

/** How good it is to research next: dear techs take longer, but not as much longer as they cost more. */
export const techRating = (outlook: Outlook, tech: Tech): number => techWorth(outlook, tech) / (1 + tech.cost);
