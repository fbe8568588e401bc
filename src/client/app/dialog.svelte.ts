import type { TimerScale } from '../../content/timings.ts';
import type { EntryId } from '../../i18n/index.ts';
import type { Play } from './play.svelte.ts';

/** What lies over the game: the menu, a page of it, or the rules of what is at hand. */
export type DialogName =
  | 'menu'
  | 'history'
  | 'cards'
  | 'correct'
  | 'settings'
  | 'crew'
  | 'back'
  | { readonly rules: EntryId | null };

export interface DialogState {
  readonly shown: DialogName | null;
  /** The timers of the table, as they will hold from the next cue on. */
  readonly timers: TimerScale;
  setTimers(timers: TimerScale): void;
  open(name: DialogName): void;
  /** One step back: from a page of the menu to the menu, else to the game. */
  back(): void;
  close(): void;
}

/**
 * Dialogs over a game. While one is open in the timed phase the clock stands still, for free (CLK-9). Who comes back, or
 * wakes the machine (FIN-19), is welcomed before it runs, unless something else is `read` first.
 */
export function useDialog(play: Play, read = false): DialogState {
  const returning = play.open.clock?.menu === true && play.open.outcome === null && !read;
  let shown = $state.raw<DialogName | null>(returning ? 'back' : null);
  let fromMenu = $state(false);
  /** Chosen on a page of the menu, and asked for once the game listens again. */
  let chosen = $state<TimerScale | null>(null);

  // Nothing else is shown while a clock runs that sleep can stop.
  $effect(() => {
    if (play.sleeps > 0) shown = 'back';
  });

  const close = () => {
    shown = null;
    if (play.open.clock?.menu && play.open.outcome === null) play.ask({ type: 'close-menu' });
    if (chosen !== null && chosen !== play.open.timers && play.open.outcome === null) {
      play.ask({ type: 'set-timers', timers: chosen });
    }
    chosen = null;
  };
  return {
    get shown() {
      return shown;
    },
    get timers() {
      return chosen ?? play.open.timers;
    },
    setTimers(timers) {
      chosen = timers;
    },
    open(name) {
      fromMenu = shown === 'menu';
      const { clock, outcome } = play.open;
      if (clock && outcome === null && !clock.menu) play.ask({ type: 'open-menu' });
      shown = name;
    },
    back() {
      if (fromMenu && shown !== 'menu') {
        shown = 'menu';
        fromMenu = false;
      } else close();
    },
    close,
  };
}
