import { scoreOf } from '../after/score.ts';
import { statsOf } from '../after/stats.ts';
import { hasBoard, type OpenGame, type Outcome } from '../state/state.ts';
import { type BoardView, boardView } from './board.ts';
import { type OperationView, operationView } from './operation.ts';

/** The app's half of the game, with the points of a finished game on a board (END-2). */
export interface ScoredView extends OperationView {
  readonly outcome: (Outcome & { readonly score: number | null }) | null;
}

/** View of the game for seats and spectators; `at` is in ms since the game began. `board` is null in companion mode. */
export interface View {
  readonly at: number;
  readonly operation: ScoredView;
  readonly board: BoardView | null;
}

function scoredView(open: OpenGame): ScoredView {
  const { outcome } = open;
  const score = outcome && hasBoard(open) ? scoreOf(statsOf(open.board, outcome.won)) : null;
  return { ...operationView(open), outcome: outcome && { ...outcome, score } };
}

/** Returns what seats and spectators see: the open half, in the shape of the contract (INF-2). */
export const playerView = (open: OpenGame): View => ({
  at: open.at,
  operation: scoredView(open),
  board: hasBoard(open) ? boardView(open) : null,
});
