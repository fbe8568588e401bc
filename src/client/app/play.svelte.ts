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

/** A game on the screen: its session, and what the templates follow. */
export interface Play {
  readonly session: Session;
  /** The open half at the last thing that happened. */
  readonly open: OpenGame;
  readonly view: OperationView;
  /** Why the last thing asked was refused; cleared by the next. */
  readonly refusal: Refusal | null;
  /** How often the machine slept, so that the clock waits for somebody to come back (FIN-19). */
  readonly sleeps: number;
  ask(intent: Intent, seat?: Seat): boolean;
  /** Takes back the last thing done, or the last that one of these seats did. */
  takeBack(seats?: readonly Seat[]): void;
  /** Closes it; done when all of it is kept. */
  close(): Promise<void>;
}

/** How often the instant is noted while a countdown runs, in ms: as much of it is lost where a browser is killed. */
const noteEveryMs = 1_000;

/** Does a countdown run? A pause is noted when it begins and ends: what a killed browser gives back of it harms nobody. */
const countsDown = (open: Open): boolean => isRunning(open) && open.clock?.paused !== true;

/** Brings a session to the screen and keeps its game, in the name of a tab; tells when another one has taken it over. */
export function playing(session: Session, tab: string, overtaken: () => void): Play {
  let open = $state.raw(session.now());
  let refusal = $state.raw<Refusal | null>(null);
  let sleeps = $state(0);
  const shown = $derived(view(open).operation);

  const instant = () => {
    const { log, state } = session.game();
    return { id: session.id, events: log.length, at: state.open.at };
  };
  let noting: ReturnType<typeof setTimeout> | undefined;
  const noteOn = () => {
    clearTimeout(noting);
    if (!countsDown(open)) return;
    noting = setTimeout(() => {
      noteGame(instant(), tab);
      noteOn();
    }, noteEveryMs);
  };
  let kept: Promise<unknown>;
  const keep = () => {
    kept = keepGame(session.id, session.game(), tab).then((what) => what === 'overtaken' && overtaken());
    noteOn();
  };
  const stop = session.listen((news) => {
    open = session.now();
    if ('slept' in news) sleeps += 1;
    keep();
  });
  // The last chance of a page that is put away or closed.
  const noteAway = () => noteLast(instant(), tab);
  addEventListener('pagehide', noteAway);
  document.addEventListener('visibilitychange', noteAway);
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
      noteAway();
      clearTimeout(noting);
      removeEventListener('pagehide', noteAway);
      document.removeEventListener('visibilitychange', noteAway);
      stop();
      session.close();
      await kept;
    },
  };
}

const key = Symbol('play');

/** Hands the game to all components below. */
export const providePlay = (play: Play): Play => setContext(key, play);

/** The game that is on the screen. */
export const usePlay = (): Play => getContext<Play>(key);
