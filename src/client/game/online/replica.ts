// A client's copy of a table, made from frames alone (ONL-3).

import { isReason, type Move } from '../../../bots/index.ts';
import {
  evolveOpen,
  type GameEvent,
  type PublicState,
  type RoundSoFar,
  roundAfter,
  settle,
} from '../../../rules/index.ts';
import type { OnlineUndo, ServerFrameOf } from '../../../wire/index.ts';

/** A table as a client knows it. */
export interface Replica {
  /** Number of the game's last row. */
  readonly n: number;
  /** History that the rows belong to (ONL-15). Missing at an older server. */
  readonly incarnation?: string;
  readonly open: PublicState;
  /** Number of the table's game, from 1. */
  readonly game: number;
  /** Null if the game has no board, or its first round has not begun. */
  readonly round: RoundSoFar | null;
  /** Own seat; null for those who watch. */
  readonly you: string | null;
  readonly undo: OnlineUndo | 'revealed' | null;
  /** The open half before the own last action, to describe what undo would take back. */
  readonly beforeUndo: PublicState;
  /** Hash of the pack; null for that of the box. */
  readonly pack: string | null;
}

/**
 * Effect of a frame. `events`: events were added. `anew`: the mirror was replaced, because a seat has taken an action
 * back or rows were missed. `nothing`: no change. `gap`: rows are missing.
 */
export type ReplicaChange =
  | { readonly kind: 'events'; readonly events: readonly GameEvent[]; readonly bot: Move | null }
  | { readonly kind: 'anew'; readonly undone: string | undefined }
  | { readonly kind: 'nothing' | 'gap' };

/** The mirror after a frame, and the frame's effect. */
export interface ReplicaResult {
  readonly mirror: Replica;
  readonly news: ReplicaChange;
}

/**
 * Returns the mirror after a frame with the whole table. In another history the same number means another row (ONL-15).
 */
export function afterSync(before: Replica | null, frame: ServerFrameOf<'sync'>): ReplicaResult {
  const { n, open, game = 1, round = null, you, undo, undone, pack, incarnation } = frame;
  const history = incarnation === undefined ? {} : { incarnation };
  const mirror = { n, ...history, open, game, round, you, undo, beforeUndo: open, pack };
  const isKnown = before?.n === n && before.incarnation === incarnation;
  return { mirror, news: isKnown ? { kind: 'nothing' } : { kind: 'anew', undone } };
}

/** Whether both are the same action. */
const isSame = (a: Replica['undo'], b: Replica['undo']): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns the move of a bot. Null for people, and for a reason that only a newer app knows. */
export const botMove = ({ move, why }: Pick<ServerFrameOf<'events'>, 'move' | 'why'>): Move | null =>
  move && why && isReason(why) ? { ...move, ...why } : null;

/** Returns the mirror after a row. Known rows change nothing. A row after a gap is not applied. */
export function afterEvents(before: Replica, frame: ServerFrameOf<'events'>): ReplicaResult {
  const { n, at, events, undo } = frame;
  if (n <= before.n) return { mirror: before, news: { kind: 'nothing' } };
  if (n > before.n + 1) return { mirror: before, news: { kind: 'gap' } };
  const open = settle(events.reduce(evolveOpen, before.open), at);
  const round = roundAfter(before.round, before.open, events);
  const beforeUndo = isSame(undo, before.undo) ? before.beforeUndo : before.open;
  const news = { kind: 'events', events, bot: botMove(frame) } as const;
  return { mirror: { ...before, n, open, round, undo, beforeUndo }, news };
}
