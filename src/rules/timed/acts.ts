import type { Course } from '../course/course.ts';
import type { Cue } from '../state/schedule.ts';
import type { Playing } from '../state/state.ts';

/** Automatic action of a cue on the board. `playing` is the game when the action starts. */
export type CueAction = (course: Course, playing: Playing, cue: Cue) => void;
