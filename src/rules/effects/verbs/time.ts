// Timed cards can win time: for the open cue, or for pausing.

import { scaled } from '../../../content/timings.ts';
import { isBetweenCues } from '../../state/clock.ts';
import { facts, nothing, type VerbRule } from './verb.ts';

/**
 * A cue that has run out cannot be lengthened any more, and one without a limit need not be. Nor can one that has just closed:
 * a card's last question may be answered as the cue closes.
 */
export const lengthenCue: VerbRule<'lengthen-cue'> = (playing, { seconds }, { at, why }) => {
  const { clock, timers } = playing;
  const cueMs = scaled(seconds * 1000, timers);
  if (clock === null || clock.left === null || clock.expired || isBetweenCues(playing)) return nothing;
  return cueMs === null ? nothing : facts({ type: 'time-added', at, why, cueMs, pauseMs: 0 });
};

/** Pause time can only be added where it is counted, and while it can be spent. */
export const addPause: VerbRule<'add-pause'> = ({ clock, cue, timers }, { seconds }, { at, why }) => {
  const pauseMs = scaled(seconds * 1000, timers);
  if (clock === null || clock.pauseLeft === null || cue?.kind === 'ending' || pauseMs === null) return nothing;
  return facts({ type: 'time-added', at, why, cueMs: 0, pauseMs });
};
