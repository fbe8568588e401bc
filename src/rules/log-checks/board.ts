// Whether a board event could have happened on the current table.

import { threatTrack } from '../../content/tracks.ts';
import { invasionForce } from '../effects/verbs/ufos.ts';
import { isWindowOpen } from '../effects/windows.ts';
import { stepOf } from '../promises/task.ts';
import { missionAt, type Task } from '../state/board.ts';
import type { BoardFact, EventOf, GameEvent } from '../state/events.ts';
import { fallenSpace } from '../state/panic.ts';
import type { Playing, State } from '../state/state.ts';
import { placeOf } from '../state/task.ts';
import { unitOf } from '../state/units.ts';
import {
  areInPlay,
  cardsMoved,
  decksStacked,
  enemiesTurned,
  missionCleared,
  missionLaid,
  missionTakenBack,
} from './cards.ts';

/** Generous limit of open questions. Each belongs to a card in play or to the plan, so there are always fewer. */
const maxQuestions = 100;

/** Whether each move finds enough UFOs at its source, after the moves before it (TAB-8). */
function canMoveUfos({ board }: Playing, { moves }: EventOf<'ufos-moved'>): boolean {
  const now = { ...board.ufos, force: invasionForce(board) };
  return moves.every(({ count, from, to }) => {
    now[from] -= count;
    now[to] += count;
    return now[from] >= 0;
  });
}

/** Whether all ids are units of the game, each named once. */
const areUnits = ({ board }: Playing, units: readonly string[]): boolean =>
  new Set(units).size === units.length && units.every((id) => unitOf(board, id) !== undefined);

/** Whether a cue is open and the units are ready and in reserve (FIN-11). */
const canAssign = (playing: Playing, units: readonly string[]): boolean =>
  playing.cue !== null &&
  areUnits(playing, units) &&
  units.every((id) => unitOf(playing.board, id)?.at === 'reserve' && !unitOf(playing.board, id)?.exhausted);

/** Whether a task can be opened in this step: alone and not over yet, or as another part of the open mission. */
function canOpen({ board, step }: Playing, { task: next, threat }: EventOf<'task-opened'>): boolean {
  const { task, taken } = board;
  const isOtherPart =
    task !== null && task.roll === null && task.kind === next.kind && task.part !== ('part' in next ? next.part : null);
  return (
    (task === null ? !taken.includes(placeOf(next)) : isOtherPart) && step === stepOf[next.kind] && isThreat(threat)
  );
}

/** Whether the open task can be closed. `over` is null or its place, which must not be recorded as over yet. */
const canClose = (task: Task, { kind, over }: EventOf<'task-closed'>, taken: readonly string[]): boolean =>
  task.kind === kind && (over === null || (over === placeOf(task) && !taken.includes(over)));

const isThreat = (threat: number): boolean => threat >= threatTrack.lowest && threat <= threatTrack.highest;

/** Whether every card still to be paid for is usable and in play (CRD-2). */
const canPay = ({ pack, board }: Playing, { choice }: EventOf<'choice-opened'>): boolean =>
  choice.todo.every((todo) => {
    if (!('next' in todo) || todo.next !== 'pay') return true;
    return pack.usable.has(todo.card) && board.inPlay.some(({ card }) => card === todo.card);
  });

type BoardEvent = EventOf<Exclude<BoardFact['type'], 'board-set-up' | 'time-added'>>;

/** Whether a board event could have happened on this table, right after the event `previous`. */
export function couldHappenOnBoard(
  state: State,
  playing: Playing,
  event: BoardEvent,
  previous: GameEvent | null,
): boolean {
  const { board } = playing;
  const { task } = board;
  switch (event.type) {
    case 'secret/decks-stacked':
      return decksStacked(state, board, event);
    case 'cards-moved':
      return cardsMoved(state, board, event, previous);
    case 'cards-turned':
      return areInPlay(playing, event.cards);
    case 'card-used':
      return areInPlay(playing, [event.card]);
    case 'readied':
      return isWindowOpen(playing) && areInPlay(playing, event.cards);
    case 'mission-laid':
      return missionLaid(state, board, event);
    case 'mission-cleared':
      return missionCleared(state, board, event);
    case 'mission-taken-back':
      return missionTakenBack(board, event);
    case 'enemies-turned':
      return missionAt(board, event.place) !== null && enemiesTurned(state, event);
    case 'markers-placed':
      return task?.roll === null;
    case 'units-moved':
    case 'units-changed':
      return areUnits(playing, event.units);
    case 'units-assigned':
      return canAssign(playing, event.units);
    case 'ufos-moved':
      return canMoveUfos(playing, event);
    case 'panic-changed':
      return board.panic[event.continent] + event.by === event.panic && event.panic <= fallenSpace;
    case 'damage-changed':
      return board.damage + event.by === event.damage;
    case 'threat-changed':
      return isThreat(event.threat);
    case 'credits-changed':
      return true;
    case 'choice-opened':
      return board.choices.length < maxQuestions && canPay(playing, event);
    case 'choice-withdrawn':
      return event.number < board.choices.length;
    case 'chosen':
      return board.drawn !== null || board.choices.some(({ options }) => options.includes(event.option));
    case 'task-opened':
      return canOpen(playing, event);
    case 'task-closed':
      return task !== null && canClose(task, event, board.taken);
    case 'soldier-placed':
      return task !== null && task.roll === null && unitOf(board, event.soldier)?.at === placeOf(task);
    case 'dice-added':
    case 'dice-rolled':
      return task?.roll === null;
    case 'roll-changed':
      return task !== null && task.roll !== null;
    case 'roll-applied':
      return task !== null && task.roll !== null && isThreat(event.threat);
  }
}
