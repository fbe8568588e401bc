// When the final mission must be won now, and which of its rolls can be the last.

import { type Aim, verbsIn } from '../content/cards/effects.ts';
import { continents } from '../content/continents.ts';
import { fallenToLose } from '../content/tracks.ts';
import {
  type Board,
  cardOf,
  countAt,
  hasFallen,
  lossOf,
  type MissionPlace,
  missionAt,
  needed,
  type Playing,
  skillOf,
  successesOf,
  targetOf,
  taskDice,
  type Unit,
  unitsAt,
} from '../rules/index.ts';

/** Whether soldiers can still go on a mission in this step, or a card may send some. */
function canBePlayed({ board }: Playing, place: MissionPlace): boolean {
  const isOpen = missionAt(board, place) !== null && !board.taken.includes(place);
  return isOpen && (countAt(board, place, 'soldier') > 0 || board.inPlay.some(({ exhausted }) => !exhausted));
}

/** How many fallen continents the other mission may bring back: only a mission lowers the panic of one (TAB-3). */
function mayBringBack(playing: Playing): number {
  const { board, pack } = playing;
  // Its rewards may wait for an answer, when it has left the board.
  if (board.choices.some(({ why }) => pack.mission.has(cardOf(why) ?? ''))) return continents.length;
  const mission = pack.mission.get(board.mission?.card ?? '');
  if (mission === undefined || !canBePlayed(playing, 'mission')) return 0;
  const backOn = (on: Aim): number => {
    if (on === 'each') return continents.length;
    const continent = continents.find((one) => one === (on === 'mission-continent' ? mission.continent : on));
    return continent === undefined || hasFallen(board, continent) ? 1 : 0;
  };
  return verbsIn(mission.rewards).reduce((sum, verb) => sum + (verb.do === 'lower-panic' ? backOn(verb.on) : 0), 0);
}

/**
 * Whether the game is lost unless the final mission is won in this step: the panic report loses it as the board stands,
 * and nothing else can change that (END-1).
 */
export function isLastChance(playing: Playing): boolean {
  const { board, step, outcome } = playing;
  if (outcome !== null || step !== 'missions' || board.finalMission === null) return false;
  const fallen = continents.filter((continent) => hasFallen(board, continent)).length;
  return fallen - mayBringBack(playing) >= fallenToLose;
}

type FinalTask = Parameters<typeof targetOf>[1];

/** Soldiers who would be left on the final mission after a loss (TSK-8). */
function survivors(playing: Playing, task: FinalTask): Unit[] {
  const { rule } = targetOf(playing, task);
  return unitsAt(playing.board, 'final-mission').filter(({ id }) => rule?.is !== 'kills-all' && !(id in task.soldiers));
}

/** Whether nobody could stand on an icon of the open part after a loss. */
function nobodyCouldGoOn(playing: Playing, task: FinalTask): boolean {
  const { icons } = targetOf(playing, task);
  return !survivors(playing, task).some(({ kind }) => icons.some(({ skill }) => skillOf(kind, skill) !== 'none'));
}

const isLastPart = ({ finalMission }: Board): boolean =>
  finalMission?.parts.filter(({ complete }) => !complete).length === 1;

/**
 * Whether the next roll, or the open one, can win or lose the game: it can complete the last part of the final mission,
 * or it is the last chance and a loss would leave nobody to go on. Does not depend on the faces of the dice.
 */
export function isLastRoll(playing: Playing): boolean {
  const { board } = playing;
  const { task } = board;
  if (task?.kind !== 'final-mission') return false;
  const dice = task.roll?.xcom.length ?? taskDice(playing);
  if (dice === 0) return false;
  return (isLastPart(board) && dice >= needed(playing)) || (isLastChance(playing) && nobodyCouldGoOn(playing, task));
}

/** Returns whether the open roll wins or loses the game if it is applied as it is. Null if it does neither. */
export function fateOf(playing: Playing): 'won' | 'lost' | null {
  const { board } = playing;
  const { task } = board;
  if (task?.kind !== 'final-mission' || task.roll === null) return null;
  if (isLastPart(board) && successesOf(task.roll) >= needed(playing)) return 'won';
  const isEnd = lossOf(playing, task.roll) && survivors(playing, task).length === 0 && isLastChance(playing);
  return isEnd ? 'lost' : null;
}
