// When a task is over the next one opens by itself, where the order is not the players' to choose.

import { threatTrack } from '../../content/tracks.ts';
import { type MissionPlace, missionAt, type Task, type Todo } from '../board.ts';
import { carryOut, type StepFlow } from '../effects/index.ts';
import type { GameEvent } from '../events.ts';
import { judge } from '../operation/judge.ts';
import { type Happening, type Next, stamped } from '../rule.ts';
import { hasBoard, type Playing } from '../state.ts';
import { sure } from '../sure.ts';
import { hasDice, missionPlaceOf, needed, placeOf, wantsSoldiers } from '../task.ts';
import { clearing, turning } from '../timed/mission.ts';
import { countAt } from '../units.ts';
import { nextPart } from './missions.ts';
import { canDefendOrbit } from './orbital-defense.ts';
import { openLabs } from './research.ts';

/** What a finished task is remembered by; enemies in the base can be taken up again. */
export const keyOf = (task: Task): string | null => (task.kind === 'base-defense' ? null : placeOf(task));

const isMission = ({ kind }: Task): boolean => kind === 'mission' || kind === 'final-mission';

/** Is there nothing more to roll for, or nothing to roll with? */
function isOver(playing: Playing): boolean {
  const { board } = playing;
  const task = sure(board.task);
  if (!wantsSoldiers(task.kind)) return needed(playing) === 0 || !hasDice(playing);
  if (countAt(board, placeOf(task), 'soldier') === 0) return true;
  if (task.kind === 'base-defense') return board.enemies[sure(task.enemy)] === null;
  return missionAt(board, missionPlaceOf(task))?.parts[sure(task.part)]?.complete ?? true;
}

type Opened = Pick<Task, 'kind' | 'lab' | 'continent' | 'enemy' | 'part'>;

/** Opens a task, with threat back at its lowest or as it stands (TSK-6). */
export const openTask =
  (task: Opened, at: number, threat: 'fresh' | 'stands' = 'fresh'): Happening =>
  ({ open }) => [
    {
      type: 'task-opened',
      at,
      why: sure(open.step),
      task,
      threat: threat === 'fresh' ? threatTrack.lowest : sure(open.board).threat,
    },
  ];

/** Opens a part of a mission; an enemy still face down is turned up first. */
const openPart = (place: MissionPlace, part: number, at: number, threat: 'fresh' | 'stands'): Happening[] => [
  ({ open }) => {
    const enemy = hasBoard(open) ? missionAt(open.board, place)?.parts[part]?.enemy : undefined;
    const down = enemy !== undefined && enemy !== 'none' && !enemy.faceUp;
    return down ? stamped([turning(place)], at, sure(open.step)) : [];
  },
  openTask({ kind: place, part }, at, threat),
];

/** All three parts are complete: the card goes, its soldiers come home, its rewards come (RES-9). */
function completeMission(playing: Playing, place: MissionPlace, at: number): Next[] {
  const { card } = sure(missionAt(playing.board, place));
  const why = sure(playing.step);
  const leave = stamped([clearing(place, true)], at, card);
  if (place === 'final-mission') {
    return [...leave, { type: 'reported', at, why, entry: { finalMissionCompleted: true } }, judge(at, why)];
  }
  const rewards: readonly Todo[] = sure(playing.pack.mission.get(card)).rewards;
  return [...leave, carryOut(rewards, { role: 'squad-leader', source: card, answers: [], at, stepFlow: noSteps })];
}

/** Rewards open and finish no step. */
const noSteps: StepFlow = () => () => [];

/** Goes on with a mission at its next part, or completes it where none is left. */
export function goOn(playing: Playing, place: MissionPlace, at: number, threat: 'fresh' | 'stands'): Next[] {
  const part = nextPart(playing, place);
  return part === null ? [...completeMission(playing, place, at), carryOn(at)] : openPart(place, part, at, threat);
}

/** After a mission's part: the next one, or the whole mission, or nobody left to go on. */
function afterPart(playing: Playing, task: Task, at: number): Next[] {
  const place = missionPlaceOf(task);
  const close: GameEvent = { type: 'task-closed', at, why: sure(playing.step), kind: task.kind, over: place };
  if (nextPart(playing, place) === null) return [close, ...goOn(playing, place, at, 'stands')];
  return countAt(playing.board, place, 'soldier') === 0 ? [close] : goOn(playing, place, at, 'stands');
}

/** Lets the resolution phase go on by itself as far as it does: closes what is over, opens what comes next (FIN-10). */
export const carryOn =
  (at: number): Happening =>
  ({ open }) => {
    if (!hasBoard(open) || open.phase !== 'resolution' || open.outcome !== null) return [];
    const { board } = open;
    if (board.choices.length > 0) return [];
    const { task } = board;
    if (task === null) return next(open, at);
    if (task.roll !== null || !isOver(open)) return [];
    if (isMission(task)) return afterPart(open, task, at);
    return [{ type: 'task-closed', at, why: sure(open.step), kind: task.kind, over: keyOf(task) }, carryOn(at)];
  };

/** Research and orbital defence open their tasks by themselves (FIN-10). */
function next(playing: Playing, at: number): Happening[] {
  if (playing.step === 'research') {
    const [lab] = openLabs(playing);
    return lab === undefined ? [] : [openTask({ kind: 'research', lab }, at)];
  }
  return playing.step === 'orbital-defense' && canDefendOrbit(playing)
    ? [openTask({ kind: 'orbital-defense' }, at)]
    : [];
}
