import type { Course } from '../course/course.ts';
import type { Cue } from '../state/schedule.ts';
import type { Playing } from '../state/state.ts';

/** What a cue does on the board, as it is when it does it. */
export type Acts = (course: Course, playing: Playing, cue: Cue) => void;
