import { untrack } from 'svelte';
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
  const look = () => {
    now = play.session.now();
    undo = play.session.undo(seats?.());
  };
  // What has just happened shows at once and as a whole: a new cue never has the seconds of the last one.
  $effect.pre(() => {
    if (play.open) untrack(look);
  });
  $effect(() => {
    let frame = requestAnimationFrame(function next() {
      look();
      frame = requestAnimationFrame(next);
    });
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
