import { untrack } from 'svelte';
import type { Role } from '../../../content/roles.ts';
import { takeBackMs } from '../../../host/index.ts';
import type { Clock, PublicState } from '../../../rules/index.ts';
import { msUntilDisplayChange } from '../session/clock-display.ts';
import type { GameStore } from './game-store.svelte.ts';

type Shown = ReturnType<GameStore['session']['undo']>;

/** Time until the current take-back expires, in ms. Infinity if it does not. */
const untilTakeBackEnds = (undo: Shown, { at }: PublicState): number => {
  const left = undo === null || undo === 'revealed' ? 0 : undo.at + takeBackMs + 1 - at;
  return left > 0 ? left : Number.POSITIVE_INFINITY;
};

/**
 * Follows the clock and the take-back of a game. Updates only when the display would change, and only while the page is
 * visible.
 */
export function followMoment(
  play: GameStore,
  seats?: () => readonly Role[],
): {
  readonly clock: Clock | null;
  /** The action that undo would take back, or why there is none. */
  readonly undo: Shown;
} {
  let now = $state.raw(play.session.now());
  let undo = $state.raw(play.session.undo(seats?.()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = () => {
    clearTimeout(timer);
    now = play.session.now();
    undo = play.session.undo(seats?.());
    const isStill = play.session.isStill?.() ?? false;
    const wait = isStill ? Number.POSITIVE_INFINITY : Math.min(msUntilDisplayChange(now), untilTakeBackEnds(undo, now));
    if (document.visibilityState === 'visible' && wait < Number.POSITIVE_INFINITY) timer = setTimeout(refresh, wait);
  };
  // Updates with the event itself: a new cue must never show the time of the last one.
  $effect.pre(() => {
    seats?.();
    if (play.open) untrack(refresh);
  });
  $effect(() => {
    document.addEventListener('visibilitychange', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
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
