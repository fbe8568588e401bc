// The roll counts as it lies: successes first, then what a loss costs; threat rises by one.

import { threatTrack } from '../../content/tracks.ts';
import type { Task } from '../board.ts';
import { killed } from '../effects/units.ts';
import type { Fact, Marked } from '../events.ts';
import { type Happening, type Rule, stamped } from '../rule.ts';
import { hasBoard, type Playing } from '../state.ts';
import { sure } from '../sure.ts';
import { lossOf, missionPlaceOf, needed, placeOf, successesOf, targetOf } from '../task.ts';
import { unitsAt } from '../units.ts';
import { carryOn } from './carry-on.ts';
import { taskFor } from './roll.ts';

/** A marker on the tech for each success; with enough it is researched and handed to its role (RES-4). */
function researched({ board, pack }: Playing, task: Task, successes: number): Fact[] {
  const lab = sure(task.lab);
  const { tech, successes: before } = sure(board.labs[lab - 1]);
  const { cost, owner } = sure(pack.tech.get(sure(tech)));
  const total = Math.min(cost, before + successes);
  return [
    ...(successes > 0
      ? [{ type: 'markers-placed', on: `lab:${lab}`, successes: total, complete: total >= cost } as const]
      : []),
    ...(total >= cost
      ? [{ type: 'cards-moved', deck: 'tech', cards: [sure(tech)], from: `lab:${lab}`, to: 'in-play', owner } as const]
      : []),
  ];
}

/** Each success destroys a UFO (RES-5, RES-6). */
function shotDown(playing: Playing, task: Task, successes: number): Fact[] {
  const count = Math.min(successes, needed(playing));
  const from = task.continent ?? 'orbit';
  return count === 0 ? [] : [{ type: 'ufos-moved', moves: [{ count, from, to: 'force' }] }];
}

const markedBy = (task: Task): Marked =>
  task.kind === 'base-defense' ? `base:${sure(task.enemy)}` : `${missionPlaceOf(task)}:${sure(task.part)}`;

/** Successes against an enemy or a part; a killed enemy is salvage, if it leaves any (RES-7, RES-9). */
function fought(playing: Playing, task: Task, successes: number): Fact[] {
  const { enemy, needs, has } = targetOf(playing, task);
  const on = markedBy(task);
  const reached = Math.min(needs, has + successes);
  const complete = reached >= needs;
  const heals = !complete && enemy?.rule?.is === 'heals' && reached > 0;
  const total = heals ? reached - 1 : reached;
  const marked: Fact[] = total === has && !complete ? [] : [{ type: 'markers-placed', on, successes: total, complete }];
  if (enemy === null || !complete) return marked;
  const to = enemy.rule?.is === 'no-salvage' ? 'discard' : 'salvage';
  return [...marked, { type: 'cards-moved', deck: 'enemy', cards: [enemy.id], from: on, to }];
}

/** What a lost roll costs (TSK-8). */
function lost(playing: Playing, task: Task): Fact[] {
  const { board } = playing;
  const there = unitsAt(board, placeOf(task));
  const ready = there.filter(({ exhausted }) => !exhausted);
  if (task.kind === 'research' || task.kind === 'orbital-defense') {
    return [{ type: 'units-changed', units: ready.map(({ id }) => id), exhausted: true }];
  }
  if (task.kind === 'global-defense') return killed(ready);
  const all = targetOf(playing, task).rule?.is === 'kills-all';
  return killed(all ? there : there.filter(({ id }) => id in task.soldiers));
}

function scored(playing: Playing, task: Task, successes: number): Fact[] {
  switch (task.kind) {
    case 'research':
      return researched(playing, task, successes);
    case 'orbital-defense':
    case 'global-defense':
      return shotDown(playing, task, successes);
    default:
      return fought(playing, task, successes);
  }
}

const applied =
  (at: number): Happening =>
  ({ open }) => {
    if (!hasBoard(open)) return [];
    const task = sure(open.board.task);
    const roll = sure(task.roll);
    const [successes, loss] = [successesOf(roll), lossOf(open, roll)];
    const threat = Math.min(threatTrack.highest, open.board.threat + 1);
    const happened: Fact[] = [
      { type: 'roll-applied', successes, loss, threat },
      ...scored(open, task, successes),
      ...(loss ? lost(open, task) : []),
    ];
    return stamped(happened, at, sure(open.step));
  };

export const apply: Rule<{ type: 'apply' }> = {
  check: (open, _, seat) => {
    const found = taskFor(open, seat);
    if ('code' in found) return found;
    const { roll } = found.task;
    if (roll === null) return { code: 'no-roll' };
    return roll.lifted === null ? null : { code: 'roll-first' };
  },
  resolve: (_, at) => [applied(at), carryOn(at)],
};
