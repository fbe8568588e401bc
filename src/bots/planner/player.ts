// What every player made of code does alike; how they judge is their own.

import type { Role } from '../content/roles.ts';
import { isOf } from '../content/units.ts';
import {
  assignable,
  check,
  type Draws,
  forSale,
  hasBoard,
  hasRoom,
  type Intent,
  type Place,
  type Playing,
  pending,
  placeOf,
  researchable,
  takeable,
  targetOf,
  taskDice,
  unitsAt,
  wantsSoldiers,
} from '../rules/index.ts';
import type { Allocation } from './allocation.ts';
import { type Bot, confirmer, type Move } from './bot.ts';
import { cardToUse } from './cards.ts';
import { answerReason, best, rating } from './choices.ts';
import type { ReasonName, Why } from './reasons.ts';
import { bestStand } from './squad.ts';
import { techRating } from './techs.ts';

/** Whether to roll now or to stop, and why. */
export interface Rolling extends Why {
  readonly on: boolean;
}

/** How a player judges. */
export interface Judgement {
  /** Where the round's units go from here on, and what that costs. */
  readonly allocate: (playing: Playing) => Allocation;
  readonly roll: (playing: Playing) => Rolling;
  /** How much a task is to be taken next; not at all if it is nothing or less. */
  readonly take: (playing: Playing, task: Takeable) => number;
}

export type Takeable = ReturnType<typeof takeable>[number];

const because = (as: Role, intent: Intent, reason: ReasonName): Move => ({ as, intent, reason });

/** Answers what is asked. */
function answered(playing: Playing, roles: readonly Role[]): Move | null {
  const asked = pending(playing);
  if (asked === null || !roles.includes(asked.role)) return null;
  const { role, about, options } = asked;
  const todo = playing.board.choices[0]?.todo ?? [];
  const option = best(options, rating(playing, about, todo));
  return option === undefined ? null : because(role, { type: 'choose', option }, answerReason(about, todo, option));
}

/** Puts a good tech from hand into an empty lab: mostly the best, sometimes another, as no two teams are alike. */
function chosenTech(playing: Playing, chance: Draws): Move | null {
  const { cue, board, pack } = playing;
  if (cue?.kind !== 'assign-research' || cue.lab === undefined) return null;
  if (board.labs[cue.lab - 1]?.tech !== null) return null;
  const rate = (id: string) => {
    const tech = pack.tech.get(id);
    return tech ? techRating(playing, tech) : 0;
  };
  const tech = drawn(researchable(playing, cue.lab), rate, chance);
  return tech === undefined ? null : because('chief-scientist', { type: 'research', lab: cue.lab, tech }, 'good-tech');
}

/** One of the options, by lot: the better the likelier. */
function drawn(options: readonly string[], rate: (option: string) => number, chance: Draws): string | undefined {
  const lots = options.map((option) => Math.max(1, Math.round(rate(option) ** 1.5 * 10_000)));
  const all = lots.reduce((sum, lot) => sum + lot, 0);
  let left = all === 0 ? 0 : chance.next(all);
  return options.find((_, i) => {
    left -= lots[i] ?? 0;
    return left < 0;
  });
}

/** Is there anybody to send for the open cue, and room for one more? */
function canSend(playing: Playing): boolean {
  const may = assignable(playing);
  if (may === null) return false;
  const { board } = playing;
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
function assigned({ allocate }: Judgement, playing: Playing, role: Role): Move | null {
  if (!canSend(playing)) return null;
  for (const { place, units } of allocate(playing).assignments) {
    const intent: Intent = { type: 'assign', units: units.map(({ id }) => id), to: place };
    if (check(playing, intent, role) === null) return because(role, intent, placeReason(place));
  }
  return null;
}

/** Takes from Emergency Funding what the plan costs beyond the budget. */
function funded({ allocate }: Judgement, playing: Playing): Move | null {
  const { cue, board } = playing;
  if (cue?.kind !== 'emergency-funding') return null;
  const credits = Math.min(board.emergency, Math.max(0, allocate(playing).credits - board.budget));
  return credits > 0 && board.brought.funded === 0 ? because('commander', { type: 'fund', credits }, 'to-pay') : null;
}

function inCue(judgement: Judgement, playing: Playing, roles: readonly Role[], chance: Draws): Move | null {
  const { cue, clock } = playing;
  if (cue === null) return null;
  const use = clock?.paused ? null : cardToUse(playing, roles);
  if (use) return because(use.as, use.intent, 'card-pays');
  const owner = confirmer(playing);
  if (roles.includes(owner)) {
    const move = chosenTech(playing, chance) ?? funded(judgement, playing) ?? assigned(judgement, playing, owner);
    if (move) return move;
  }
  return finished(playing, roles);
}

/** Puts soldiers on the icons where they bring most dice. */
function placed(playing: Playing, role: Role): Move | null {
  const { task } = playing.board;
  if (!task || task.roll || !wantsSoldiers(task.kind)) return null;
  const { icons } = targetOf(playing, task);
  const there = unitsAt(playing.board, placeOf(task));
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
function rolled(judgement: Judgement, playing: Playing, roles: readonly Role[], role: Role): Move | null {
  const { task } = playing.board;
  if (task === null) return null;
  const use = cardToUse(playing, roles);
  if (use) return because(use.as, use.intent, 'card-helps-roll');
  if (!roles.includes(role)) return null;
  if (task.roll) return because(role, { type: 'apply' }, 'roll-stands');
  const place = placed(playing, role);
  if (place) return place;
  if (taskDice(playing) === 0) return because(role, { type: 'stop' }, 'no-dice');
  const { on, ...why } = judgement.roll(playing);
  return { as: role, intent: { type: on ? 'roll' : 'stop' }, ...why };
}

/** What makes a task the next one. */
function takeReason({ continent, mission }: Takeable): ReasonName {
  if (continent) return 'most-at-stake';
  return mission ? 'squad-waits' : 'best-fight';
}

/** Picks the next task. */
function taken({ take }: Judgement, playing: Playing, role: Role): Move | null {
  if (playing.board.task !== null) return null;
  const options = takeable(playing).map((task) => ({ task, value: take(playing, task) }));
  const top = options.toSorted((a, b) => b.value - a.value)[0];
  return top && top.value > 0 ? because(role, { type: 'take', task: top.task }, takeReason(top.task)) : null;
}

/** Buys back who is missing most. */
function bought(playing: Playing): Move | null {
  const { step, board } = playing;
  if (step !== 'recruit' || board.budget === 0) return null;
  const sale = forSale(playing);
  const kind = best(sale, (one) => -unitsAt(board, 'reserve').filter((unit) => unit.kind === one).length);
  const wanted = sale.find((one) => one === kind);
  return wanted ? because('commander', { type: 'buy', kind: wanted }, 'fewest-left') : null;
}

function inStep(judgement: Judgement, playing: Playing, roles: readonly Role[]): Move | null {
  const { step, board } = playing;
  if (step === null) return null;
  const owner = confirmer(playing);
  if (board.choices.length > 0) return null;
  const move = rolled(judgement, playing, roles, owner);
  if (board.task !== null) return move;
  const use = cardToUse(playing, roles);
  if (use) return because(use.as, use.intent, 'card-pays');
  if (!roles.includes(owner)) return null;
  return bought(playing) ?? taken(judgement, playing, owner) ?? finished(playing, roles);
}

/** Done, if that is for one of its roles to say. */
function finished(playing: Playing, roles: readonly Role[]): Move | null {
  const as = confirmer(playing);
  const may = roles.includes(as) && check(playing, { type: 'done' }, as) === null;
  return may ? because(as, { type: 'done' }, 'nothing-more') : null;
}

/** A player with this judgement. */
export const playerWith =
  (judgement: Judgement): Bot =>
  (open, roles, chance) => {
    if (!hasBoard(open) || open.outcome !== null) return null;
    const [first] = roles;
    if (open.phase === 'setup') return first ? because(first, { type: 'begin' }, 'ready') : null;
    if (open.scanner && roles.includes('central-officer') && open.phase === 'timed') {
      return because('central-officer', { type: 'scan' }, 'to-know');
    }
    const answer = answered(open, roles);
    return answer ?? (open.phase === 'timed' ? inCue(judgement, open, roles, chance) : inStep(judgement, open, roles));
  };
