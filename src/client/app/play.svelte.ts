import { getContext, setContext } from 'svelte';
import {
  type Intent,
  isRunning,
  type Open,
  type OpenGame,
  type OperationView,
  type Refusal,
  type Seat,
  view,
} from '../../rules/index.ts';
import type { Session } from '../session/session.ts';
import { keepGame, noteGame, noteLast } from './games.svelte.ts';

/** A game on the screen: its session, and the reactive state that templates read. */
export interface Play {
  readonly session: Session;
  /** The open half of the state after the last event. */
  readonly open: OpenGame;
  readonly view: OperationView;
  /** Why the last intent was refused. The next intent clears it. */
  readonly refusal: Refusal | null;
  /** How often the machine slept. Each time the clock waits for somebody to come back (FIN-19). */
  readonly sleeps: number;
  /** Asks for something; false if it is refused. */
  ask(intent: Intent, seat?: Seat): boolean;
  /** Takes back the last action, or the last one by any of these seats. */
  takeBack(seats?: readonly Seat[]): void;
  /** Closes the game. Resolves when everything is stored. */
  close(): Promise<void>;
}

/** How often the instant is recorded during a countdown, in ms. A killed browser loses at most this much. */
const noteEveryMs = 1_000;

/** Whether a countdown runs. A pause is recorded only at its start and end, since losing part of it harms nobody. */
const countsDown = (open: Open): boolean => isRunning(open) && open.clock?.paused !== true;

/**
 * Brings a session to the screen and stores its game in the name of a tab. Calls `overtaken` if another tab took the
 * game over.
 */
export function playing(session: Session, tab: string, overtaken: () => void): Play {
  let open = $state.raw(session.now());
  let refusal = $state.raw<Refusal | null>(null);
  let sleeps = $state(0);
  const shown = $derived(view(open).operation);

  const instant = () => {
    const { log, state } = session.game();
    return { id: session.id, events: log.length, at: state.open.at };
  };
  let noteTimer: ReturnType<typeof setTimeout> | undefined;
  const noteRegularly = () => {
    clearTimeout(noteTimer);
    if (!countsDown(open)) return;
    noteTimer = setTimeout(() => {
      noteGame(instant(), tab);
      noteRegularly();
    }, noteEveryMs);
  };
  let kept: Promise<unknown>;
  const keep = () => {
    kept = keepGame(session.id, session.game(), tab).then((what) => what === 'overtaken' && overtaken());
    noteRegularly();
  };
  const stop = session.listen((news) => {
    open = session.now();
    if ('slept' in news) sleeps += 1;
    keep();
  });
  // The last chance to store when a page is hidden or closed.
  const noteBeforeLeaving = () => noteLast(instant(), tab);
  addEventListener('pagehide', noteBeforeLeaving);
  document.addEventListener('visibilitychange', noteBeforeLeaving);
  keep();

  return {
    session,
    get open() {
      return open;
    },
    get view() {
      return shown;
    },
    get refusal() {
      return refusal;
    },
    get sleeps() {
      return sleeps;
    },
    ask(intent, seat = 'central-officer') {
      refusal = session.ask(intent, seat);
      return refusal === null;
    },
    takeBack(seats) {
      session.takeBack(seats);
    },
    async close() {
      noteBeforeLeaving();
      clearTimeout(noteTimer);
      removeEventListener('pagehide', noteBeforeLeaving);
      document.removeEventListener('visibilitychange', noteBeforeLeaving);
      stop();
      session.close();
      await kept;
    },
  };
}

const key = Symbol('play');

/** Provides the game to all child components. */
export const providePlay = (play: Play): Play => setContext(key, play);

/** Returns the game provided by the game component. */
export const usePlay = (): Play => getContext<Play>(key);
