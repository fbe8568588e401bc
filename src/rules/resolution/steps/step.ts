import type { Taken, Todo, WhichTask } from '../../state/board.ts';
import type { Entries, Playing } from '../../state/state.ts';
import type { Transaction } from '../../transaction/transaction.ts';

/**
 * Rule of a step on the board. Missing fields are no-ops. A step with nothing to wait for passes by itself (FIN-9).
 */
export interface StepRule {
  /** Acts when the step opens, without any decision. */
  readonly opens?: (transaction: Transaction, playing: Playing) => void;
  /** Effects carried out after `opens`. They may ask questions. */
  readonly todo?: (playing: Playing) => readonly Todo[];
  /** Whether the step leaves something to decide. */
  readonly waits?: (playing: Playing) => boolean;
  /** Next task, where the players do not choose the order (FIN-10). */
  readonly next?: (playing: Playing) => WhichTask | null;
  /** Tasks that its role can take now (FIN-10). */
  readonly takes?: (playing: Playing) => readonly Taken[];
  /** Whether an open task can be left for another between rolls. Otherwise it must be finished first (RES-7). */
  readonly switches?: true;
  /** Reads the step's report off the board (RES-8, RES-10, RES-11, RES-14). */
  readonly reports?: (playing: Playing) => Entries;
  /** Acts when the step ends, without any decision and before `closes`. */
  readonly ends?: (transaction: Transaction, playing: Playing) => void;
  /** Effects carried out when the step ends. They may ask questions. */
  readonly closes?: (playing: Playing) => readonly Todo[];
}
