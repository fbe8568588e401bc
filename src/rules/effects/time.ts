// Timed cards can win time: for the open cue, or for pausing.

import { scaled } from '../../content/timings.ts';
import { isBetweenCues } from '../operation/clock.ts';
import type { Clock, Playing } from '../state.ts';
import { facts, nothing, type VerbRule } from './verb.ts';

/** The clock of a cue that is still open: a card's last question may be answered as the cue closes. */
const openClock = (playing: Playing): Clock | null => (isBetweenCues(playing) ? null : playing.clock);

/** A cue that has run out cannot be lengthened any more, and one without a limit need not be. */
export const lengthenCue: VerbRule<'lengthen-cue'> = (playing, { seconds }, { at, why }) => {
  const clock = openClock(playing);
  const cueMs = scaled(seconds * 1000, playing.timers);
  if (clock === null || clock.left === null || clock.expired || cueMs === null) return nothing;
  return facts({ type: 'time-added', at, why, cueMs, pauseMs: 0 });
};

/** Pause time can only be added where it is counted, and while it can be spent. */
export const addPause: VerbRule<'add-pause'> = (playing, { seconds }, { at, why }) => {
  const clock = openClock(playing);
  const pauseMs = scaled(seconds * 1000, playing.timers);
  if (clock === null || clock.pauseLeft === null || playing.cue?.kind === 'ending' || pauseMs === null) return nothing;
  return facts({ type: 'time-added', at, why, cueMs: 0, pauseMs });
};
