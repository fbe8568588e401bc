// What every player made of code does alike; how they judge is their own.

import type { Role } from '../../content/roles.ts';
import { isOf } from '../../content/units.ts';
import {
  assignable,
  check,
  forSale,
  hasBoard,
  hasRoom,
  type Intent,
  type Place,
  pending,
  placeOf,
  researchable,
  takeable,
  targetOf,
  taskDice,
  unitsAt,
  wantsSoldiers,
} from '../../rules/index.ts';
import { type Bot, because, begun, confirmer, finished, type Move } from '../bot.ts';
import type { ReasonName, Why } from '../reasons.ts';
import type { Allocation } from './allocation.ts';
import { cardToUse } from './cards.ts';
import { answerReason, best, rating } from './choices.ts';
import type { Outlook } from './outlook.ts';
import { bestStand } from './squad.ts';
import { techRating } from './techs.ts';
import type { Weights } from './weights.ts';

/** Whether to roll now or to stop, and why. */
export interface Rolling extends Why {
  readonly on: boolean;
}

/** How a player judges. */
export interface Judgement {
  /** Where the round's units go from here on, and what that costs. */
  readonly allocate: (outlook: Outlook) => Allocation;
  readonly roll: (outlook: Outlook) => Rolling;
  /** How much a task is to be taken next; not at all if it is nothing or less. */
  readonly take: (outlook: Outlook, task: Takeable) => number;
}

export type Takeable = ReturnType<typeof takeable>[number];

/** Answers what is asked. */
function answered(outlook: Outlook, roles: readonly Role[]): Move | null {
  const asked = pending(outlook);
  if (asked === null || !roles.includes(asked.role)) return null;
  const { role, about, options } = asked;
  const todo = outlook.board.choices[0]?.todo ?? [];
  const option = best(options, rating(outlook, about, todo));
  return option === undefined ? null : because(role, { type: 'choose', option }, answerReason(about, todo, option));
}

/** Puts a good tech from hand into an empty lab: the best. */
function chosenTech(outlook: Outlook): Move | null {
  const { cue, board, pack } = outlook;
  if (cue?.kind !== 'assign-research' || cue.lab === undefined) return null;
  if (board.labs[cue.lab - 1]?.tech !== null) return null;
  const rate = (id: string) => {
    const tech = pack.tech.get(id);
    return tech ? techRating(outlook, tech) : 0;
  };
  const tech = best(researchable(outlook, cue.lab), rate);
  return tech === undefined ? null : because('chief-scientist', { type: 'research', lab: cue.lab, tech }, 'good-tech');
}

/** Is there anybody to send for the open cue, and room for one more? */
function canSend(outlook: Outlook): boolean {
  const may = assignable(outlook);
  if (may === null) return false;
  const { board } = outlook;
  const ready = board.units.some(({ at, exhausted, kind }) => at === 'reserve' && !exhausted && isOf(kind, may.group));
  return ready && may.places.some((place) => hasRoom(board, place));
}

/** What units do at a place. */
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

/** Sends units where the round's plan wants them, one place after another. */
function assigned({ allocate }: Judgement, outlook: Outlook, role: Role): Move | null {
  if (!canSend(outlook)) return null;
  for (const { place, units } of allocate(outlook).assignments) {
    const intent: Intent = { type: 'assign', units: units.map(({ id }) => id), to: place };
    if (check(outlook, intent, role) === null) return because(role, intent, placeReason(place));
  }
  return null;
}

/** Takes from Emergency Funding what the plan costs beyond the budget. */
function funded({ allocate }: Judgement, outlook: Outlook): Move | null {
  const { cue, board } = outlook;
  if (cue?.kind !== 'emergency-funding') return null;
  const credits = Math.min(board.emergency, Math.max(0, allocate(outlook).credits - board.budget));
  return credits > 0 && board.brought.funded === 0 ? because('commander', { type: 'fund', credits }, 'to-pay') : null;
}

function inCue(judgement: Judgement, outlook: Outlook, roles: readonly Role[]): Move | null {
  const { cue, clock } = outlook;
  if (cue === null) return null;
  const use = clock?.paused ? null : cardToUse(outlook, roles);
  if (use) return because(use.as, use.intent, 'card-pays');
  const owner = confirmer(outlook);
  if (roles.includes(owner)) {
    const move = chosenTech(outlook) ?? funded(judgement, outlook) ?? assigned(judgement, outlook, owner);
    if (move) return move;
  }
  return finished(outlook, roles);
}

/** Puts soldiers on the icons where they bring most dice. */
function placed(outlook: Outlook, role: Role): Move | null {
  const { task } = outlook.board;
  if (!task || task.roll || !wantsSoldiers(task.kind)) return null;
  const { icons } = targetOf(outlook, task);
  const there = unitsAt(outlook.board, placeOf(task));
  const stand = bestStand(there, icons);
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

/** Rolls on as long as that is worth more than stopping (TSK-7). */
function rolled(judgement: Judgement, outlook: Outlook, roles: readonly Role[], role: Role): Move | null {
  const { task } = outlook.board;
  if (task === null) return null;
  const use = cardToUse(outlook, roles);
  if (use) return because(use.as, use.intent, 'card-helps-roll');
  if (!roles.includes(role)) return null;
  if (task.roll) return because(role, { type: 'apply' }, 'roll-stands');
  const place = placed(outlook, role);
  if (place) return place;
  if (taskDice(outlook) === 0) return because(role, { type: 'stop' }, 'no-dice');
  const { on, ...why } = judgement.roll(outlook);
  return { as: role, intent: { type: on ? 'roll' : 'stop' }, ...why };
}

/** What makes a task the next one. */
function takeReason({ continent, mission }: Takeable): ReasonName {
  if (continent) return 'most-at-stake';
  return mission ? 'squad-waits' : 'best-fight';
}

/** Picks the next task. */
function taken({ take }: Judgement, outlook: Outlook, role: Role): Move | null {
  if (outlook.board.task !== null) return null;
  const options = takeable(outlook).map((task) => ({ task, value: take(outlook, task) }));
  const top = options.toSorted((a, b) => b.value - a.value)[0];
  return top && top.value > 0 ? because(role, { type: 'take', task: top.task }, takeReason(top.task)) : null;
}

/** Buys back who is missing most. */
function bought(outlook: Outlook): Move | null {
  const { step, board } = outlook;
  if (step !== 'recruit' || board.budget === 0) return null;
  const sale = forSale(outlook);
  const kind = best(sale, (one) => -unitsAt(board, 'reserve').filter((unit) => unit.kind === one).length);
  const wanted = sale.find((one) => one === kind);
  return wanted ? because('commander', { type: 'buy', kind: wanted }, 'fewest-left') : null;
}

function inStep(judgement: Judgement, outlook: Outlook, roles: readonly Role[]): Move | null {
  const { step, board } = outlook;
  if (step === null) return null;
  const owner = confirmer(outlook);
  if (board.choices.length > 0) return null;
  const move = rolled(judgement, outlook, roles, owner);
  if (board.task !== null) return move;
  const use = cardToUse(outlook, roles);
  if (use) return because(use.as, use.intent, 'card-pays');
  if (!roles.includes(owner)) return null;
  return bought(outlook) ?? taken(judgement, outlook, owner) ?? finished(outlook, roles);
}

/** A player with this judgement. */
export const playerWith =
  (judgement: Judgement, weights: Weights): Bot =>
  (table, roles) => {
    if (!hasBoard(table) || table.outcome !== null) return null;
    const open: Outlook = { ...table, weights };
    if (open.phase === 'setup') return begun(open, roles);
    if (open.scanner && roles.includes('central-officer') && open.phase === 'timed') {
      return because('central-officer', { type: 'scan' }, 'to-know');
    }
    const answer = answered(open, roles);
    return answer ?? (open.phase === 'timed' ? inCue(judgement, open, roles) : inStep(judgement, open, roles));
  };
