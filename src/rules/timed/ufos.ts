// Places UFOs where the cue names them, or moves them down from orbit, as far as they last.

import { continents, type Space, spaces } from '../../content/continents.ts';
import { invasionForce } from '../effects/verbs/ufos.ts';
import { byCue, type Cause } from '../state/cause.ts';
import type { EventOf, UfoPlace } from '../state/events.ts';
import type { Cue } from '../state/schedule.ts';
import { emit, type Transaction } from '../transaction/transaction.ts';
import type { CueAction } from './acts.ts';

type Move = EventOf<'ufos-moved'>['moves'][number];

function moves(from: UfoPlace, left: number, named: NonNullable<Cue['ufos']>, to: readonly Space[]): Move[] {
  const ufoMoves: Move[] = [];
  let rest = left;
  for (const space of to) {
    const count = Math.min(named[space] ?? 0, rest);
    rest -= count;
    if (count > 0) ufoMoves.push({ count, from, to: space });
  }
  return ufoMoves;
}

function move(transaction: Transaction, why: Cause, ufoMoves: readonly Move[]): void {
  if (ufoMoves.length > 0) emit(transaction, { type: 'ufos-moved', at: transaction.at, why, moves: ufoMoves });
}

/** Places the named UFOs from the invasion force on continents and in orbit (ACT-UFOS). */
export const ufosDetected: CueAction = (transaction, { board }, { kind, ufos = {} }) =>
  move(transaction, byCue(kind), moves('force', invasionForce(board), ufos, spaces));

/** Moves the named UFOs from orbit to continents (ACT-DESCEND). */
export const ufosDescend: CueAction = (transaction, { board }, { kind, ufos = {} }) =>
  move(transaction, byCue(kind), moves('orbit', board.ufos.orbit, ufos, continents));
