// Between a roll and its application its dice may be rolled again, changed or forgiven; none may be added then.

import { dice as sides } from '../../../content/components.ts';
import { threatTrack } from '../../../content/tracks.ts';
import { tell } from '../../course/course.ts';
import { rolledFaces } from '../../course/roll.ts';
import type { Roll } from '../../state/board.ts';
import type { EventOf } from '../../state/events.ts';
import type { Playing } from '../../state/state.ts';
import { hasDice, isSuccess, lossOf, successesOf } from '../../state/task.ts';
import { type Doing, facts, nothing, type Plan, type VerbRule } from './verb.ts';

/** The roll that cards may change: one that lies there, and waits for no dice (TSK-9). */
const lying = ({ board: { task } }: Playing): Roll | null =>
  task?.roll && task.roll.lifted === null ? task.roll : null;

const changedTo = (playing: Playing, roll: Roll, { at, why }: Doing): EventOf<'roll-changed'> => ({
  type: 'roll-changed',
  at,
  why,
  roll,
  successes: successesOf(roll),
  loss: lossOf(playing, roll),
});

export const reroll: VerbRule<'reroll'> = (playing, { dice }, doing) => {
  const roll = lying(playing);
  if (roll === null) return nothing;
  const xcom = roll.xcom.flatMap((face, i) => (dice === 'all' || (dice === 'failures' && !isSuccess(face)) ? [i] : []));
  const alien = dice !== 'failures';
  if (xcom.length === 0 && !alien) return nothing;
  const lifted = changedTo(playing, { ...roll, lifted: { xcom, alien } }, doing);
  if (playing.board.dice === 'table') return facts(lifted);
  return facts(lifted, (course) => {
    const faces = rolledFaces(course, xcom.length);
    const next = roll.xcom.map((face, i) => faces.xcom[xcom.indexOf(i)] ?? face);
    const rolled = { ...roll, xcom: next, alien: alien ? faces.alien : roll.alien, lifted: null };
    tell(course, changedTo(playing, rolled, doing));
  });
};

export const turnDice: VerbRule<'turn-dice'> = (playing, { count }, doing) => {
  const roll = lying(playing);
  const failures = roll === null ? [] : roll.xcom.flatMap((face, i) => (isSuccess(face) ? [] : [i])).slice(0, count);
  if (roll === null || failures.length === 0) return nothing;
  const best = sides.xcom.sides;
  const xcom = roll.xcom.map((face, i) => (failures.includes(i) ? best : face));
  return facts(changedTo(playing, { ...roll, xcom }, doing));
};

export const raiseAlienDie: VerbRule<'raise-alien-die'> = (playing, { by }, doing) => {
  const roll = lying(playing);
  if (roll === null || roll.alien === sides.alien.sides) return nothing;
  return facts(changedTo(playing, { ...roll, alien: Math.min(sides.alien.sides, roll.alien + by) }, doing));
};

/** Extra dice need at least one already, and come before the roll (TSK-3, TSK-9). */
export const addDice: VerbRule<'add-dice'> = (playing, { count }, { at, why }): Plan => {
  const { task } = playing.board;
  return task && task.roll === null && hasDice(playing) ? facts({ type: 'dice-added', at, why, count }) : nothing;
};

export const addSuccesses: VerbRule<'add-successes'> = (playing, { count }, doing) => {
  const roll = lying(playing);
  return roll === null ? nothing : facts(changedTo(playing, { ...roll, added: roll.added + count }, doing));
};

export const forgiveLoss: VerbRule<'forgive-loss'> = (playing, _, doing) => {
  const roll = lying(playing);
  if (roll === null || !lossOf(playing, roll)) return nothing;
  return facts(changedTo(playing, { ...roll, forgiven: true }, doing));
};

export const lowerThreat: VerbRule<'lower-threat'> = ({ board: { task, threat } }, { by }, { at, why }) => {
  if (!task || task.roll || threat === threatTrack.lowest) return nothing;
  return facts({ type: 'threat-changed', at, why, threat: Math.max(threatTrack.lowest, threat - by) });
};
