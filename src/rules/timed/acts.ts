import type { Cue } from '../operation/schedule.ts';
import type { Course } from '../rule.ts';
import type { Playing } from '../state.ts';

/** What a cue does on the board, as it is when it does it. */
export type Acts = (course: Course, playing: Playing, cue: Cue) => void;
