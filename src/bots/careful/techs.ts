import { type Playing, researchable } from '../../rules/index.ts';
import { because, type Move } from '../bot/bot.ts';

/** Sort key of a tech, lowest first: by cost, then by how few techs its role has. Infinity if the id is unknown. */
export function techOrder({ board, pack }: Playing, id: string): number {
  const tech = pack.tech.get(id);
  if (tech === undefined) return Number.POSITIVE_INFINITY;
  const owned = board.inPlay.filter(({ card, owner }) => owner === tech.owner && pack.tech.has(card)).length;
  return tech.cost + owned / 10;
}

/** Puts the first tech by `techOrder` into the empty lab of the open cue. */
export function researchMove(playing: Playing): Move | null {
  const { cue, board } = playing;
  if (cue?.lab === undefined || board.labs[cue.lab - 1]?.tech !== null) return null;
  const [tech] = researchable(playing, cue.lab).toSorted((a, b) => techOrder(playing, a) - techOrder(playing, b));
  return tech === undefined ? null : because('chief-scientist', { type: 'research', lab: cue.lab, tech }, 'good-tech');
}
