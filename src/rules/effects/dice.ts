// Between a roll and its application its dice may be rolled again, changed or forgiven; none may be added then.

import { dice as sides } from '../../content/components.ts';
import { threatTrack } from '../../content/tracks.ts';
import type { Roll } from '../board.ts';
import type { Fact } from '../events.ts';
import type { Playing } from '../state.ts';
import { hasDice, isSuccess, lossOf, rolledFaces, successesOf } from '../task.ts';
import { facts, nothing, type Plan, type VerbRule } from './verb.ts';

/** The roll that cards may change: one that lies there, and waits for no dice (TSK-9). */
const lying = ({ board: { task } }: Playing): Roll | null =>
  task?.roll && task.roll.lifted === null ? task.roll : null;

const changedTo = (playing: Playing, roll: Roll): Fact => ({
  type: 'roll-changed',
  roll,
  successes: successesOf(roll),
  loss: lossOf(playing, roll),
});

export const reroll: VerbRule<'reroll'> = (playing, { dice }) => {
  const roll = lying(playing);
  if (roll === null) return nothing;
  const xcom = roll.xcom.flatMap((face, i) => (dice === 'all' || (dice === 'failures' && !isSuccess(face)) ? [i] : []));
  const alien = dice !== 'failures';
  if (xcom.length === 0 && !alien) return nothing;
  const lifted: Fact = changedTo(playing, { ...roll, lifted: { xcom, alien } });
  if (playing.board.dice === 'table') return facts(lifted);
  return facts(lifted, ({ hidden }, table) => {
    const faces = rolledFaces(hidden, table, xcom.length);
    const next = roll.xcom.map((face, i) => faces.xcom[xcom.indexOf(i)] ?? face);
    const rolled = { ...roll, xcom: next, alien: alien ? faces.alien : roll.alien, lifted: null };
    return [changedTo(playing, rolled)];
  });
};

export const turnDice: VerbRule<'turn-dice'> = (playing, { count }) => {
  const roll = lying(playing);
  const failures = roll === null ? [] : roll.xcom.flatMap((face, i) => (isSuccess(face) ? [] : [i])).slice(0, count);
  if (roll === null || failures.length === 0) return nothing;
  const best = sides.xcom.sides;
  return facts(changedTo(playing, { ...roll, xcom: roll.xcom.map((face, i) => (failures.includes(i) ? best : face)) }));
};

export const raiseAlienDie: VerbRule<'raise-alien-die'> = (playing, { by }) => {
  const roll = lying(playing);
  if (roll === null || roll.alien === sides.alien.sides) return nothing;
  return facts(changedTo(playing, { ...roll, alien: Math.min(sides.alien.sides, roll.alien + by) }));
};

/** Extra dice need at least one already, and come before the roll (TSK-3, TSK-9). */
export const addDice: VerbRule<'add-dice'> = (playing, { count }): Plan => {
  const { task } = playing.board;
  return task && task.roll === null && hasDice(playing) ? facts({ type: 'dice-added', count }) : nothing;
};

export const addSuccesses: VerbRule<'add-successes'> = (playing, { count }) => {
  const roll = lying(playing);
  return roll === null ? nothing : facts(changedTo(playing, { ...roll, added: roll.added + count }));
};

export const forgiveLoss: VerbRule<'forgive-loss'> = (playing) => {
  const roll = lying(playing);
  if (roll === null || !lossOf(playing, roll)) return nothing;
  return facts(changedTo(playing, { ...roll, forgiven: true }));
};

export const lowerThreat: VerbRule<'lower-threat'> = ({ board: { task, threat } }, { by }) => {
  if (!task || task.roll || threat === threatTrack.lowest) return nothing;
  return facts({ type: 'threat-changed', threat: Math.max(threatTrack.lowest, threat - by) });
};
