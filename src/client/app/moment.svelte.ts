import type { Clock, Seat } from '../../rules/index.ts';
import type { Play } from './play.svelte.ts';

/** The clock as it is this very moment, followed frame by frame while somebody looks. */
export function followMoment(
  play: Play,
  seats?: () => readonly Seat[],
): {
  readonly clock: Clock | null;
  readonly at: number;
  /** What would be taken back, or why nothing can be. */
  readonly undo: ReturnType<Play['session']['undo']>;
} {
  let now = $state.raw(play.session.now());
  let undo = $state.raw(play.session.undo(seats?.()));
  $effect(() => {
    let frame = 0;
    const look = () => {
      now = play.session.now();
      undo = play.session.undo(seats?.());
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  });
  return {
    get clock() {
      return now.clock;
    },
    get at() {
      return now.at;
    },
    get undo() {
      return undo;
    },
  };
}
