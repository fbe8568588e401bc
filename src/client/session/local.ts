import { decide, due, pass, settle, type Table } from '../../rules/index.ts';
import type { Game } from '../../wire/index.ts';
import type { HostClock } from './clock.ts';
import type { News, Session } from './session.ts';

/** How long a confirmed cue can be taken back, in ms. */
export const takeBackMs = 5_000;

/** A confirmation that may be taken back: the game before it, and when it was given. */
interface Confirmed {
  readonly before: Game;
  readonly at: number;
  readonly what: 'cue' | 'step';
}

export interface LocalParts {
  readonly id: string;
  readonly game: Game;
  readonly clock: HostClock;
  readonly table: Table;
}

/** A game that runs on this device. Its time goes on from where the game stands. */
export function localSession({ id, game: given, clock, table }: LocalParts): Session {
  let game = given;
  let confirmed: readonly Confirmed[] = [];
  let callOff = () => {};
  const zero = clock.now() - given.state.open.at;
  const listeners = new Set<(news: News) => void>();

  const at = (): number => Math.max(game.state.open.at, Math.floor(clock.now() - zero));

  const tell = (news: News): void => {
    arm();
    for (const listener of listeners) listener(news);
  };

  const advance = (): void => {
    const { events, state } = pass(game.state, at(), table);
    game = { log: [...game.log, ...events], state };
    if (events.length > 0) tell({ events });
    else arm();
  };

  function arm(): void {
    callOff();
    const next = due(game.state.open);
    callOff = next === null ? () => {} : clock.wake(next.at - at(), advance);
  }

  const last = (): Confirmed | undefined => {
    const top = confirmed.at(-1);
    const stepping = top?.what === 'step' && game.state.open.phase === 'resolution';
    return top && (stepping || at() - top.at <= takeBackMs) ? top : undefined;
  };

  /** Alarms may come late; whoever looks finds the game as it is. */
  const catchUp = (): void => {
    const next = due(game.state.open);
    if (next !== null && next.at <= at()) advance();
  };

  arm();
  return {
    id,
    now() {
      catchUp();
      return settle(game.state.open, at());
    },
    ask(intent, seat) {
      const before = game;
      const decision = decide(game.state, intent, seat, at(), table);
      if ('refused' in decision) return decision.refused;
      game = { log: [...game.log, ...decision.events], state: decision.state };
      const confirms = intent.type === 'done' || intent.type === 'report';
      const what = before.state.open.step === null ? 'cue' : 'step';
      const kept = what === 'step' ? confirmed : [];
      if (confirms) confirmed = [...kept, { before, at: game.state.open.at, what }];
      else if (intent.type !== 'open-menu' && intent.type !== 'close-menu') confirmed = [];
      tell({ events: decision.events });
      return null;
    },
    canTakeBack: () => last() !== undefined,
    takeBack() {
      const top = last();
      if (top === undefined) return false;
      confirmed = confirmed.slice(0, -1);
      const { events, state } = pass(top.before.state, at(), table);
      game = { log: [...top.before.log, ...events], state };
      tell({ takenBack: true });
      return true;
    },
    game() {
      catchUp();
      return { log: game.log, state: { ...game.state, open: settle(game.state.open, at()) } };
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      callOff();
      listeners.clear();
    },
  };
}
