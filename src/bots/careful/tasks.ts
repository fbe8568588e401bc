// How the careful bot plays tasks and purchases: weak enemies first, rolls only while threat is low.

import type { TaskKind } from '../../content/cards/cards.ts';
import type { Role } from '../../content/roles.ts';
import {
  forSale,
  isSoldierTask,
  needed,
  type Playing,
  placeOf,
  skillOf,
  takeable,
  targetOf,
  taskDice,
  threatOf,
  unitsAt,
} from '../../rules/index.ts';
import { because, confirmingBot, type Move } from '../bot/bot.ts';

type Takeable = ReturnType<typeof takeable>[number];

/** Highest threat at which the bot rolls, except for the final mission. */
const maxThreat = 4;

/** Buys the kind of unit with the fewest in reserve. Null if none can be bought, or the commander is not played. */
export function purchaseMove(playing: Playing, roles: readonly Role[]): Move | null {
  const { board } = playing;
  if (board.budget === 0 || !roles.includes('commander')) return null;
  const inReserve = (kind: string) => unitsAt(board, 'reserve').filter((unit) => unit.kind === kind).length;
  const [kind] = forSale(playing).toSorted((a, b) => inReserve(a) - inReserve(b));
  return kind === undefined ? null : because('commander', { type: 'buy', kind }, 'fewest-left');
}

/** Puts a soldier on a free icon: one of his special skill first, then any skill he has. */
function placeMove(playing: Playing, role: Role): Move | null {
  const { task } = playing.board;
  if (task === null || !isSoldierTask(task)) return null;
  const taken = Object.values(task.soldiers);
  const idle = unitsAt(playing.board, placeOf(task)).filter(({ id }) => !(id in task.soldiers));
  const { icons } = targetOf(playing, task);
  for (const fit of ['special', 'has'] as const) {
    for (const [icon, { skill }] of icons.entries()) {
      const soldier = taken.includes(icon) ? undefined : idle.find(({ kind }) => skillOf(kind, skill) === fit);
      if (soldier) return because(role, { type: 'place', soldier: soldier.id, icon }, 'most-dice');
    }
  }
  return null;
}

const mayRoll = (playing: Playing, kind: TaskKind): boolean =>
  kind === 'final-mission' || threatOf(playing) <= maxThreat;

/** Places soldiers, rolls while threat is low, then stops. Null in base defence, which only `done` ends. */
function rollMove(playing: Playing, role: Role): Move | null {
  const { task } = playing.board;
  if (task === null) return null;
  if (task.roll) return because(role, { type: 'apply' }, 'roll-stands');
  const place = placeMove(playing, role);
  if (place) return place;
  if (taskDice(playing) > 0 && needed(playing) > 0 && mayRoll(playing, task.kind)) {
    return because(role, { type: 'roll' }, threatOf(playing) > maxThreat ? 'for-victory' : 'threat-low');
  }
  if (task.kind === 'base-defense') return null;
  return because(role, { type: 'stop' }, taskDice(playing) === 0 ? 'no-dice' : 'threat-high');
}

/** Priority of a task; 0 leaves it alone. Prefers panicked continents, weak enemies and the final mission. */
function priorityOf({ board, pack }: Playing, { continent, enemy, mission }: Takeable): number {
  if (continent) return 1 + board.panic[continent];
  if (mission) return mission === 'final-mission' ? 2 : 1;
  const card = pack.enemy.get(board.enemies[enemy ?? 0]?.card ?? '');
  const able = unitsAt(board, 'base').some(({ kind }) =>
    card?.icons.some(({ skill }) => skillOf(kind, skill) !== 'none'),
  );
  return able && board.threat <= maxThreat ? 10 - (card?.health ?? 0) : 0;
}

function takeMove(playing: Playing, role: Role): Move | null {
  const [task] = takeable(playing)
    .filter((one) => priorityOf(playing, one) > 0)
    .toSorted((a, b) => priorityOf(playing, b) - priorityOf(playing, a));
  if (task === undefined) return null;
  const reason = task.continent ? 'most-at-stake' : task.mission ? 'squad-waits' : 'best-fight';
  return because(role, { type: 'take', task }, reason);
}

/** Plays the tasks of the open step. Null if nothing is left to do, or the step belongs to another role. */
export function taskMove(playing: Playing, roles: readonly Role[]): Move | null {
  const role = confirmingBot(playing);
  if (!roles.includes(role)) return null;
  return rollMove(playing, role) ?? takeMove(playing, role);
}
