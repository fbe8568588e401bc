import type { Clock, Seat } from '../../rules/index.ts';
import type { Play } from './play.svelte.ts';

/** The clock as it is this very moment, followed frame by frame while somebody looks. */
export function followMoment(
  play: Play,
  seats?: () => readonly Seat[],
): {
  readonly clock: Clock | null;
  readonly at: number;
  readonly backable: boolean;
} {
  let now = $state.raw(play.session.now());
  let backable = $state(play.session.canTakeBack(seats?.()));
  $effect(() => {
    let frame = 0;
    const look = () => {
      now = play.session.now();
      backable = play.session.canTakeBack(seats?.());
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
    get backable() {
      return backable;
    },
  };
}
