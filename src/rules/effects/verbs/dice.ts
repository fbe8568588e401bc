// Verbs for dice. Between a roll and its application dice can be rerolled or changed, but not added (TSK-9).

import { dice as diceSpec } from '../../../content/components.ts';
import { threatTrack } from '../../../content/tracks.ts';
import type { Roll } from '../../state/board.ts';
import type { EventOf } from '../../state/events.ts';
import type { Playing } from '../../state/state.ts';
import { hasDice, isSuccess, lossOf, successesOf } from '../../state/task.ts';
import { rolledFaces } from '../../transaction/roll.ts';
import { emit } from '../../transaction/transaction.ts';
import { type Context, facts, nothing, type Plan, type VerbRule } from './verb.ts';

/** Returns the roll that cards can change: not applied yet, and without dice still to be rerolled (TSK-9). */
const changeableRoll = ({ board: { task } }: Playing): Roll | null =>
  task?.roll && task.roll.lifted === null ? task.roll : null;

const rollChanged = (playing: Playing, roll: Roll, { at, why }: Context): EventOf<'roll-changed'> => ({
  type: 'roll-changed',
  at,
  why,
  roll,
  successes: successesOf(roll),
  loss: lossOf(playing, roll),
});

/** Rerolls dice. The app rolls at once; a table with its own dice enters the new faces with `roll` (TSK-11). */
export const reroll: VerbRule<'reroll'> = (playing, { dice }, context) => {
  const roll = changeableRoll(playing);
  if (roll === null) return nothing;
  const xcom = roll.xcom.flatMap((face, i) => (dice === 'all' || (dice === 'failures' && !isSuccess(face)) ? [i] : []));
  const alien = dice !== 'failures';
  if (xcom.length === 0 && !alien) return nothing;
  const lifted = rollChanged(playing, { ...roll, lifted: { xcom, alien } }, context);
  if (playing.board.dice === 'table') return facts(lifted);
  return facts(lifted, (transaction) => {
    const faces = rolledFaces(transaction, xcom.length);
    const next = roll.xcom.map((face, i) => faces.xcom[xcom.indexOf(i)] ?? face);
    const rolled = { ...roll, xcom: next, alien: alien ? faces.alien : roll.alien, lifted: null };
    emit(transaction, rollChanged(playing, rolled, context));
  });
};

/** Turns failed XCOM dice to their highest face. */
export const turnDice: VerbRule<'turn-dice'> = (playing, { count }, context) => {
  const roll = changeableRoll(playing);
  const failures = roll === null ? [] : roll.xcom.flatMap((face, i) => (isSuccess(face) ? [] : [i])).slice(0, count);
  if (roll === null || failures.length === 0) return nothing;
  const best = diceSpec.xcom.sides;
  const xcom = roll.xcom.map((face, i) => (failures.includes(i) ? best : face));
  return facts(rollChanged(playing, { ...roll, xcom }, context));
};

/** Raises the alien die, at most to its highest face. */
export const raiseAlienDie: VerbRule<'raise-alien-die'> = (playing, { by }, context) => {
  const roll = changeableRoll(playing);
  if (roll === null || roll.alien === diceSpec.alien.sides) return nothing;
  return facts(rollChanged(playing, { ...roll, alien: Math.min(diceSpec.alien.sides, roll.alien + by) }, context));
};

/** Adds XCOM dice to the next roll. Needs at least one already, and no open roll (TSK-3, TSK-9). */
export const addDice: VerbRule<'add-dice'> = (playing, { count }, { at, why }): Plan => {
  const { task } = playing.board;
  return task && task.roll === null && hasDice(playing) ? facts({ type: 'dice-added', at, why, count }) : nothing;
};

/** Adds successes to the open roll. */
export const addSuccesses: VerbRule<'add-successes'> = (playing, { count }, context) => {
  const roll = changeableRoll(playing);
  return roll === null ? nothing : facts(rollChanged(playing, { ...roll, added: roll.added + count }, context));
};

/** Cancels the loss of the open roll. */
export const forgiveLoss: VerbRule<'forgive-loss'> = (playing, _, context) => {
  const roll = changeableRoll(playing);
  if (roll === null || !lossOf(playing, roll)) return nothing;
  return facts(rollChanged(playing, { ...roll, forgiven: true }, context));
};

/** Lowers the open task's threat before a roll, at most to 1. */
export const lowerThreat: VerbRule<'lower-threat'> = ({ board: { task, threat } }, { by }, { at, why }) => {
  if (!task || task.roll || threat === threatTrack.lowest) return nothing;
  return facts({ type: 'threat-changed', at, why, threat: Math.max(threatTrack.lowest, threat - by) });
};
