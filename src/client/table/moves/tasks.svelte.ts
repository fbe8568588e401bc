import type { Playing } from '../../../rules/index.ts';
import type { Moves } from './moves.ts';

/** A task that can be begun. */
export type TaskMove = Moves['take'][number];

/** How near a continent is to falling if its UFOs stay: the panic it would have (RES-6). */
const danger = ({ board }: Playing, { task }: TaskMove): number =>
  task.continent === undefined ? 0 : board.panic[task.continent] + board.ufos[task.continent];

/**
 * Returns the next sensible task of the open step: the continent nearest to falling, or the first enemy or mission.
 * Null if none is left, or one is open.
 */
function nextTask(playing: Playing, { take }: Moves): TaskMove | null {
  if (playing.board.task !== null) return null;
  return take.reduce<TaskMove | null>(
    (best, one) => (best === null || danger(playing, one) > danger(playing, best) ? one : best),
    null,
  );
}

/** The tasks of the open step that are still to do. */
export interface Tasks {
  /** The next of them. Null if there is none, or one is open. */
  readonly next: TaskMove | null;
  /** Whether `leave` has been called once. */
  readonly leaving: boolean;
  /** Calls `then`. While tasks are still to do, only the second call does. */
  leave(then: () => void): void;
}

/** Tracks the tasks of the open step. */
export function followTasks(now: () => { readonly playing: Playing; readonly moves: Moves }): Tasks {
  const { playing, moves } = $derived(now());
  const next = $derived(nextTask(playing, moves));
  /** The step, and how many of its tasks are still to do. */
  const undone = $derived(`${playing.round}/${playing.step}/${moves.take.length}`);
  let leavingAt = $state<string | null>(null);
  const leaving = $derived(next !== null && leavingAt === undone);
  return {
    get next() {
      return next;
    },
    get leaving() {
      return leaving;
    },
    leave(then) {
      if (next === null || leaving) then();
      else leavingAt = undone;
    },
  };
}
