// Opens and closes cues. The app shows one at a time, and the next one opens at the instant it closes.

import { assertDefined } from '../state/assert-defined.ts';
import type { Cause } from '../state/cause.ts';
import { banked, freshPause, fullLimit, halfOf } from '../state/clock.ts';
import type { EventOf } from '../state/events.ts';
import { forecastOf, isLit } from '../state/forecast.ts';
import type { Cue } from '../state/schedule.ts';
import type { State } from '../state/state.ts';
import { boardFlow, cueOn, emit, type Transaction } from '../transaction/transaction.ts';

/** Returns a planned cue without its time limit. */
export function withoutLimit({ kind, side, role, scrambled, lab, credits, ufos, tokens }: Cue): Cue {
  if (lab !== undefined) return { kind, side, role, scrambled, lab };
  if (credits !== undefined) return { kind, side, role, scrambled, credits };
  if (ufos !== undefined) return { kind, side, role, scrambled, ufos };
  if (tokens !== undefined) return { kind, side, role, scrambled, tokens };
  return { kind, side, role, scrambled };
}

/** Returns the planned cue with this number, counted from 1; null after the last one. */
export function cueNumber(state: State, number: number): Cue | null {
  const cue = assertDefined(state.hidden.schedule, 'a schedule').cues[number - 1];
  return cue === undefined ? null : withoutLimit(cue);
}

/** Returns the event that opens a cue, with its limit, halved or extended (CLK-1, CLK-5), and the pause time left (CLK-8). */
function openingOf({ state, at }: Transaction, number: number, cue: Cue, why: Cause): EventOf<'cue-opened'> {
  const { open, hidden } = state;
  const before = open.clock;
  const pauseLeft = open.timers === 'off' ? null : (before?.pauseLeft ?? freshPause(open));
  const pending = before?.halveNext ?? false;
  const planned = assertDefined(hidden.schedule?.cues[number - 1], 'the cue of the schedule');
  const limit = fullLimit(open, planned, pauseLeft);
  const ending = cue.kind === 'ending';
  const halved = pending && cue.side === 'xcom' && limit !== null;
  return {
    type: 'cue-opened',
    at,
    why,
    number,
    cue,
    limit: halved ? halfOf(limit) : limit,
    halved,
    halveNext: pending && !halved && !ending,
    pauseLeft: ending && pauseLeft !== null ? 0 : pauseLeft,
    scanner: isLit(hidden, number),
    foreseen: forecastOf(hidden, number),
  };
}

/** Opens a cue and runs what it does by itself (FIN-8). */
export function openCue(transaction: Transaction, number: number, cue: Cue, why: Cause): void {
  emit(transaction, openingOf(transaction, number, cue, why));
  boardFlow(transaction)?.cueOpened(transaction, cue);
}

/** Opens the first cue of a round (TIM-1). */
export const firstCue = (transaction: Transaction, why: Cause): void =>
  openCue(transaction, 1, assertDefined(cueNumber(transaction.state, 1), 'a first cue'), why);

/**
 * Closes the open cue. Confirmed early, it banks pause time (CLK-7). An alien cue confirmed late counts as expired
 * (FIN-5).
 */
export function closeCue(transaction: Transaction, how: 'done' | 'expired', why: Cause): void {
  const { open } = transaction.state;
  const cue = cueOn(transaction);
  const clock = assertDefined(open.clock, 'a clock');
  boardFlow(transaction)?.cueCloses(transaction, cue);
  emit(transaction, {
    type: 'cue-closed',
    at: transaction.at,
    why,
    number: open.cueNumber,
    how: clock.expired ? 'expired' : how,
    banked: how === 'done' ? banked(cue, clock) : 0,
  });
}
