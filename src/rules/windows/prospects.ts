// Work left in the open step: its tasks with their dice and opponents, or units that can be bought.

import { takeable } from '../intents/resolution/take.ts';
import { forSale } from '../resolution/steps/recruit.ts';
import { type Board, missionAt, type Place, type Taken } from '../state/board.ts';
import type { Playing } from '../state/state.ts';
import { placeOf, taskDice } from '../state/task.ts';
import { continentPlaces, unitsAt } from '../state/units.ts';

/** Returns the units of a place that can roll, as text with kind and rank, which decide the dice. */
const crewOf = (board: Board, place: Place): string[] =>
  unitsAt(board, place)
    .filter(({ exhausted }) => !exhausted)
    .map(({ kind, elite }) => `${kind}${elite ? '*' : ''}`)
    .sort();

function taskOf({ board }: Playing, { continent, enemy, mission }: Taken): unknown {
  if (continent !== undefined) return [continent, board.ufos[continent], crewOf(board, continentPlaces[continent])];
  if (mission !== undefined) return [mission, missionAt(board, mission), crewOf(board, mission)];
  return [board.enemies[enemy ?? 0], crewOf(board, 'base')];
}

function openTaskOf(playing: Playing): unknown {
  const { task } = playing.board;
  return (
    task && [task.kind, placeOf(task), task.part, task.enemy, taskDice(playing), crewOf(playing.board, placeOf(task))]
  );
}

/** Returns the work left in the open step, as text for comparison. */
export function prospectsOf(playing: Playing): string {
  const { step, board } = playing;
  const sale = step === 'recruit' && board.budget > 0 ? forSale(playing) : [];
  const purse = sale.length > 0 ? board.budget : 0;
  return JSON.stringify([openTaskOf(playing), takeable(playing).map((task) => taskOf(playing, task)), sale, purse]);
}
