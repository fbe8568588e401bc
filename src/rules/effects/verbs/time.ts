// Verbs that add time to the open cue or to the pause.

import { scaled } from '../../../content/timings.ts';
import { isBetweenCues } from '../../state/clock.ts';
import { facts, nothing, type VerbRule } from './verb.ts';

/**
 * Lengthens the open cue. Can do nothing if it has expired or has no limit. It may also just have closed: a card's last
 * question can be answered as the cue closes.
 */
export const lengthenCue: VerbRule<'lengthen-cue'> = (playing, { seconds }, { at, why }) => {
  const { clock, timers } = playing;
  const cueMs = scaled(seconds * 1000, timers);
  if (clock === null || clock.left === null || clock.expired || isBetweenCues(playing)) return nothing;
  return cueMs === null ? nothing : facts({ type: 'time-added', at, why, cueMs, pauseMs: 0 });
};

/** Adds pause time. Can do nothing if it is unlimited, or during Ending Timed Phase, when pausing is refused. */
export const addPause: VerbRule<'add-pause'> = ({ clock, cue, timers }, { seconds }, { at, why }) => {
  const pauseMs = scaled(seconds * 1000, timers);
  if (clock === null || clock.pauseLeft === null || cue?.kind === 'ending' || pauseMs === null) return nothing;
  return facts({ type: 'time-added', at, why, cueMs: 0, pauseMs });
};
