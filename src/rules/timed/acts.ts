import type { Fact } from '../events.ts';
import type { Cue } from '../operation/schedule.ts';
import type { Unknown } from '../rule.ts';
import type { Playing } from '../state.ts';

/** What a cue does on the board, told one after another. */
export type Acts = (playing: Playing, cue: Cue) => readonly (Fact | Unknown)[];
