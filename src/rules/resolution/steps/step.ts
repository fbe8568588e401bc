import type { Course } from '../../course/course.ts';
import type { Todo } from '../../state/board.ts';
import type { Playing } from '../../state/state.ts';

/** Rule of a step on the board. A step with nothing to wait for passes by itself (FIN-9). */
export interface StepRule {
  /** Acts when the step opens, without any decision. */
  readonly opens?: (course: Course, playing: Playing) => void;
  /** Effects carried out after `opens`. They may ask questions. */
  readonly todo?: (playing: Playing) => readonly Todo[];
  /** Whether the step leaves something to decide. */
  readonly waits?: (playing: Playing) => boolean;
  /** Effects carried out when the step ends. They may ask questions. */
  readonly closes?: (playing: Playing) => readonly Todo[];
}
