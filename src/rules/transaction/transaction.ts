import type { Pack } from '../../content/cards/pack.ts';
import type { Role } from '../../content/roles.ts';
import type { StepKind } from '../../content/steps.ts';
import type { BoardReducer } from '../evolve/board-reducer.ts';
import { stateWith } from '../evolve/evolve.ts';
import { assertDefined } from '../state/assert-defined.ts';
import type { Dice } from '../state/dice.ts';
import type { GameEvent } from '../state/events.ts';
import type { Cue, Director } from '../state/schedule.ts';
import { hasBoard, type OpenGame, type Playing, type State, withPack } from '../state/state.ts';

/** Everything a game needs besides its players: director, cards and dice. */
export interface GameServices {
  readonly director: Director;
  /** Cards the game is played with. */
  readonly pack: Pack;
  /** Creates the dice for a game's seed. */
  readonly dice: (seed: string) => Dice;
}

/** Events and the state they lead to. */
export interface Decided {
  readonly events: readonly GameEvent[];
  readonly state: State;
}

/** Callbacks of the operation into the rules of the board. Companion games have none. */
export interface BoardServices extends BoardReducer {
  /** Runs what a cue does by itself when it opens. */
  readonly cueOpened: (transaction: Transaction, cue: Cue) => void;
  /** Runs what a cue does when it closes, for choices nobody made. */
  readonly cueCloses: (transaction: Transaction, cue: Cue) => void;
  /** Answers open questions when the last cue has closed. */
  readonly cuesEnd: (transaction: Transaction) => void;
  /** Runs what a step does by itself when it opens. */
  readonly stepOpened: (transaction: Transaction, step: StepKind) => void;
  /** Ends the open step with its effects on the board. */
  readonly endStep: (transaction: Transaction) => void;
}

/**
 * The progress of one intent while it is carried out: its events so far and the state they have led to. Only `emit`
 * extends it, so each event is decided on the state that the earlier ones left.
 */
export interface Transaction extends Decided {
  readonly services: GameServices;
  /** Null in a game by the rules of the operation alone. */
  readonly flow: BoardServices | null;
  /** Time of the next event, in whole milliseconds since the game began. */
  at: number;
  /** Role whose intent is being carried out; null for what happens by itself, such as a cue running out. */
  seat: Role | null;
  readonly events: GameEvent[];
  state: State;
}

/** Returns a transaction without events that begins at the state's time. */
export const beginTransaction = (state: State, services: GameServices, flow: BoardServices | null): Transaction => ({
  services,
  flow,
  at: state.open.at,
  seat: null,
  events: [],
  state,
});

/** Adds an event to the transaction, marked with the acting seat, and applies it to the state. */
export function emit(transaction: Transaction, fact: GameEvent): void {
  const { seat } = transaction;
  // The event is new and belongs to the transaction. A copy of each one costs a twentieth of deciding a game.
  if (seat !== null) (fact as { seat?: Role }).seat = seat;
  transaction.events.push(fact);
  transaction.state = stateWith(transaction.state, fact, transaction.flow);
}

/** A step whose events are known only when it runs, because they depend on hidden state, e.g. drawing cards. */
export type LazyStep = (transaction: Transaction) => void;

/** Adds events and runs deferred steps, in order. */
export function emitAll(transaction: Transaction, steps: readonly (GameEvent | LazyStep)[]): void {
  for (const step of steps) {
    if (typeof step === 'function') step(transaction);
    else emit(transaction, step);
  }
}

/** Returns the open half as it is now, with the pack. */
export const gameOn = ({ state, services }: Transaction): OpenGame => withPack(state.open, services.pack);

/** Returns the open half of a virtual table, with the pack. Throws if there is no board, which would be a bug. */
export function playingOn(transaction: Transaction): Playing {
  const game = gameOn(transaction);
  if (!hasBoard(game)) throw new Error('there is no board');
  return game;
}

/** Returns what happens on the board; null without a board. Throws if a board has no rules, which would be a bug. */
export const boardFlow = ({ state, flow }: Transaction): BoardServices | null =>
  state.open.board === null ? null : assertDefined(flow, 'the rules of the board');

/** Returns the open cue. Throws if there is none, which would be a bug. */
export const cueOn = ({ state }: Transaction): Cue => assertDefined(state.open.cue, 'an open cue');

/** Returns the open step. Throws if there is none, which would be a bug. */
export const stepOn = ({ state }: Transaction): StepKind => assertDefined(state.open.step, 'an open step');
