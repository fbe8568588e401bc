import type { GameEvent } from '../state/events.ts';
import type { PublicState, State } from '../state/state.ts';
import { boardAfter, boardAtCue, boardAtStep } from './board.ts';
import type { BoardReducer } from './board-reducer.ts';
import { blank, openWith, stateWith } from './evolve.ts';
import { hiddenCardsAfter } from './hidden-cards.ts';

/** Folds events into the board and its cards. */
export const boardReducer: BoardReducer = {
  atCue: boardAtCue,
  atStep: boardAtStep,
  after: boardAfter,
  hiddenAfter: hiddenCardsAfter,
};

/**
 * Applies an event to the open half. Secret events do not change it, so folding `seen(log)` gives the same open half as
 * folding the whole log.
 */
export const evolveOpen = (open: PublicState, event: GameEvent): PublicState => openWith(open, event, boardReducer);

/** Applies an event to both halves of the state. Makes no decisions: the event holds all that is needed. */
export const evolve = (state: State, event: GameEvent): State => stateWith(state, event, boardReducer);

/** The open half before a game's first event. */
export const initialState: PublicState = blank.open;

/** Returns the state a log leads to. */
export const foldEvents = (log: readonly GameEvent[]): State => log.reduce(evolve, blank);
