import { threatTrack } from '../../content/tracks.ts';
import { assertDefined } from '../state/assert-defined.ts';
import { type Board, keep, type Task } from '../state/board.ts';
import { isSameCause } from '../state/cause.ts';
import type { EventOf } from '../state/events.ts';
import type { Cue } from '../state/schedule.ts';
import { withChanged } from '../state/units.ts';
import type { BoardEvent } from './board-reducer.ts';
import { cardsMoved, enemiesTurned, markersPlaced, missionCleared, missionLaid, missionTakenBack } from './cards.ts';

function unitsMoved(board: Board, { units, to }: EventOf<'units-moved'>): Board {
  const { task, brought } = board;
  const moved = withChanged(board.units, units, (unit) => ({ ...unit, at: to }));
  const onIcons = task && Object.keys(task.soldiers).some((id) => units.includes(id));
  const soldiers = onIcons ? Object.entries(task.soldiers).filter(([id]) => !units.includes(id)) : [];
  const taskNow = onIcons ? { ...task, soldiers: Object.fromEntries(soldiers) } : task;
  return { ...board, units: moved, task: taskNow, brought: broughtAfter(brought, units, to) };
}

/** Removes units that returned to reserve or pool from those the open cue brought. */
function broughtAfter(brought: Board['brought'], units: readonly string[], to: string): Board['brought'] {
  if (to !== 'reserve' && to !== 'pool') return brought;
  const left = brought.units.filter((id) => !units.includes(id));
  return left.length === brought.units.length ? brought : { ...brought, units: left };
}

function unitsAssigned(board: Board, { units, to }: EventOf<'units-assigned'>): Board {
  const { brought } = board;
  const there = withChanged(board.units, units, (unit) => ({ ...unit, at: to }));
  return { ...board, units: there, brought: { ...brought, units: [...brought.units, ...units] } };
}

function unitsChanged(board: Board, { units, exhausted, elite }: EventOf<'units-changed'>): Board {
  const after = withChanged(board.units, units, (unit) => ({
    ...unit,
    exhausted: exhausted ?? unit.exhausted,
    elite: elite ?? unit.elite,
  }));
  return { ...board, units: after };
}

function ufosMoved(board: Board, { moves }: EventOf<'ufos-moved'>): Board {
  const ufos = { ...board.ufos };
  for (const { count, from, to } of moves) {
    if (from !== 'force') ufos[from] -= count;
    if (to !== 'force') ufos[to] += count;
  }
  return { ...board, ufos };
}

function creditsChanged(board: Board, { budget, emergency, funded }: EventOf<'credits-changed'>): Board {
  const { brought } = board;
  return { ...board, budget, emergency, brought: funded === undefined ? brought : { ...brought, funded } };
}

/** Removes the answered choice of the card or step; without one, records the open cue's choice of a drawn card. */
function chosen(board: Board, { option, why }: EventOf<'chosen'>): Board {
  const answered = board.choices.findIndex((choice) => isSameCause(choice.why, why));
  if (answered >= 0) return { ...board, choices: board.choices.toSpliced(answered, 1) };
  const { drawn } = board;
  return { ...board, drawn: drawn && { ...drawn, chosen: option, running: replacedMission(board, drawn, option) } };
}

/** Returns the mission that this choice replaces, or that an earlier one in the open cue has replaced (TIM-6). */
function replacedMission({ mission, units }: Board, drawn: NonNullable<Board['drawn']>, option: string) {
  const isRunning = drawn.deck === 'mission' && (drawn.chosen === null || drawn.chosen === keep);
  if (mission === null || !isRunning || option === keep) return drawn.running;
  return { mission, soldiers: units.filter(({ at }) => at === 'mission').map(({ id }) => id) };
}

/** Clears what the board tracks per cue or step, as a new one opens. `lab` is the number of the cue's lab, if any. */
function boardAtOpening(board: Board, lab: number | undefined): Board {
  const before = lab === undefined ? null : assertDefined(board.labs[lab - 1], 'a lab with this number');
  return { ...board, drawn: null, brought: { units: [], lab: before, funded: 0 }, ready: [] };
}

/** Prepares the board for a cue. The first cue of a round also resets the mission flag. */
export function boardAtCue(board: Board, cue: Cue, number: number): Board {
  const next = boardAtOpening(board, cue.lab);
  return number === 1 ? { ...next, missionCompleted: false } : next;
}

/** Clears what the board tracks per step or task, as a new step opens. */
export const boardAtStep = (board: Board): Board => ({
  ...boardAtOpening(board, undefined),
  task: null,
  taken: [],
  threat: threatTrack.lowest,
  extra: 0,
});

const noFields = { kind: null, lab: null, continent: null, enemy: null, part: null } as const;

const taskOpened = ({ task }: EventOf<'task-opened'>): Task => ({
  ...noFields,
  ...task,
  soldiers: {},
  roll: null,
});

type TaskEvent = EventOf<'soldier-placed' | 'dice-rolled' | 'roll-changed' | 'roll-applied'>;

/** Applies an event to the open task and its dice. */
function taskAfter(task: Task, event: TaskEvent): Task {
  switch (event.type) {
    case 'soldier-placed': {
      const { [event.soldier]: _, ...others } = task.soldiers;
      const soldiers = event.icon === null ? others : { ...others, [event.soldier]: event.icon };
      return { ...task, soldiers };
    }
    case 'dice-rolled': {
      const { xcom, alien } = event;
      return { ...task, roll: { xcom, alien, added: 0, forgiven: false, lifted: null } };
    }
    case 'roll-changed':
      return { ...task, roll: event.roll };
    case 'roll-applied':
      return { ...task, roll: null };
  }
}

/** Applies an event to the board. */
export function boardAfter(board: Board, event: BoardEvent): Board {
  switch (event.type) {
    case 'cards-moved':
      return cardsMoved(board, event);
    case 'cards-turned': {
      const { cards, exhausted } = event;
      return {
        ...board,
        inPlay: board.inPlay.map((one) => (cards.includes(one.card) ? { ...one, exhausted } : one)),
      };
    }
    case 'mission-laid':
      return missionLaid(board, event);
    case 'mission-cleared':
      return missionCleared(board, event);
    case 'mission-taken-back':
      return missionTakenBack(board, event);
    case 'enemies-turned':
      return enemiesTurned(board, event);
    case 'markers-placed':
      return markersPlaced(board, event);
    case 'units-moved':
      return unitsMoved(board, event);
    case 'units-assigned':
      return unitsAssigned(board, event);
    case 'units-changed':
      return unitsChanged(board, event);
    case 'ufos-moved':
      return ufosMoved(board, event);
    case 'panic-changed':
      return { ...board, panic: { ...board.panic, [event.continent]: event.panic } };
    case 'credits-changed':
      return creditsChanged(board, event);
    case 'damage-changed':
      return { ...board, damage: event.damage };
    case 'threat-changed':
      return { ...board, threat: event.threat };
    case 'task-opened':
      return { ...board, task: taskOpened(event), threat: event.threat, extra: 0 };
    case 'task-closed':
      return {
        ...board,
        task: null,
        taken: event.over === null ? board.taken : [...board.taken, event.over],
        extra: 0,
      };
    case 'roll-applied':
      return {
        ...board,
        task: taskAfter(assertDefined(board.task, 'an open task'), event),
        threat: event.threat,
        extra: 0,
        ready: [],
      };
    case 'dice-added':
      return { ...board, extra: board.extra + event.count };
    case 'soldier-placed':
      return { ...board, task: taskAfter(assertDefined(board.task, 'an open task'), event) };
    case 'dice-rolled':
    case 'roll-changed':
      return { ...board, task: taskAfter(assertDefined(board.task, 'an open task'), event), ready: [] };
    case 'readied': {
      const { role, cards } = event;
      return { ...board, ready: [...board.ready.filter((one) => one.role !== role), { role, cards }] };
    }
    case 'choice-opened':
      return { ...board, choices: [event.choice, ...board.choices] };
    case 'choice-withdrawn':
      return { ...board, choices: board.choices.toSpliced(event.number, 1) };
    case 'chosen':
      return chosen(board, event);
    // A card changes the table for everybody (FIN-22).
    case 'card-used':
      return { ...board, ready: [] };
  }
}
