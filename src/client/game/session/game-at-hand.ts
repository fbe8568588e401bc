import { ask, type Game, type Hosted, hosted, isFull, type Outfit, wait } from '../../../host/index.ts';
import { due, isRunning, type Open, settle } from '../../../rules/index.ts';
import type { HostClock } from './clock.ts';
import { seenTime } from './seen-time.ts';
import type { News, Stop } from './session.ts';
import { beatMs, sleepWatch } from './sleep.ts';

/** A game whose time is driven by a clock. */
export interface GameAtHand {
  /** The game as of the last event. */
  readonly game: Hosted;
  /** Current game time, in ms since the game began. */
  at(): number;
  /** Fires everything that is due by now. Call it before reading: alarms may come late. */
  catchUp(): void;
  /** Returns the open half at this instant. */
  open(): Open;
  /** Replaces the game and notifies the listeners. */
  put(game: Hosted, news: News): void;
  /** Replaces the game by an earlier state of it, and turns time back to that. */
  restart(game: Game): void;
  /** Adds a listener. Returns a function that removes it. */
  listen(listener: (news: News) => void): () => void;
  /** Stops the clock and removes all listeners. */
  close(): void;
}

/**
 * Runs a game's time on a clock, from the instant it has reached. While the machine sleeps or nobody can see the game, it
 * stands still, and its clock then waits for the players (FIN-19).
 */
export function gameAtHand(initial: Game, clock: HostClock, outfit: Outfit): GameAtHand {
  let game = hosted(initial);
  let cancelWake = () => {};
  const time = seenTime(clock);
  let startedAt = time.now() - initial.state.open.at;
  const sleptMs = sleepWatch(clock);
  const listeners = new Set<(news: News) => void>();

  /** Whether the log is full. Then nothing happens any more and no time passes (FIN-21). */
  const isLogFull = (): boolean => isFull(game.log);
  const at = (): number =>
    isLogFull() ? game.state.open.at : Math.max(game.state.open.at, Math.floor(time.now() - startedAt));

  function arm(): void {
    cancelWake();
    const { open } = game.state;
    const next = due(open);
    const untilDue = next === null ? Number.POSITIVE_INFINITY : next.at - at();
    cancelWake = isRunning(open) && !isLogFull() ? clock.wake(Math.min(untilDue, beatMs), beat) : () => {};
  }

  const put: GameAtHand['put'] = (next, news) => {
    game = next;
    arm();
    for (const listener of listeners) listener(news);
    stopIfHidden();
  };

  /** Opens the menu, so that the clock waits for the players. */
  function stop(why: Stop): void {
    const stopped = ask(game, { type: 'open-menu' }, 'central-officer', at(), outfit);
    if (!('refused' in stopped)) put(stopped.game, { events: stopped.events, stopped: why });
  }

  function stopIfHidden(): void {
    if (!clock.isSeen() && isRunning(game.state.open) && !isLogFull()) stop('hidden');
  }

  const catchUp = (): void => {
    const lostMs = sleptMs();
    if (isLogFull()) return;
    if (lostMs !== null && isRunning(game.state.open)) {
      time.lose(lostMs);
      stop('asleep');
      return;
    }
    const next = due(game.state.open);
    const step = next === null || next.at > at() ? null : wait(game, at(), outfit);
    if (step !== null && !('refused' in step)) put(step.game, { events: step.events });
    else stopIfHidden();
  };

  function beat(): void {
    catchUp();
    arm();
  }

  const unwatch = clock.watch(() => time.look(catchUp));
  arm();
  return {
    get game() {
      return game;
    },
    at,
    catchUp,
    open: () => settle(game.state.open, at()),
    put,
    restart(earlier) {
      startedAt = time.now() - earlier.state.open.at;
      put(hosted(earlier), { takenBack: true });
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      unwatch();
      cancelWake();
      listeners.clear();
    },
  };
}
