import { getContext, setContext, untrack } from 'svelte';
import type { Role } from '../../../content/roles.ts';
import { roles } from '../../../content/roles.ts';
import { factsOf } from '../../../content/steps.ts';
import type { Game } from '../../../host/index.ts';
import { type Intent, type OpenGame, type OperationView, operationView } from '../../../rules/index.ts';
import type { Session, SessionRefusal, Stop } from '../session/session.ts';

/** A game on the screen: its session, and the reactive state that templates read. */
export interface GameStore {
  readonly session: Session;
  /** The open half of the state after the last event. */
  readonly open: OpenGame;
  readonly view: OperationView;
  /** Default seat for intents. */
  readonly seat: Role;
  /** Whether the session has not yet answered something that was asked. */
  readonly isAsking: boolean;
  /** Why the last intent was refused. The next intent clears it. */
  readonly refusal: SessionRefusal | null;
  /** The last time that the clock was stopped because nobody was there. It waits for somebody to come back (FIN-19). */
  readonly stopped: { readonly why: Stop } | null;
  /** Asks for something. Resolves to false if it is refused. */
  ask(intent: Intent, seat?: Role): Promise<boolean>;
  /** Takes back the last action, or the last one by any of these seats. Resolves to false if there is none. */
  takeBack(seats?: readonly Role[]): Promise<boolean>;
  /** Returns the game with its log and hidden half. Null on a screen that has only the open half. */
  whole(): Game | null;
  /** Goes back to an earlier state, regardless of revelations since. Null unless the game runs on this device. */
  readonly restart: ((game: Game) => void) | null;
}

/**
 * Returns the default seat for intents. On this device it is that of the Central Officer, who may ask everything. At a
 * table online people act for their own roles: for that of the open cue or step, if it is theirs. With the box they
 * also act for a role that is missing (ONL-10a).
 */
function usualSeat({ board, cue, step }: OpenGame, { isHosted, crew }: Session): Role {
  const all = crew.now();
  const own = isHosted ? roles.filter((role) => all[role].player === 'person') : [];
  const others = board === null && own.length > 0 ? roles.filter((role) => all[role].isMissing) : [];
  const turn = cue?.role ?? (step === null ? null : factsOf(step).role);
  for (const wanted of [turn, 'central-officer'] as const) {
    const found = own.find((role) => role === wanted) ?? others.find((role) => role === wanted);
    if (found !== undefined) return found;
  }
  return own[0] ?? 'central-officer';
}

/** Whether an intent is always asked for the seat of the Central Officer, even in the cue of another role (CLK-10, DIR-9). */
const isForOfficer = ({ type }: Intent): boolean =>
  type === 'begin' || type === 'pause' || type === 'resume' || type === 'scan';

/**
 * Brings a session to the screen. If this device has the game, `whole` returns it with its hidden half, and `restart`
 * goes back to an earlier state.
 */
export function createGameStore(
  session: Session,
  whole: () => Game | null,
  restart: GameStore['restart'] = null,
): GameStore {
  let open = $state.raw(session.now());
  let refusal = $state.raw<SessionRefusal | null>(null);
  let stopped = $state.raw<GameStore['stopped']>(null);
  let asked = $state(0);
  const shown = $derived(operationView(open));
  session.listen((news) => {
    open = session.now();
    if ('stopped' in news && news.stopped) stopped = { why: news.stopped };
  });
  return {
    session,
    get open() {
      return open;
    },
    get view() {
      return shown;
    },
    get isAsking() {
      return asked > 0;
    },
    get refusal() {
      return refusal;
    },
    get stopped() {
      return stopped;
    },
    get seat() {
      return usualSeat(open, session);
    },
    async ask(intent, seat = isForOfficer(intent) ? 'central-officer' : usualSeat(open, session)) {
      // This is often called in effects, which must not depend on the count.
      asked = untrack(() => asked) + 1;
      try {
        refusal = await session.ask(intent, seat);
      } finally {
        asked -= 1;
      }
      return refusal === null;
    },
    takeBack: (seats) => session.takeBack(seats),
    whole,
    restart,
  };
}

const key = Symbol('play');

/** Provides the game to all child components. */
export const provideGameStore = (play: GameStore): GameStore => setContext(key, play);

/** Returns the game provided by the game component. */
export const useGameStore = (): GameStore => getContext<GameStore>(key);
