import { ask, type Game, type Hosted, hosted, isFull, type Outfit, wait } from '../../host/index.ts';
import { due, isRunning, type Open, settle } from '../../rules/index.ts';
import type { HostClock } from './clock.ts';
import type { News } from './session.ts';
import { beatMs, sleepWatch } from './sleep.ts';

/** A game whose time goes on by a clock. */
export interface GameAtHand {
  /** What it had come to at the last look. */
  readonly game: Hosted;
  /** Milliseconds since the game began. */
  at(): number;
  /** Lets everything happen that is due by now. Alarms may come late: whoever looks finds the game as it is. */
  catchUp(): void;
  /** The open half as it is this instant. */
  open(): Open;
  /** Goes on with another game, and tells everybody. */
  put(game: Hosted, news: News): void;
  listen(listener: (news: News) => void): () => void;
  close(): void;
}

/** Lets a game's time go on from where it stands. While its machine sleeps it stands still (FIN-19). */
export function gameAtHand(given: Game, clock: HostClock, outfit: Outfit): GameAtHand {
  let game = hosted(given);
  let callOff = () => {};
  let zero = clock.now() - given.state.open.at;
  const lostAsleep = sleepWatch(clock);
  const listeners = new Set<(news: News) => void>();

  /** In a game whose log is full nothing happens any more, and no time passes (FIN-21). */
  const stands = (): boolean => isFull(game.log);
  const at = (): number =>
    stands() ? game.state.open.at : Math.max(game.state.open.at, Math.floor(clock.now() - zero));

  function arm(): void {
    callOff();
    const { open } = game.state;
    const next = due(open);
    const untilDue = next === null ? Number.POSITIVE_INFINITY : next.at - at();
    callOff = isRunning(open) && !stands() ? clock.wake(Math.min(untilDue, beatMs), beat) : () => {};
  }

  const put: GameAtHand['put'] = (next, news) => {
    game = next;
    arm();
    for (const listener of listeners) listener(news);
  };

  /** The machine slept: the time it lost counts for nobody, and the clock waits for its people. */
  const comeBack = (lostMs: number): void => {
    zero += lostMs;
    const held = ask(game, { type: 'open-menu' }, 'central-officer', at(), outfit);
    if (!('refused' in held)) put(held.game, { events: held.events, slept: true });
  };

  const catchUp = (): void => {
    const lostMs = lostAsleep();
    if (stands()) return;
    if (lostMs !== null && isRunning(game.state.open)) {
      comeBack(lostMs);
      return;
    }
    const next = due(game.state.open);
    if (next === null || next.at > at()) return;
    const step = wait(game, at(), outfit);
    if (!('refused' in step)) put(step.game, { events: step.events });
  };

  function beat(): void {
    catchUp();
    arm();
  }

  const unwatch = clock.watch(catchUp);
  arm();
  return {
    get game() {
      return game;
    },
    at,
    catchUp,
    open: () => settle(game.state.open, at()),
    put,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      unwatch();
      callOff();
      listeners.clear();
    },
  };
}
