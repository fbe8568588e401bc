import { hasBoard, type OpenGame } from '../state/state.ts';
import { type BoardView, boardView } from './board.ts';
import { type OperationView, operationView } from './operation.ts';

/** What seats and spectators see; `at` is in ms since the game began. `board` is null in companion mode. */
export interface View {
  readonly at: number;
  readonly operation: OperationView;
  readonly board: BoardView | null;
}

/** Returns what seats and spectators see: the open half, in the shape of the contract (INF-2). */
export const view = (open: OpenGame): View => ({
  at: open.at,
  operation: operationView(open),
  board: hasBoard(open) ? boardView(open) : null,
});
