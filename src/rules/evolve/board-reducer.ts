import type { Board } from '../state/board.ts';
import type { BoardFact, EventOf, SeenEvent } from '../state/events.ts';
import type { Cue } from '../state/schedule.ts';
import type { SecretState, State } from '../state/state.ts';

/** Events that change an existing board's open half. */
export type BoardEvent = EventOf<Exclude<BoardFact['type'], 'board-set-up' | 'time-added' | 'secret/decks-stacked'>>;

/** Events that may change the hidden cards. */
export type HiddenCardEvent = SeenEvent | EventOf<'secret/decks-stacked'>;

/** Functions that fold events into the board and its cards. Companion games have none. */
export interface BoardReducer {
  /** Prepares the board for a cue with this number. */
  readonly atCue: (board: Board, cue: Cue, number: number) => Board;
  /** Prepares the board for a step. */
  readonly atStep: (board: Board) => Board;
  /** Applies an event to the board. */
  readonly after: (board: Board, event: BoardEvent) => Board;
  /** Applies an event to the decks, the face-down enemies and the roll counter. */
  readonly hiddenAfter: (state: State, event: HiddenCardEvent) => SecretState;
}
