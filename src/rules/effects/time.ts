// Timed cards can win time: for the open cue, or for pausing.

import { scaled } from '../../content/timings.ts';
import { facts, nothing, type VerbRule } from './verb.ts';

/** A cue that has run out cannot be lengthened any more, and one without a limit need not be. */
export const lengthenCue: VerbRule<'lengthen-cue'> = ({ clock, timers }, { seconds }, { at, why }) => {
  const cueMs = scaled(seconds * 1000, timers);
  if (clock === null || clock.left === null || clock.expired || cueMs === null) return nothing;
  return facts({ type: 'time-added', at, why, cueMs, pauseMs: 0 });
};

/** Pause time can only be added where it is counted, and while it can be spent. */
export const addPause: VerbRule<'add-pause'> = ({ clock, cue, timers }, { seconds }, { at, why }) => {
  const pauseMs = scaled(seconds * 1000, timers);
  if (clock === null || clock.pauseLeft === null || cue?.kind === 'ending' || pauseMs === null) return nothing;
  return facts({ type: 'time-added', at, why, cueMs: 0, pauseMs });
};
