// The planner in the open step: uses cards, buys units, takes tasks, rolls.

import type { Role } from '../../content/roles.ts';
import { isSoldier, stock, type UnitKind } from '../../content/units.ts';
import { pushOf } from '../../odds/index.ts';
import { forSale, isSoldierTask, placeOf, takeable, targetOf, taskDice, unitsAt } from '../../rules/index.ts';
import { because, confirmingBot, type Move } from '../bot/bot.ts';
import type { ReasonName } from '../bot/reasons.ts';
import { cardToUse } from './cards.ts';
import { best } from './choices.ts';
import type { Outlook } from './outlook/outlook.ts';
import { pushWorth } from './outlook/pushing.ts';
import { bestStand } from './outlook/squad.ts';
import { ufoWorth } from './outlook/worth.ts';
import { enemyGain, stakesOf } from './stakes.ts';

type Takeable = ReturnType<typeof takeable>[number];

/** Points gained by rolling for the open task instead of stopping. In base defence, other fights follow (RES-7). */
export function rollingGain(outlook: Outlook): number {
  const { task } = outlook.board;
  if (task?.kind === 'base-defense') return enemyGain(outlook, task.enemy);
  const push = pushOf(outlook);
  return push === null ? 0 : pushWorth(push, stakesOf(outlook));
}

/** Moves one soldier towards the placement with the most dice. Null if it is reached. */
function placeMove(outlook: Outlook, role: Role): Move | null {
  const { task } = outlook.board;
  if (!task || task.roll || !isSoldierTask(task)) return null;
  const { icons, rule } = targetOf(outlook, task);
  const there = unitsAt(outlook.board, placeOf(task));
  const stand = bestStand(there, icons, rule?.is !== 'no-elite');
  for (const [soldier, icon] of Object.entries(task.soldiers)) {
    const wanted = stand.places[icon];
    const same = there.find(({ id }) => id === soldier);
    if (wanted && same && wanted.kind === same.kind && wanted.elite === same.elite) continue;
    return because(role, { type: 'place', soldier, icon: null }, 'better-fit');
  }
  const taken = new Set(Object.values(task.soldiers));
  for (const [icon, wanted] of stand.places.entries()) {
    if (wanted === null || taken.has(icon)) continue;
    const { id, kind, elite } = wanted;
    const free = there.find(
      (one) => !(one.id in task.soldiers) && (one.id === id || (one.kind === kind && one.elite === elite)),
    );
    if (free) return because(role, { type: 'place', soldier: free.id, icon }, 'most-dice');
  }
  return null;
}

/** Priority of a task, highest first: points at stake, or the final mission before the other. */
function urgency(outlook: Outlook, { continent, enemy, mission }: Takeable): number {
  if (continent) return ufoWorth(outlook, continent) * outlook.board.ufos[continent];
  if (mission) return mission === 'final-mission' ? 2 : 1;
  return enemyGain(outlook, enemy ?? 0);
}

function takeReason({ continent, mission }: Takeable): ReasonName {
  if (continent) return 'most-at-stake';
  return mission ? 'squad-waits' : 'best-fight';
}

/** Takes the most urgent task, or returns null if none is more urgent than `least`. */
function takeMove(outlook: Outlook, role: Role, least: number): Move | null {
  let top: { readonly task: Takeable; readonly value: number } | null = null;
  for (const task of takeable(outlook)) {
    const value = urgency(outlook, task);
    if (value > (top?.value ?? least)) top = { task, value };
  }
  return top && because(role, { type: 'take', task: top.task }, takeReason(top.task));
}

/** Plays the open task, or takes the next one. Null if nothing is left but to finish the step. */
function taskMove(outlook: Outlook, role: Role): Move | null {
  const { task } = outlook.board;
  if (task === null) return takeMove(outlook, role, 0);
  if (task.roll) return because(role, { type: 'apply' }, 'roll-stands');
  const inBase = task.kind === 'base-defense';
  const points = rollingGain(outlook);
  // Switches only to an enemy that gains more, so that two equal ones do not alternate forever.
  const other = inBase ? takeMove(outlook, role, Math.max(0, points)) : null;
  if (other) return other;
  const place = placeMove(outlook, role);
  if (place) return place;
  if (points > 0 && taskDice(outlook) > 0) return { as: role, intent: { type: 'roll' }, reason: 'worth', points };
  // An enemy left open can be taken again. Only `done` ends base defence.
  if (inBase) return null;
  return because(role, { type: 'stop' }, taskDice(outlook) === 0 ? 'no-dice' : 'risk');
}

/** Buys back the kind of unit with the largest missing share, weighted by its worth. Null if none can be bought. */
function purchaseMove(outlook: Outlook): Move | null {
  const { board, weights } = outlook;
  if (board.budget === 0) return null;
  const sale = forSale(outlook);
  const inPool = unitsAt(board, 'pool');
  const missing = (kind: UnitKind) => inPool.filter((unit) => unit.kind === kind).length;
  // Where losses are hard (HSE-2), a satellite or scientist who is gone counts like an interceptor.
  const worth = (kind: UnitKind) => weights[isSoldier(kind) ? 'soldier' : 'interceptor'];
  const wanted = best(sale, (one) => (worth(one) * missing(one)) / stock[one].all);
  return wanted ? because('commander', { type: 'buy', kind: wanted }, 'fewest-left') : null;
}

/** Returns the role's next move for the purpose of the step, or null if only finishing is left. */
function ownMove(outlook: Outlook, role: Role): Move | null {
  switch (outlook.step) {
    case 'recruit':
      return purchaseMove(outlook);
    case 'research':
    case 'orbital-defense':
    case 'global-defense':
    case 'base-defense':
    case 'missions':
      return taskMove(outlook, role);
    case 'audit':
    case 'crises':
    case 'base-destroyed':
    case 'panic-report':
    case 'mission-report':
    case 'refresh':
    case 'return-units':
    case 'orbit-report':
    case null:
      return null;
  }
}

/** Returns the next move in the open step, or null if the roles have nothing to do but finish it. */
export function stepMove(outlook: Outlook, roles: readonly Role[]): Move | null {
  const { board } = outlook;
  if (board.choices.length > 0) return null;
  const now = cardToUse(outlook, roles, false);
  if (now) return because(now.as, now.intent, board.task ? 'card-helps-roll' : 'card-pays');
  const owner = confirmingBot(outlook);
  const move = roles.includes(owner) ? ownMove(outlook, owner) : null;
  if (move) return move;
  // If the step is another role's, it may still take a task: then these roles are not closing yet.
  const closing = roles.includes(owner) || (board.task === null && takeable(outlook).length === 0);
  const last = closing ? cardToUse(outlook, roles, true) : null;
  return last && because(last.as, last.intent, 'card-pays');
}
