// The planner in the open cue: uses cards, chooses a tech, takes credits, assigns units.

import { isBaseCue } from '../../content/cues.ts';
import type { Role } from '../../content/roles.ts';
import { isOf } from '../../content/units.ts';
import { assignable, check, hasRoom, type Intent, researchable } from '../../rules/index.ts';
import { because, confirmingBot, type Move } from '../bot/bot.ts';
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
  if (cue?.lab === undefined || board.labs[cue.lab - 1]?.tech !== null) return null;
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

/** Sends units to the first place of the round's plan that the open cue allows. */
function assignMove(outlook: Outlook, role: Role, reason: ReasonName): Move | null {
  if (!canSend(outlook)) return null;
  for (const { place, units } of allocate(outlook).assignments) {
    const intent: Intent = { type: 'assign', units: units.map(({ id }) => id), to: place };
    if (check(outlook, intent, role) === null) return because(role, intent, reason);
  }
  return null;
}

/**
 * Takes credits from Emergency Funding for the cost of the plan and of units to buy, as far as it exceeds the budget.
 */
function fundingMove(outlook: Outlook): Move | null {
  const { board } = outlook;
  if (board.brought.funded > 0) return null;
  const credits = Math.min(board.emergency, allocate(outlook).credits + unitsToBuy(outlook) - board.budget);
  return credits > 0 ? because('commander', { type: 'fund', credits }, 'to-pay') : null;
}

/** Returns the role's next move for the purpose of the cue, or null if only confirming is left. */
function ownMove(outlook: Outlook, role: Role): Move | null {
  const { cue } = outlook;
  if (cue === null || !isBaseCue(cue.kind)) return null;
  switch (cue.kind) {
    case 'assign-research':
      return researchMove(outlook) ?? assignMove(outlook, role, 'for-tech');
    case 'emergency-funding':
      return fundingMove(outlook);
    case 'deploy-satellites':
    case 'deploy-interceptors':
      return assignMove(outlook, role, 'against-ufos');
    case 'defend-base':
      return assignMove(outlook, role, 'against-enemies');
    case 'deploy-squad':
      return assignMove(outlook, role, 'for-mission');
    case 'deploy-final-squad':
      return assignMove(outlook, role, 'for-victory');
    case 'new-technology':
    case 'budget':
    case 'ufos-detected':
    case 'ufos-descend':
    case 'enemy-in-base':
    case 'crisis':
    case 'choose-mission':
    case 'final-mission':
    case 'ending':
      return null;
  }
}

/** Returns the next move for the open cue, or null if the roles have nothing to do but confirm it. */
export function cueMove(outlook: Outlook, roles: readonly Role[]): Move | null {
  const use = cardToUse(outlook, roles, false);
  if (use) return because(use.as, use.intent, 'card-pays');
  const owner = confirmingBot(outlook);
  return roles.includes(owner) ? ownMove(outlook, owner) : null;
}
