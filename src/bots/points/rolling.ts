// Points about tasks: which one a bot takes, whether it rolls on, and the result of a roll.

import { panicTrack } from '../../content/tracks.ts';
import { successes, taskOdds } from '../../odds/index.ts';
import {
  type Board,
  lossOf,
  needed,
  type Playing,
  placeOf,
  successesOf,
  taskDice,
  unitsAt,
} from '../../rules/index.ts';
import type { IntentOf } from '../../rules/state/intents.ts';
import { onCard, type Point, percent } from './point.ts';
import { assignPoint, partPoint } from './sending.ts';

type Task = NonNullable<Board['task']>;
type TaskOdds = NonNullable<ReturnType<typeof taskOdds>>;

const most = panicTrack.length - 1;

/** Panic or damage after it has risen by so much. */
const after = (now: number, by: number): number => Math.min(most, now + by);

/** Returns the place of a task: a continent, orbit, or the card it is about. */
export function placeOfTask({ board }: Playing, task: Task): string {
  switch (task.kind) {
    case 'research':
      return onCard(board.labs[task.lab - 1]?.tech ?? '');
    case 'orbital-defense':
      return 'orbit';
    case 'global-defense':
      return task.continent;
    case 'base-defense':
      return onCard(board.enemies[task.enemy]?.card ?? '');
    case 'mission':
    case 'final-mission':
      return onCard((task.kind === 'mission' ? board.mission : board.finalMission)?.card ?? '');
  }
}

/** Damage that an enemy deals if it is left. */
function blowOf({ board, pack }: Playing, place: number): number {
  const rule = pack.enemy.get(board.enemies[place]?.card ?? '')?.rule;
  return rule?.is === 'damage' ? rule.by : 1;
}

/** Returns a point about the task that a bot takes. */
export function takePoint(playing: Playing, { task }: IntentOf<'take'>): Point | null {
  const { board } = playing;
  const { continent, enemy, mission } = task;
  if (continent) {
    const [ufos, panic] = [board.ufos[continent], board.panic[continent]];
    const { numbers = {} } = assignPoint(playing, { type: 'assign', units: [], to: `continent:${continent}` }) ?? {};
    return {
      is: 'take-sky',
      place: continent,
      numbers: { chance: 0, ...numbers, ufos, panic, to: after(panic, ufos) },
    };
  }
  if (mission) {
    const part = partPoint(playing, mission, unitsAt(board, mission));
    return part && { ...part, is: 'take-part' };
  }
  const place = enemy ?? 0;
  const card = board.enemies[place]?.card ?? '';
  const health = playing.pack.enemy.get(card)?.health ?? 0;
  const left = health - (board.enemies[place]?.successes ?? 0);
  const { damage } = board;
  return {
    is: 'take-enemy',
    place: onCard(card),
    numbers: { needed: left, damage, to: after(damage, blowOf(playing, place)) },
  };
}

/** Numbers of one more roll: chances of a success and of a loss, units that a loss costs, and successes needed. */
const oddsOf = ({ push, once }: TaskOdds) => ({
  hit: percent(1 - (successes(push.dice + (push.extra ?? 0))[0] ?? 1)),
  loss: percent(once.pLoss),
  units: push.units ?? 0,
  needed: push.needed,
});

/** Returns a point about rolling for the open task. */
export function rollPoint(playing: Playing): Point | null {
  const { board } = playing;
  const { task } = board;
  const odds = taskOdds(playing);
  if (task === null || odds === null) return null;
  const place = placeOfTask(playing, task);
  const numbers = oddsOf(odds);
  switch (task.kind) {
    case 'research':
      return { is: 'roll-lab', place, numbers };
    case 'orbital-defense':
      return { is: 'roll-orbit', place, numbers: { ...numbers, ufos: board.ufos.orbit } };
    case 'global-defense': {
      const panic = board.panic[task.continent];
      return { is: 'roll-sky', place, numbers: { ...numbers, panic, to: after(panic, board.ufos[task.continent]) } };
    }
    case 'base-defense': {
      const { damage } = board;
      return {
        is: 'roll-enemy',
        place,
        numbers: { ...numbers, damage, to: after(damage, blowOf(playing, task.enemy)) },
      };
    }
    case 'mission':
    case 'final-mission':
      return { is: 'roll-part', place, numbers: { ...numbers, part: task.part + 1 } };
  }
}

/** Returns a point about stopping: the risk is not worth it, or there are no dice. */
export function stopPoint(playing: Playing): Point | null {
  const { task } = playing.board;
  const odds = taskOdds(playing);
  if (task === null || odds === null) return null;
  const place = placeOfTask(playing, task);
  if (taskDice(playing) === 0) return { is: 'stop-empty', place, numbers: { needed: needed(playing) } };
  return { is: 'stop', place, numbers: oddsOf(odds) };
}

/** Returns a point about applying a roll: the work left, and the cost of a loss. */
export function resultPoint(playing: Playing): Point | null {
  const { task } = playing.board;
  const odds = taskOdds(playing);
  if (!task?.roll || odds === null) return null;
  const left = Math.max(0, needed(playing) - successesOf(task.roll));
  const units = odds.push.units ?? unitsAt(playing.board, placeOf(task)).length;
  const place = placeOfTask(playing, task);
  return lossOf(playing, task.roll)
    ? { is: 'result-loss', place, numbers: { left, units } }
    : { is: 'result', place, numbers: { left } };
}

/** Returns a point about a soldier who steps on an icon: the dice of all soldiers on icons. */
export function standPoint(playing: Playing): Point | null {
  const { task } = playing.board;
  if (task === null) return null;
  const soldiers = Object.keys(task.soldiers).length + 1;
  return { is: 'stand', place: placeOfTask(playing, task), numbers: { soldiers, needed: needed(playing) } };
}
