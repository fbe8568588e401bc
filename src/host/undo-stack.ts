import type { Role } from '../content/roles.ts';
import type { GameEvent, Intent, PublicState, State } from '../rules/index.ts';
import type { BoardIntent, IntentOf } from '../rules/state/intents.ts';
import type { Game } from './game.ts';
import { revealsHiddenInfo } from './revelations.ts';

/** Time for which a confirmed cue can be taken back, in ms. */
export const takeBackMs = 5_000;

/**
 * Entry of the undo stack: an intent, the game before it and the events it caused. A `revealing` entry cannot be taken
 * back.
 */
export interface UndoEntry {
  readonly before: State;
  /** Number of rows before it. Logs only grow, so that the log itself need not be kept. */
  readonly rows: number;
  readonly events: readonly GameEvent[];
  readonly intent: Intent;
  readonly at: number;
  readonly seat: Role;
  readonly what: 'cue' | 'step' | 'move' | 'revealing';
}

/**
 * Whether the events revealed something that players could exploit by taking back. Always false in companion mode:
 * there a cue taken back and confirmed again leads to the same next cue.
 */
const revealed = (events: readonly GameEvent[], before: Game): boolean =>
  before.state.open.board !== null && events.some((event) => revealsHiddenInfo(event, before));

const isSameStage = (a: PublicState, b: PublicState): boolean =>
  a.round === b.round && a.cueNumber === b.cueNumber && a.step === b.step;

/** An intent that was carried out, and the game before it. */
type Carried = Pick<UndoEntry, 'events' | 'intent' | 'at' | 'seat'> & { readonly game: Game };

/** Returns the undo stack after an intent. A revealing intent replaces it, and the menu does not change it. */
export function pushUndo(all: readonly UndoEntry[], { game, ...carried }: Carried): readonly UndoEntry[] {
  const { intent, events } = carried;
  const done = { events, intent, at: carried.at, seat: carried.seat, before: game.state, rows: game.log.length };
  if (intent.type === 'open-menu' || intent.type === 'close-menu') return all;
  if (revealed(events, game)) return [{ ...done, what: 'revealing' }];
  const { board, step } = game.state.open;
  switch (intent.type) {
    // They end taking back without being entries themselves.
    case 'pause':
    case 'resume':
    case 'scan':
    case 'set-timers':
      return [];
    case 'done':
    case 'report':
      return step === null ? [{ ...done, what: 'cue' }] : [...all, { ...done, what: 'step' }];
    default:
      intent satisfies BoardIntent | IntentOf<'begin' | 'correct' | 'report-late'>;
      return board === null ? [] : [...all, { ...done, what: 'move' }];
  }
}

/** Returns the undo stack after time has passed with these events. `before` is the game before them. */
export const pushTimeUndo = (
  all: readonly UndoEntry[],
  events: readonly GameEvent[],
  before: Game,
): readonly UndoEntry[] => (revealed(events, before) ? [] : all);

/**
 * Whether the entry can still be taken back: a move while its cue or step is open, a step until the next round begins,
 * a cue for `takeBackMs`.
 */
function isUndoable({ what, at, before }: UndoEntry, open: PublicState, now: number): boolean {
  if (what === 'revealing') return false;
  if (what === 'move') return isSameStage(before.open, open) && open.outcome === null;
  return (what === 'step' && open.phase !== 'timed') || now - at <= takeBackMs;
}

/**
 * Returns the entry that would be taken back now: the last one of these seats, or of any seat if undefined. Returns
 * `revealed` if their last action revealed something in the open cue or step, and null if there is nothing to take
 * back.
 */
export function undoOf(
  all: readonly UndoEntry[],
  open: PublicState,
  now: number,
  seats: readonly Role[] | undefined,
): UndoEntry | 'revealed' | null {
  const isOwn = ({ seat }: UndoEntry): boolean => seats?.includes(seat) ?? true;
  for (const one of all.toReversed()) {
    if (isUndoable(one, open, now)) {
      if (isOwn(one)) return one;
    } else {
      const isBlocked = one.what === 'revealing' && isOwn(one) && isSameStage(one.before.open, open);
      return isBlocked ? 'revealed' : null;
    }
  }
  return null;
}
