// What the planner does in the open cue: use cards, choose a tech, take credits, send units.

import type { Role } from '../../content/roles.ts';
import { isOf } from '../../content/units.ts';
import { assignable, check, hasRoom, type Intent, type Place, researchable } from '../../rules/index.ts';
import { because, confirmer, type Move } from '../bot/bot.ts';
import type { ReasonName } from '../bot/reasons.ts';
import { allocate } from './allocation.ts';
import { cardToUse } from './cards.ts';
import { best } from './choices.ts';
import type { Outlook } from './outlook/outlook.ts';
import { unitsToBuy } from './price.ts';
import { techJudge } from './techs.ts';

/** Puts the best tech from hand into the empty lab of the open cue. */
function researchMove(outlook: Outlook): Move | null {
  const { cue, board, pack } = outlook;
  if (cue?.kind !== 'assign-research' || cue.lab === undefined) return null;
  if (board.labs[cue.lab - 1]?.tech !== null) return null;
  const { rating } = techJudge(outlook);
  const rate = (id: string) => {
    const tech = pack.tech.get(id);
    return tech ? rating(tech) : 0;
  };
  const tech = best(researchable(outlook, cue.lab), rate);
  return tech === undefined ? null : because('chief-scientist', { type: 'research', lab: cue.lab, tech }, 'good-tech');
}

/** Whether the open cue can still take a unit. A cue with a single place is filled by one move. */
function canSend(outlook: Outlook): boolean {
  const may = assignable(outlook);
  const { board } = outlook;
  if (may === null || (may.places.length === 1 && board.brought.units.length > 0)) return false;
  const ready = board.units.some(({ at, exhausted, kind }) => at === 'reserve' && !exhausted && isOf(kind, may.group));
  return ready && may.places.some((place) => hasRoom(board, place));
}

/** Returns the reason for sending units to a place. */
function placeReason(place: Place): ReasonName {
  switch (place) {
    case 'base':
      return 'against-enemies';
    case 'mission':
      return 'for-mission';
    case 'final-mission':
      return 'for-victory';
    default:
      return place.startsWith('lab:') ? 'for-tech' : 'against-ufos';
  }
}

/** Sends units to the first place of the round's plan that the open cue allows. */
function assignMove(outlook: Outlook, role: Role): Move | null {
  if (!canSend(outlook)) return null;
  for (const { place, units } of allocate(outlook).assignments) {
    const intent: Intent = { type: 'assign', units: units.map(({ id }) => id), to: place };
    if (check(outlook, intent, role) === null) return because(role, intent, placeReason(place));
  }
  return null;
}

/** Takes from Emergency Funding what the plan and the units to buy cost beyond the budget. */
function fundingMove(outlook: Outlook): Move | null {
  const { cue, board } = outlook;
  if (cue?.kind !== 'emergency-funding' || board.brought.funded > 0) return null;
  const credits = Math.min(board.emergency, allocate(outlook).credits + unitsToBuy(outlook) - board.budget);
  return credits > 0 ? because('commander', { type: 'fund', credits }, 'to-pay') : null;
}

/** Returns the next move for the open cue, or null if the roles have nothing to do but confirm it. */
export function cueMove(outlook: Outlook, roles: readonly Role[]): Move | null {
  const use = cardToUse(outlook, roles, false);
  if (use) return because(use.as, use.intent, 'card-pays');
  const owner = confirmer(outlook);
  if (!roles.includes(owner)) return null;
  return researchMove(outlook) ?? fundingMove(outlook) ?? assignMove(outlook, owner);
}
