import type { UnitGroup } from '../../content/units.ts';
import type { Place } from '../state/board.ts';
import type { Cue } from '../state/schedule.ts';
import type { Playing } from '../state/state.ts';
import type { Transaction } from '../transaction/transaction.ts';

/** Automatic action of a cue on the board. `playing` is the game when the action starts. */
export type CueAction = (transaction: Transaction, playing: Playing, cue: Cue) => void;

/** Rule of a cue on the board. Missing fields are no-ops. */
export interface CueRule {
  /** Acts when the cue opens. */
  readonly opens?: CueAction;
  /** Acts when the cue closes, for choices that nobody made. */
  readonly closes?: CueAction;
  /** Units that its role may assign, and the places where they may go. */
  readonly assigns?: { readonly group: UnitGroup; readonly places: (cue: Cue) => readonly Place[] };
}
