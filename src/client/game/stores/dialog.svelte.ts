import type { TimerScale } from '../../../content/timings.ts';
import type { EntryId } from '../../../i18n/index.ts';
import type { GameStore } from './game-store.svelte.ts';

/** A dialog over the game: the menu, one of its pages, or the rules of the current cue or step. */
export type DialogName =
  | 'menu'
  | 'history'
  | 'cards'
  | 'log'
  | 'correct'
  | 'late'
  | 'settings'
  | 'crew'
  | 'back'
  | { readonly rules: EntryId | null };

/** State of the dialogs over a game. */
export interface DialogState {
  readonly shown: DialogName | null;
  /** Timer scale that applies from the next cue. */
  readonly timers: TimerScale;
  setTimers(timers: TimerScale): void;
  open(name: DialogName): void;
  /** Goes back: from a page of the menu to the menu, otherwise to the game. */
  back(): void;
  close(): void;
}

/**
 * Manages the dialogs over a game. The clock stops while one is open in the timed phase (CLK-9). After a return or a
 * sleep (FIN-19) a dialog waits before the clock runs again. At a table online only the menu stops it, because it stops
 * everybody (ONL-11). While `held`, something else stops the clock: a returning
 * player sees that first, and it stays stopped when a dialog closes. `first` is open from the beginning.
 */
export function useDialog(play: GameStore, held: () => boolean, first: DialogName | null = null): DialogState {
  const { isHosted } = play.session;
  const returning = play.open.clock?.menu === true && play.open.outcome === null && !held() && !isHosted;
  let shown = $state.raw<DialogName | null>(returning ? 'back' : first);
  let fromMenu = $state(false);
  /** Whether closing a dialog lets the clock go on. In a game on this device every menu was opened here. */
  let stopped = !isHosted || first !== null;
  /** Chosen in the menu, sent to the game when the menu closes. */
  let chosen = $state<TimerScale | null>(null);

  // Only a running clock is stopped, so no other dialog is open then.
  $effect(() => {
    if (play.stopped) shown = 'back';
  });

  const close = () => {
    shown = null;
    if (play.open.clock?.menu && play.open.outcome === null && !held() && stopped)
      void play.ask({ type: 'close-menu' });
    stopped = !isHosted;
    if (chosen !== null && chosen !== play.open.timers && play.open.outcome === null) {
      void play.ask({ type: 'set-timers', timers: chosen });
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
      // At a table online anybody can close the menu for everybody, because the person who opened it may have left.
      stopped ||= name === 'menu';
      if (clock && outcome === null && !clock.menu && (!isHosted || name === 'menu')) {
        void play.ask({ type: 'open-menu' });
      }
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
