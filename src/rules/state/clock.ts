// At zero an XCOM cue closes. An alien cue expires, stays open until confirmed, and drains the pause time meanwhile.

import { bankingDivisor, halving, pauseMs, scaled } from '../../content/timings.ts';
import type { Cue } from './schedule.ts';
import type { Clock, PublicState } from './state.ts';

/** Pause time a round starts with, in ms; null is unlimited (CLK-6, FIN-2, DAY-1). */
export function freshPause({ setup, timers }: PublicState): number | null {
  const ms = pauseMs(setup.difficulty, timers);
  return ms === null ? null : Math.floor(ms / (setup.condition?.pauseDivisor ?? 1));
}

/**
 * Limit a cue opens with, before halving, in ms; null is no limit. It is the scheduled one, by the timer scale. Ending
 * Timed Phase adds all pause time left (CLK-1, CLK-8).
 */
export function fullLimit(
  open: PublicState,
  cue: Cue & { readonly limit: number | null },
  pauseLeft: number | null,
): number | null {
  const own = scaled(cue.limit, open.timers);
  if (cue.kind !== 'ending') return own;
  return own === null || pauseLeft === null ? null : own + pauseLeft;
}

/** Half of a limit in ms, rounded down (CLK-5). */
export const halfOf = (limit: number): number => Math.floor(limit / halving);

/** Pause time (ms) gained by confirming an XCOM cue now (CLK-7). Alien cues and the ending bank nothing (FIN-2). */
export function banked(cue: Cue, clock: Clock): number {
  const banks = cue.side === 'xcom' && clock.pauseLeft !== null && clock.left !== null;
  return banks ? Math.floor(clock.left / bankingDivisor) : 0;
}

const drained = (ms: number | null, by: number): number | null => (ms === null ? null : Math.max(0, ms - by));

/** Returns the clock `ms` later. While an expired cue stays open, pause time drains one for one (CLK-4). */
function run(clock: Clock, ms: number): Clock {
  if (clock.menu) return clock;
  if (clock.expired) return { ...clock, over: clock.over + ms, pauseLeft: drained(clock.pauseLeft, ms) };
  if (clock.paused) return { ...clock, pauseLeft: drained(clock.pauseLeft, ms) };
  return { ...clock, left: drained(clock.left, ms) };
}

/** Returns the open half at time `at`, assuming nothing falls due in between. The clock stands still after the end. */
export function settle(open: PublicState, at: number): PublicState {
  if (open.clock === null || open.outcome !== null) return { ...open, at };
  return { ...open, at, clock: run(open.clock, at - open.at) };
}

/** Returns what happens by itself next and at what time, or null. A host sleeps until then. */
export function due(open: PublicState): { at: number; what: 'cue-closes' | 'cue-expires' | 'pause-ends' } | null {
  const { clock, cue } = open;
  if (clock === null || open.outcome !== null || clock.menu || clock.expired) return null;
  if (clock.paused) return clock.pauseLeft === null ? null : { at: open.at + clock.pauseLeft, what: 'pause-ends' };
  if (clock.left === null) return null;
  return { at: open.at + clock.left, what: cue?.side === 'alien' ? 'cue-expires' : 'cue-closes' };
}

/** Whether the cue has closed and the next cue or the first step has not opened yet. The old clock no longer counts. */
export const isBetweenCues = ({ phase, history, cueNumber }: PublicState): boolean =>
  phase === 'timed' && history.length === cueNumber;

/** Whether passing time changes the clock: a countdown, a limited pause, or an expired cue. */
export function isRunning({ clock, outcome }: PublicState): boolean {
  if (clock === null || outcome !== null || clock.menu) return false;
  if (clock.expired) return true;
  return (clock.paused ? clock.pauseLeft : clock.left) !== null;
}
