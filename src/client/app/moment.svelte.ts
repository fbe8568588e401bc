import { untrack } from 'svelte';
import { takeBackMs } from '../../host/index.ts';
import type { Clock, Open, Seat } from '../../rules/index.ts';
import { untilNextSight } from '../session/sights.ts';
import type { Play } from './play.svelte.ts';

type Undo = ReturnType<Play['session']['undo']>;

/** How long until what can be taken back now no longer can, in ms. */
const untilTooLate = (undo: Undo, { at }: Open): number => {
  const left = undo === null || undo === 'revealed' ? 0 : undo.at + takeBackMs + 1 - at;
  return left > 0 ? left : Number.POSITIVE_INFINITY;
};

/** The clock as it is to be shown, looked at anew only when it has come to look different, and while somebody sees it. */
export function followMoment(
  play: Play,
  seats?: () => readonly Seat[],
): {
  readonly clock: Clock | null;
  /** What would be taken back, or why nothing can be. */
  readonly undo: Undo;
} {
  let now = $state.raw(play.session.now());
  let undo = $state.raw(play.session.undo(seats?.()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    now = play.session.now();
    undo = play.session.undo(seats?.());
    const wait = Math.min(untilNextSight(now), untilTooLate(undo, now));
    if (document.visibilityState === 'visible' && wait < Number.POSITIVE_INFINITY) timer = setTimeout(look, wait);
  };
  // What has just happened shows at once and as a whole: a new cue never has the seconds of the last one.
  $effect.pre(() => {
    seats?.();
    if (play.open) untrack(look);
  });
  $effect(() => {
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearTimeout(timer);
    };
  });
  return {
    get clock() {
      return now.clock;
    },
    get undo() {
      return undo;
    },
  };
}
