import type { Playing } from '../../../rules/index.ts';
import type { Moves } from './moves.ts';

/** A task that can be begun. */
export type TaskMove = Moves['take'][number];

/** Returns the panic that a continent would have if its UFOs stay (RES-6). */
const danger = ({ board }: Playing, { task }: TaskMove): number =>
  task.continent === undefined ? 0 : board.panic[task.continent] + board.ufos[task.continent];

/**
 * Returns the next sensible task of the open step: the continent nearest to falling, or the first enemy or mission.
 * Null if none is left, or one is open.
 */
export function nextTask(playing: Playing, { take }: Moves): TaskMove | null {
  if (playing.board.task !== null) return null;
  return take.reduce<TaskMove | null>(
    (best, one) => (best === null || danger(playing, one) > danger(playing, best) ? one : best),
    null,
  );
}
