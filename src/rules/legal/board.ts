import type { Role } from '../../content/roles.ts';
import { factsOf, type StepKind } from '../../content/steps.ts';
import { isOf } from '../../content/units.ts';
import { readyCards } from '../effects/usable.ts';
import { answers } from '../intents/cards/choose.ts';
import { taskFor } from '../intents/resolution/roll.ts';
import { takeable } from '../intents/resolution/take.ts';
import { assignable } from '../intents/timed/assign.ts';
import { researchable, techBrought } from '../intents/timed/research.ts';
import { forSale } from '../resolution/steps/recruit.ts';
import type { BoardIntent } from '../state/intents.ts';
import type { Playing } from '../state/state.ts';
import { isSoldierTask, placeOf, targetOf } from '../state/task.ts';
import { unitsAt } from '../state/units.ts';

/** Adds moves for the open cue: units one by one, each tech for its lab, each sum of credits. */
function addCueMoves(playing: Playing, moves: BoardIntent[]): void {
  const { cue, board } = playing;
  const may = assignable(playing);
  if (may !== null) {
    for (const { id, kind, at, exhausted } of board.units) {
      if (at !== 'reserve' || exhausted || !isOf(kind, may.group)) continue;
      const units = [id];
      for (const to of may.places) moves.push({ type: 'assign', units, to });
    }
  }
  for (const id of board.brought.units) moves.push({ type: 'recall', units: [id] });
  if (cue?.kind === 'assign-research' && cue.lab !== undefined) {
    const back = techBrought(playing);
    if (back !== null) moves.push({ type: 'recall', units: [back.tech] });
    for (const tech of researchable(playing, cue.lab)) moves.push({ type: 'research', lab: cue.lab, tech });
  }
  if (cue?.kind === 'emergency-funding') {
    const most = board.emergency + board.brought.funded;
    for (let credits = 0; credits <= most; credits += 1) moves.push({ type: 'fund', credits });
  }
}

/** Adds moves for the open task. */
function addTaskMoves(playing: Playing, seat: Role, moves: BoardIntent[]): void {
  const found = taskFor(playing, seat);
  if ('code' in found) return;
  const { task } = found;
  if (playing.board.dice === 'app') moves.push({ type: 'roll' });
  moves.push({ type: 'apply' }, { type: 'stop' });
  if (!isSoldierTask(task) || task.roll !== null) return;
  const { icons } = targetOf(playing, task);
  for (const { id } of unitsAt(playing.board, placeOf(task))) {
    for (const icon of icons.keys()) moves.push({ type: 'place', soldier: id, icon });
  }
  for (const soldier of Object.keys(task.soldiers)) moves.push({ type: 'place', soldier, icon: null });
}

/** Adds moves for the open step: buy, take the next task, or work on the open one. */
function addStepMoves(playing: Playing, step: StepKind, seat: Role, moves: BoardIntent[]): void {
  const { role } = factsOf(step);
  if (role !== 'all' && role !== seat) return;
  if (step === 'recruit') for (const kind of forSale(playing)) moves.push({ type: 'buy', kind });
  for (const task of takeable(playing)) moves.push({ type: 'take', task });
  addTaskMoves(playing, seat, moves);
}

/**
 * Returns moves a seat might make on the board, unchecked. `roll` is omitted if the table rolls its own dice, because
 * only the table knows the faces.
 */
export function boardMoves(playing: Playing, seat: Role): BoardIntent[] {
  const { cue, step } = playing;
  const moves: BoardIntent[] = [];
  const asked = answers(playing, seat);
  if (asked?.role === seat) for (const option of asked.options) moves.push({ type: 'choose', option });
  if (cue?.role === seat) addCueMoves(playing, moves);
  if (step !== null) addStepMoves(playing, step, seat, moves);
  for (const card of readyCards(playing, seat)) moves.push({ type: 'use', card });
  return moves;
}
