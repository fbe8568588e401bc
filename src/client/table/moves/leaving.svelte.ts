import type { CardWait } from '../../../bots/index.ts';
import type { Role } from '../../../content/roles.ts';
import type { Playing } from '../../../rules/index.ts';
import { type Around, leavingOf } from '../leaving/asks.ts';
import type { Leaving, Price } from '../leaving/price.ts';
import type { Move, Moves } from './moves.ts';
import { nextTask, type TaskMove } from './next-task.ts';
import { nextStand, type Stand } from './stand.ts';

/** Leaving the open task or step, which asks once if something is left to do or to lose. */
export interface LeavingAtHand {
  /** Price of leaving on this board. */
  readonly price: Price;
  /** Whether the press has been made once and now asks. */
  readonly asking: boolean;
  /** Calls `then`, or asks first. */
  press(then: () => void): void;
  /** Takes the question back. */
  stay(): void;
}

/** Tracks a way to leave. The question is over once anything has changed. */
function followLeaving(type: Leaving, around: () => Around): LeavingAtHand {
  const now = $derived(around());
  const { price, asks } = $derived(leavingOf(type, now));
  /** The table of the last press that asked. */
  let askedAt = $state.raw<Playing | null>(null);
  const asking = $derived(asks && askedAt?.board === now.playing.board && askedAt.step === now.playing.step);
  return {
    get price() {
      return price;
    },
    get asking() {
      return asking;
    },
    press(then) {
      if (asks && !asking) askedAt = now.playing;
      else then();
    },
    stay() {
      askedAt = null;
    },
  };
}

/** The tasks of the open step, and how people leave them. */
export interface TasksAtHand {
  /** The next sensible task. Null if none is left, or one is open. */
  readonly next: TaskMove | null;
  /** The next soldier for an icon of the open task. Null if there is none. */
  readonly stand: Stand | null;
  /** Leaving the open step or cue by `done`, and the open task by `stop`. */
  readonly leaving: Readonly<Record<Leaving, LeavingAtHand>>;
}

/** Inputs: the table, its moves, the move that leads on, and the cards for which the step waits. */
interface AtHand {
  readonly playing: Playing;
  readonly moves: Moves;
  readonly forward: Move | null;
  readonly wait: CardWait | null;
}

/**
 * Returns the seat whose press ends the step. `ready` ends it for the role of the window, or applies a roll (null).
 */
function seatOf({ board }: Playing, move: Move | null, wait: CardWait | null): Role | null {
  if (move?.intent.type !== 'ready') return move?.as ?? null;
  return board.task?.roll ? null : (wait?.role ?? null);
}

/** Tracks the tasks of the open step. */
export function followTasks(now: () => AtHand): TasksAtHand {
  const { playing, moves, forward, wait } = $derived(now());
  const next = $derived(nextTask(playing, moves));
  const stand = $derived(nextStand(playing, moves));
  const around = (move: Move | null): Around => ({
    playing,
    seat: seatOf(playing, move, wait),
    tasksLeft: next !== null,
    canPlace: moves.place.size > 0,
    cardsMatter: wait !== null && wait.cards.length > 0,
  });
  return {
    get next() {
      return next;
    },
    get stand() {
      return stand;
    },
    leaving: {
      done: followLeaving('done', () => around(forward)),
      stop: followLeaving('stop', () => around(moves.stop)),
    },
  };
}
