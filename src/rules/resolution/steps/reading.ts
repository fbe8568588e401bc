// At the virtual table the report is read off the board.

import { continents } from '../../../content/continents.ts';
import { damageTrack, fallenToLose } from '../../../content/tracks.ts';
import { byStep } from '../../state/cause.ts';
import { hasFallen, zonesOf } from '../../state/panic.ts';
import type { Playing } from '../../state/state.ts';
import { emit, type Transaction } from '../../transaction/transaction.ts';
import type { StepRule } from './step.ts';

const isDestroyed = ({ board }: Playing): boolean => damageTrack[board.damage] === 'orange';

/** The base destroyed step (RES-8). */
export const baseDestroyed: StepRule = { reports: (playing) => ({ baseDestroyed: isDestroyed(playing) }) };

/** UFOs of fallen continents move to orbit, unless the game is lost (RES-10). */
function leaveFallen(transaction: Transaction, { board }: Playing): void {
  const fallen = continents.filter((continent) => hasFallen(board, continent));
  const moves = fallen
    .filter((continent) => board.ufos[continent] > 0)
    .map((continent) => ({ count: board.ufos[continent], from: continent, to: 'orbit' as const }));
  if (fallen.length >= fallenToLose || moves.length === 0) return;
  emit(transaction, { type: 'ufos-moved', at: transaction.at, why: byStep('panic-report'), moves });
}

/** The panic report step. A continent may also fall while the step waits for cards, so it looks twice (FIN-24). */
export const panicReport: StepRule = {
  opens: leaveFallen,
  ends: leaveFallen,
  reports: ({ board }) => ({ panic: zonesOf(board.panic) }),
};

/** The mission report step (RES-11). */
export const missionReport: StepRule = { reports: ({ board }) => ({ missionCompleted: board.missionCompleted }) };

/** The orbit report step (RES-14). */
export const orbitReport: StepRule = { reports: ({ board }) => ({ orbitUfos: board.ufos.orbit }) };
