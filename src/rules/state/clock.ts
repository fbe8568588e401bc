// An XCOM cue closes at zero, an alien cue waits for its people and lets the pause time run out meanwhile.

import { bankingDivisor, halving, limitMs, pauseMs, scaled } from '../../content/timings.ts';
import type { Cue } from './schedule.ts';
import type { Clock, Open } from './state.ts';

/** The pause time a round starts with (CLK-6, FIN-2). */
export const freshPause = (open: Open): number | null => scaled(pauseMs[open.setup.difficulty], open.timers);

/** The limit a cue opens with, before halving: its own, and for Ending Timed Phase all pause time left (CLK-1, CLK-8). */
export function fullLimit(open: Open, cue: Cue, pauseLeft: number | null): number | null {
  const own = limitMs(cue.kind, open.setup.difficulty, open.timers);
  if (cue.kind !== 'ending') return own;
  return own === null || pauseLeft === null ? null : own + pauseLeft;
}

/** Half of a limit, rounded down (CLK-5). */
export const halfOf = (limit: number): number => Math.floor(limit / halving);

/** What confirming an XCOM cue now adds to the pause time (CLK-7). Alien cues and the ending bank nothing (FIN-2). */
export function banked(cue: Cue, clock: Clock): number {
  const banks = cue.side === 'xcom' && clock.pauseLeft !== null && clock.left !== null;
  return banks ? Math.floor(clock.left / bankingDivisor) : 0;
}

const drained = (ms: number | null, by: number): number | null => (ms === null ? null : Math.max(0, ms - by));

/** A clock some time later: while an expired cue stays open, pause time drains, one for one (CLK-4). */
function run(clock: Clock, ms: number): Clock {
  if (clock.menu) return clock;
  if (clock.expired) return { ...clock, over: clock.over + ms, pauseLeft: drained(clock.pauseLeft, ms) };
  if (clock.paused) return { ...clock, pauseLeft: drained(clock.pauseLeft, ms) };
  return { ...clock, left: drained(clock.left, ms) };
}

/** The open half as it is at `at`, with nothing falling due in between: only clocks move, and only while the game is on. */
export function settle(open: Open, at: number): Open {
  if (open.clock === null || open.outcome !== null) return { ...open, at };
  return { ...open, at, clock: run(open.clock, at - open.at) };
}

/** What happens by itself next, and when; null while nothing will. A host sleeps until then. */
export function due(open: Open): { at: number; what: 'cue-closes' | 'cue-expires' | 'pause-ends' } | null {
  const { clock, cue } = open;
  if (clock === null || open.outcome !== null || clock.menu || clock.expired) return null;
  if (clock.paused) return clock.pauseLeft === null ? null : { at: open.at + clock.pauseLeft, what: 'pause-ends' };
  if (clock.left === null) return null;
  return { at: open.at + clock.left, what: cue?.side === 'alien' ? 'cue-expires' : 'cue-closes' };
}

/** Whether the open cue has closed, and the next one or the first step is about to open: its clock counts no more. */
export const isBetweenCues = ({ phase, history, cueNumber }: Open): boolean =>
  phase === 'timed' && history.length === cueNumber;

/** Whether passing time changes anything: a countdown runs, pause time drains, or an expired cue grows later. */
export function isRunning({ clock, outcome }: Open): boolean {
  if (clock === null || outcome !== null || clock.menu) return false;
  if (clock.expired) return true;
  return (clock.paused ? clock.pauseLeft : clock.left) !== null;
}
