import type { TaskKind } from '../../content/cards/cards.ts';
import { dice } from '../../content/components.ts';
import { factsOf, type StepKind } from '../../content/steps.ts';
import { missionAt, type Roll, type Task, type Todo } from '../state/board.ts';
import type { Playing } from '../state/state.ts';
import { isFace, isSoldierTask, placeOf, targetOf } from '../state/task.ts';
import { skillOf, unitOf } from '../state/units.ts';
import type { Invariant } from './invariant.ts';

/** Step in which each kind of task is rolled for. */
const stepOf: Readonly<Record<TaskKind, StepKind>> = {
  research: 'research',
  'orbital-defense': 'orbital-defense',
  'global-defense': 'global-defense',
  'base-defense': 'base-defense',
  mission: 'missions',
  'final-mission': 'missions',
};

/** Whether the task's target exists: a tech, a continent, an enemy, or a mission part that is not complete. */
function hasTarget({ board }: Playing, task: Task): boolean {
  switch (task.kind) {
    case 'research':
      return Boolean(board.labs[task.lab - 1]?.tech);
    case 'orbital-defense':
    case 'global-defense':
      return true;
    case 'base-defense':
      return Boolean(board.enemies[task.enemy]);
    case 'mission':
    case 'final-mission':
      return missionAt(board, task.kind)?.parts[task.part]?.complete === false;
  }
}

/** Whether each of the task's soldiers is at the task, on his own icon, and has its skill. */
function areSoldiersInPlace(playing: Playing, task: Task): boolean {
  const placed = Object.entries(task.soldiers);
  if (!isSoldierTask(task)) return placed.length === 0;
  const { icons } = targetOf(playing, task);
  const able = placed.every(([id, index]) => {
    const soldier = unitOf(playing.board, id);
    const icon = icons[index];
    return soldier?.at === placeOf(task) && icon && skillOf(soldier.kind, icon.skill) !== 'none';
  });
  return able && new Set(Object.values(task.soldiers)).size === placed.length;
}

const isRoll = ({ xcom, alien }: Roll): boolean =>
  xcom.length > 0 && xcom.every((face) => isFace(face, dice.xcom.sides)) && isFace(alien, dice.alien.sides);

/** More than cards in play and plans can ask at once. Without a bound, a log from outside could fill the table. */
const mostChoices = 100;

const endsStep = (todo: Todo): boolean =>
  'next' in todo && (todo.next === 'settle-step' || todo.next === 'finish-step');

/** Whether the card that work is about, if any, is one of the pack. A log from outside can name any. */
function hasCard({ pack }: Playing, todo: Todo): boolean {
  if (!('next' in todo)) return true;
  if (todo.next === 'pay') return pack.usable.has(todo.card);
  return todo.next !== 'discard-crisis' || pack.crisis.has(todo.card);
}

/** Returns the invariants about the open task, its dice and open questions. */
export function taskInvariants(playing: Playing): Invariant[] {
  const { board, step, phase, outcome } = playing;
  const { task, choices, taken } = board;
  const roll = task?.roll ?? null;
  const there = task !== null && hasTarget(playing, task);
  return [
    ['a task is open only in the step for its kind', task === null || step === stepOf[task.kind]],
    ['the target of the open task exists and is not complete', task === null || there],
    ['a roll has at least one XCOM die, and every die shows one of its faces', roll === null || isRoll(roll)],
    ['dice wait to be rolled again only if the table rolls its own dice', !roll?.lifted || board.dice === 'table'],
    [
      'each soldier on the open task is at its place, alone on an icon, and has the skill',
      task === null || !there || areSoldiersInPlace(playing, task),
    ],
    [
      'steps 12 to 14 wait only for an open choice',
      step === null || outcome !== null || choices.length > 0 || factsOf(step).takesCards,
    ],
    [
      'a choice that leads to the end of a step is open only during a step',
      step !== null || !choices.some(({ todo }) => todo.some(endsStep)),
    ],
    [
      'the cards that waiting work is about belong to the pack',
      choices.every(({ todo }) => todo.every((work) => hasCard(playing, work))),
    ],
    ['finished tasks are recorded only in the resolution phase', taken.length === 0 || phase === 'resolution'],
    ['no task is recorded as finished twice', new Set(taken).size === taken.length],
    ['at most a hundred choices are open', choices.length <= mostChoices],
    [
      'an open choice has at least two options, all different',
      choices.every(({ options }) => options.length > 1 && new Set(options).size === options.length),
    ],
  ];
}
