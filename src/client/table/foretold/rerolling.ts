// Chance that a card that rolls dice again improves the open roll.

import { verbsIn } from '../../../content/cards/effects.ts';
import { successes, taskOdds } from '../../../odds/index.ts';
import { isSuccess, lossOf, type Playing } from '../../../rules/index.ts';

/** The improvement that rolling again can bring, and its chance from 0 to 1. */
export interface Rerolling {
  readonly brings: 'success' | 'no-loss' | 'done';
  readonly chance: number;
}

/**
 * Returns the improvement of the open roll that this card can bring by rolling dice again. Null if it rolls none, or
 * none that would help.
 */
export function rerollingOf(playing: Playing, card: string): Rerolling | null {
  const { board, pack } = playing;
  const { task } = board;
  const verb = verbsIn(pack.usable.get(card)?.effects ?? []).find((one) => one.do === 'reroll');
  if (!task?.roll || verb === undefined) return null;
  const odds = taskOdds({ ...playing, board: { ...board, task: { ...task, roll: null } } });
  if (odds === null) return null;
  switch (verb.dice) {
    case 'failures': {
      const failures = task.roll.xcom.filter((face) => !isSuccess(face)).length;
      return failures === 0 ? null : { brings: 'success', chance: 1 - (successes(failures)[0] ?? 0) };
    }
    case 'alien':
      return lossOf(playing, task.roll) ? { brings: 'no-loss', chance: 1 - odds.once.pLoss } : null;
    case 'all':
      return { brings: 'done', chance: odds.once.pDone };
  }
}
