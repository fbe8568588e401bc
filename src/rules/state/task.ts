// Tasks and their dice: one XCOM die per ready unit, more for specialised and elite soldiers, plus the alien die.

import type { Enemy, Icon, PartRule, TaskKind } from '../../content/cards/cards.ts';
import type { UsableCard } from '../../content/cards/usable-card.ts';
import { dice } from '../../content/components.ts';
import { assertDefined } from './assert-defined.ts';
import { missionAt, type Place, type Roll, type SoldierTask, type Task, type WhichTask } from './board.ts';
import { zoneAt } from './panic.ts';
import type { Playing } from './state.ts';
import { continentPlaces, labPlaces, readyAt, skillOf, unitOf } from './units.ts';

const [lowestSuccess] = dice.xcom.successes;

/** Whether an XCOM die showing this face is a success (TAB-9). */
export const isSuccess = (face: number): boolean => face >= lowestSuccess;

/** Number of successes of a roll, including those added by cards. A lost roll's count too (TSK-4). */
export function successesOf({ xcom, added }: Roll): number {
  let count = added;
  for (const face of xcom) if (isSuccess(face)) count += 1;
  return count;
}

/** Whether a die with this many sides can show the face. */
export const isFace = (face: number, sides: number): boolean => Number.isInteger(face) && face >= 1 && face <= sides;

/** Whether soldiers are placed on icons for this kind of task. */
export const wantsSoldiers = (kind: TaskKind): boolean =>
  kind === 'base-defense' || kind === 'mission' || kind === 'final-mission';

/** Whether soldiers are placed on icons for this task. */
export const isSoldierTask = (task: Task): task is SoldierTask => wantsSoldiers(task.kind);

/** Place where the units of a task are. */
export function placeOf(task: WhichTask): Place {
  switch (task.kind) {
    case 'research':
      return labPlaces[task.lab];
    case 'orbital-defense':
      return 'orbit';
    case 'global-defense':
      return continentPlaces[task.continent];
    case 'base-defense':
      return 'base';
    case 'mission':
    case 'final-mission':
      return task.kind;
  }
}

/** Successes an icon part of a mission needs in total (RES-9). */
export const wantedBy = (rule: PartRule | null | undefined): number => (rule?.is === 'needs' ? rule.successes : 1);

/** Opponent or icons of a base defence or mission task. */
interface Target {
  readonly icons: readonly Icon[];
  readonly enemy: Enemy | null;
  readonly rule: PartRule | null;
  /** Successes needed in total, and those already there. */
  readonly needs: number;
  readonly has: number;
}

function enemyTarget(playing: Playing, card: string | null | undefined, has: number): Target {
  const id = assertDefined(card, 'a face-up enemy');
  const enemy = assertDefined(playing.pack.enemy.get(id), 'an enemy with this id');
  return { icons: enemy.icons, enemy, rule: null, needs: enemy.health, has };
}

/** Returns the target of a soldier task: an enemy in the base or on a mission, or the icons of a mission part. */
export function targetOf(playing: Playing, task: SoldierTask): Target {
  const { board } = playing;
  if (task.kind === 'base-defense') {
    const { card, successes } = assertDefined(board.enemies[task.enemy], 'an enemy in this place of the base');
    return enemyTarget(playing, card, successes);
  }
  const mission = assertDefined(missionAt(board, task.kind), 'the mission of the task');
  const part = assertDefined(mission.parts[task.part], 'a part with this number');
  const { enemy, icons = [], rule = null, successes } = part;
  if (enemy && enemy !== 'none') return enemyTarget(playing, enemy.card, enemy.successes);
  return { icons, enemy: null, rule, needs: wantedBy(rule), has: successes };
}

/** Successes the open task still needs (RES-4 … RES-9). Throws without an open task. */
export function needed(playing: Playing): number {
  const { board, pack } = playing;
  const task = assertDefined(board.task, 'an open task');
  switch (task.kind) {
    case 'research': {
      const { tech, successes } = assertDefined(board.labs[task.lab - 1], 'a lab with this number');
      if (tech === null) return 0;
      return Math.max(0, assertDefined(pack.tech.get(tech), 'a tech with this id').cost - successes);
    }
    case 'orbital-defense':
      return board.ufos.orbit;
    case 'global-defense':
      return board.ufos[task.continent];
    case 'base-defense':
    case 'mission':
    case 'final-mission': {
      const { needs, has } = targetOf(playing, task);
      return Math.max(0, needs - has);
    }
  }
}

/** Threat for the next roll. Some final missions set a minimum. */
export function threatOf(playing: Playing): number {
  const { task, threat } = playing.board;
  return task && isSoldierTask(task) ? threatAgainst(targetOf(playing, task).rule, threat) : threat;
}

const threatAgainst = (rule: PartRule | null, threat: number): number =>
  rule?.is === 'threat' ? Math.max(threat, rule.atLeast) : threat;

function soldiersDice(playing: Playing, task: SoldierTask): number {
  const { icons, rule } = targetOf(playing, task);
  let count = 0;
  for (const id of Object.keys(task.soldiers)) {
    const soldier = unitOf(playing.board, id);
    const icon = icons[task.soldiers[id] ?? -1];
    if (soldier === undefined || icon === undefined) continue;
    count += 1;
    if (icon.special && skillOf(soldier.kind, icon.skill) === 'special') count += 1;
    if (soldier.elite && rule?.is !== 'no-elite') count += 1;
  }
  return count;
}

/** Whether a card works now. A base asset works only while its continent is yellow (SET-3). */
export const works = ({ board }: Playing, { base }: UsableCard): boolean =>
  base === undefined || zoneAt(board, base) === 'yellow';

/** Dice that cards in play add to every roll of this kind of task. */
function standingDice(playing: Playing, kind: TaskKind): number {
  const { board, pack } = playing;
  let count = 0;
  for (const card of pack.standing) {
    for (const one of card.standing) {
      if (!('dice' in one) || !one.tasks.includes(kind)) continue;
      const lies = board.inPlay.find(({ card: id }) => id === card.id);
      if (lies !== undefined && !lies.exhausted && works(playing, card)) count += one.dice;
    }
  }
  return count;
}

/** Dice of the units on the task (TSK-2). */
const ownDice = (playing: Playing, task: Task): number =>
  isSoldierTask(task) ? soldiersDice(playing, task) : readyAt(playing.board, placeOf(task));

/** Whether the open task's next roll has any dice: a soldier on an icon, or a ready unit on the other tasks. */
export function hasDice({ board }: Playing): boolean {
  const task = assertDefined(board.task, 'an open task');
  if (wantsSoldiers(task.kind)) return Object.keys(task.soldiers).length > 0;
  const place = placeOf(task);
  return board.units.some(({ at, exhausted }) => at === place && !exhausted);
}

/** Number of XCOM dice in the open task's next roll. Extra dice need at least one already (TSK-2, TSK-3). */
export function taskDice(playing: Playing): number {
  const task = assertDefined(playing.board.task, 'an open task');
  const own = ownDice(playing, task);
  if (own === 0) return 0;
  return Math.min(own + standingDice(playing, task.kind) + playing.board.extra, dice.xcom.most);
}

/** Whether a roll is lost: the alien die is not above the threat, or shows the face the enemy kills on (TSK-4). */
export function lossOf(playing: Playing, { alien, forgiven }: Roll): boolean {
  if (forgiven) return false;
  const { threat } = playing.board;
  const task = assertDefined(playing.board.task, 'an open task');
  if (!isSoldierTask(task)) return alien <= threat;
  const { enemy, rule } = targetOf(playing, task);
  if (alien <= threatAgainst(rule, threat)) return true;
  return enemy?.rule?.is === 'kills-on' && enemy.rule.face === alien;
}
