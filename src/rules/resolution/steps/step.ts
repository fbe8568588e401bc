import type { Course } from '../../course/course.ts';
import type { Todo } from '../../state/board.ts';
import type { Playing } from '../../state/state.ts';

/** What a step does on the board. A step with nothing to wait for passes by itself (FIN-9). */
export interface StepRule {
  /** What happens when it opens, whoever decides what. */
  readonly opens?: (course: Course, playing: Playing) => void;
  /** What is then carried out, and may have to be asked about. */
  readonly todo?: (playing: Playing) => readonly Todo[];
  /** Is there anything to decide? */
  readonly waits?: (playing: Playing) => boolean;
  /** What happens when its role is done. */
  readonly closes?: (playing: Playing) => readonly Todo[];
}
