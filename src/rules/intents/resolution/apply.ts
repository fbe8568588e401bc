// The roll is applied as it lies: successes count first, then the loss, and threat rises by one.

import { hardLossFace } from '../../../content/components.ts';
import type { Space } from '../../../content/continents.ts';
import type { Lab } from '../../../content/cues.ts';
import { threatTrack } from '../../../content/tracks.ts';
import { killed } from '../../effects/verbs/units.ts';
import { carryOn } from '../../resolution/carry-on.ts';
import { assertDefined } from '../../state/assert-defined.ts';
import type { Roll, SoldierTask, Task } from '../../state/board.ts';
import { byStep } from '../../state/cause.ts';
import type { Marked } from '../../state/events.ts';
import type { Playing } from '../../state/state.ts';
import { lossOf, needed, placeOf, successesOf, targetOf } from '../../state/task.ts';
import { labPlaces, unitsAt } from '../../state/units.ts';
import type { Rule } from '../../transaction/rule.ts';
import { emit, emitAll, playingOn, stepOn, type Transaction } from '../../transaction/transaction.ts';
import { taskFor } from './roll.ts';

/** Places a marker on the tech for each success. With enough it is researched and handed to its role (RES-4). */
function research(transaction: Transaction, { board, pack }: Playing, lab: Lab, successes: number): void {
  const { at } = transaction;
  const on = labPlaces[lab];
  const { tech, successes: before } = assertDefined(board.labs[lab - 1], `lab ${lab}`);
  const card = assertDefined(tech, `a tech in lab ${lab}`);
  const { cost, owner } = assertDefined(pack.tech.get(card), `tech ${card}`);
  const total = Math.min(cost, before + successes);
  const complete = total >= cost;
  if (successes > 0)
    emit(transaction, { type: 'markers-placed', at, why: byStep('research'), on, successes: total, complete });
  if (complete) {
    const from = on;
    emit(transaction, {
      type: 'cards-moved',
      at,
      why: byStep('research'),
      deck: 'tech',
      cards: [card],
      from,
      to: 'in-play',
      owner,
    });
  }
}

/** Destroys a UFO for each success (RES-5, RES-6). */
function shootDown(transaction: Transaction, playing: Playing, from: Space, successes: number): void {
  const count = Math.min(successes, needed(playing));
  const why = byStep(stepOn(transaction));
  if (count > 0)
    emit(transaction, { type: 'ufos-moved', at: transaction.at, why, moves: [{ count, from, to: 'force' }] });
}

const markedBy = (task: SoldierTask): Marked =>
  task.kind === 'base-defense' ? `base:${task.enemy}` : `${task.kind}:${task.part}`;

/** Applies successes to an enemy or a part. A killed enemy becomes salvage, if it leaves any (RES-7, RES-9). */
function fight(transaction: Transaction, playing: Playing, task: SoldierTask, successes: number): void {
  const { at } = transaction;
  const why = byStep(stepOn(transaction));
  const { enemy, needs, has } = targetOf(playing, task);
  const on = markedBy(task);
  const reached = Math.min(needs, has + successes);
  const complete = reached >= needs;
  const heals = !complete && enemy?.rule?.is === 'heals' && reached > 0;
  const total = heals ? reached - 1 : reached;
  if (total !== has || complete) emit(transaction, { type: 'markers-placed', at, why, on, successes: total, complete });
  if (enemy === null || !complete) return;
  const to = enemy.rule?.is === 'no-salvage' ? 'discard' : 'salvage';
  emit(transaction, { type: 'cards-moved', at, why, deck: 'enemy', cards: [enemy.id], from: on, to });
}

/** Whether a lost roll costs satellites and scientists in this house instead of exhausting them (HSE-2). */
const isHardLoss = ({ setup }: Playing, { alien }: Roll): boolean =>
  setup.houseRules?.hardLosses === true && alien === hardLossFace;

/** Applies the cost of a lost roll (TSK-8). */
function lose(transaction: Transaction, playing: Playing, task: Task, roll: Roll): void {
  const { at } = transaction;
  const why = byStep(stepOn(transaction));
  const there = unitsAt(playing.board, placeOf(task));
  const ready = there.filter(({ exhausted }) => !exhausted);
  if (task.kind === 'research' || task.kind === 'orbital-defense') {
    const units = ready.map(({ id }) => id);
    if (isHardLoss(playing, roll)) emitAll(transaction, killed({ at, why }, ready));
    else emit(transaction, { type: 'units-changed', at, why, units, exhausted: true });
  } else if (task.kind === 'global-defense') {
    emitAll(transaction, killed({ at, why }, ready));
  } else {
    const all = targetOf(playing, task).rule?.is === 'kills-all';
    emitAll(transaction, killed({ at, why }, all ? there : there.filter(({ id }) => id in task.soldiers)));
  }
}

function score(transaction: Transaction, playing: Playing, task: Task, successes: number): void {
  switch (task.kind) {
    case 'research':
      research(transaction, playing, task.lab, successes);
      break;
    case 'orbital-defense':
      shootDown(transaction, playing, 'orbit', successes);
      break;
    case 'global-defense':
      shootDown(transaction, playing, task.continent, successes);
      break;
    case 'base-defense':
    case 'mission':
    case 'final-mission':
      fight(transaction, playing, task, successes);
  }
}

/** Applies score and loss to the table as it was before the roll was applied. */
function applyRoll(transaction: Transaction): void {
  const playing = playingOn(transaction);
  const task = assertDefined(playing.board.task, 'an open task');
  const roll = assertDefined(task.roll, 'a roll to apply');
  const [successes, loss] = [successesOf(roll), lossOf(playing, roll)];
  const threat = Math.min(threatTrack.highest, playing.board.threat + 1);
  emit(transaction, {
    type: 'roll-applied',
    at: transaction.at,
    why: byStep(stepOn(transaction)),
    successes,
    loss,
    threat,
  });
  score(transaction, playing, task, successes);
  if (loss) lose(transaction, playing, task, roll);
  carryOn(transaction);
}

/** Rule of the `apply` intent. */
export const apply: Rule<{ type: 'apply' }> = {
  check: (open, _, seat) => {
    const found = taskFor(open, seat);
    if ('code' in found) return found;
    const { roll } = found.task;
    if (roll === null) return { code: 'no-roll' };
    return roll.lifted === null ? null : { code: 'roll-first' };
  },
  resolve: applyRoll,
};
