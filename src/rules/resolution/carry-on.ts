// Opens the next task automatically when one is over, where the players do not choose the order.

import { threatTrack } from '../../content/tracks.ts';
import { runEffects, type StepFlow } from '../effects/run.ts';
import { assertDefined } from '../state/assert-defined.ts';
import { type MissionPlace, missionAt, type Task, type WhichTask } from '../state/board.ts';
import { byCard, byPlan, byStep } from '../state/cause.ts';
import type { Playing } from '../state/state.ts';
import { hasDice, isSoldierTask, needed, placeOf } from '../state/task.ts';
import { countAt } from '../state/units.ts';
import { clearMission, turnUp } from '../timed/mission.ts';
import { checkGameEnd } from '../transaction/game-end.ts';
import { emit, playingOn, stepOn, type Transaction } from '../transaction/transaction.ts';
import { canBeRelieved } from './relief.ts';
import { stepRules } from './steps/index.ts';
import { nextPart } from './steps/missions.ts';

/** Returns the key that records a finished task; null for base defence, where an enemy can be taken again. */
export const takenKey = (task: Task): string | null => (task.kind === 'base-defense' ? null : placeOf(task));

/** Whether the open task is over: nothing or nobody left to roll, even with the help of a card (TSK-7). */
function isOver(playing: Playing, task: Task): boolean {
  const { board } = playing;
  if (!isSoldierTask(task)) return needed(playing) === 0 || !(hasDice(playing) || canBeRelieved(playing, task));
  if (countAt(board, placeOf(task), 'soldier') === 0) return true;
  if (task.kind === 'base-defense') return board.enemies[task.enemy] === null;
  return missionAt(board, task.kind)?.parts[task.part]?.complete ?? true;
}

/** Threat of a task being opened: reset to the lowest, or left unchanged (TSK-6). */
type Threat = 'fresh' | 'stands';

/** Opens a task, with threat reset unless it stands (TSK-6). */
export function openTask(transaction: Transaction, task: WhichTask, threat: Threat = 'fresh'): void {
  const { board } = playingOn(transaction);
  emit(transaction, {
    type: 'task-opened',
    at: transaction.at,
    why: byStep(stepOn(transaction)),
    task,
    threat: threat === 'fresh' ? threatTrack.lowest : board.threat,
  });
}

/** Closes the open task. A key in `over` records it as taken in this step; null does not. */
export function closeTask(transaction: Transaction, { kind }: Task, over: string | null): void {
  emit(transaction, { type: 'task-closed', at: transaction.at, why: byStep(stepOn(transaction)), kind, over });
}

/** Opens a part of a mission. An enemy still face down is turned up first. */
function openPart(transaction: Transaction, place: MissionPlace, part: number, threat: Threat): void {
  const { board } = playingOn(transaction);
  const enemy = missionAt(board, place)?.parts[part]?.enemy;
  if (enemy !== undefined && enemy !== 'none' && !enemy.faceUp) turnUp(transaction, place, byStep(stepOn(transaction)));
  openTask(transaction, { kind: place, part }, threat);
}

/** Completes a mission: removes its card, returns its soldiers and gives its rewards (RES-9). */
function completeMission(transaction: Transaction, place: MissionPlace): void {
  const { at } = transaction;
  const { board, pack, setup } = playingOn(transaction);
  const { card } = assertDefined(missionAt(board, place), 'a mission in this place');
  const why = byStep(stepOn(transaction));
  clearMission(transaction, place, true, place === 'final-mission' ? byPlan(setup.plan) : byCard(card));
  if (place === 'final-mission') {
    emit(transaction, { type: 'reported', at, why, entry: { finalMissionCompleted: true } });
    checkGameEnd(transaction, why);
  } else {
    const { rewards } = assertDefined(pack.mission.get(card), `mission ${card}`);
    runEffects(transaction, rewards, {
      role: 'squad-leader',
      why: byCard(card),
      at,
      answers: [],
      given: undefined,
      stepFlow: noStepFlow,
    });
  }
}

/** Rewards neither settle nor finish a step. */
const noStepFlow: StepFlow = () => undefined;

/** Opens the next incomplete part of a mission, or completes the mission if there is none. */
export function continueMission(transaction: Transaction, place: MissionPlace, threat: Threat): void {
  const part = nextPart(playingOn(transaction), place);
  if (part !== null) {
    openPart(transaction, place, part, threat);
  } else {
    completeMission(transaction, place);
    carryOn(transaction);
  }
}

type MissionTask = Extract<Task, { kind: MissionPlace }>;

/** After a part of a mission: opens the next part, completes the mission, or stops if no soldier is left. */
function afterPart(transaction: Transaction, task: MissionTask): void {
  const place = task.kind;
  const playing = playingOn(transaction);
  const isComplete = nextPart(playing, place) === null;
  const goesOn = isComplete || countAt(playing.board, place, 'soldier') > 0;
  if (isComplete || !goesOn) closeTask(transaction, task, place);
  if (goesOn) continueMission(transaction, place, 'stands');
}

/** Advances the resolution phase as far as it goes by itself: closes finished tasks and opens the next (FIN-10). */
export function carryOn(transaction: Transaction): void {
  const playing = playingOn(transaction);
  const { board, phase, outcome } = playing;
  if (phase !== 'resolution' || outcome !== null || board.choices.length > 0) return;
  const { task } = board;
  if (task === null) {
    openNext(transaction, playing);
  } else if (task.roll === null && isOver(playing, task)) {
    if (task.kind === 'mission' || task.kind === 'final-mission') afterPart(transaction, task);
    else {
      closeTask(transaction, task, takenKey(task));
      carryOn(transaction);
    }
  }
}

/** Opens the next task of a step in which nobody has to choose it: research, and orbital defence (FIN-10). */
function openNext(transaction: Transaction, playing: Playing): void {
  const next = playing.step && stepRules[playing.step].next?.(playing);
  if (next) openTask(transaction, next);
}
