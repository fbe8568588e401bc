import type { Move } from '../../../bots/index.ts';
import type { Playing, PublicState } from '../../../rules/index.ts';
import { momentOf } from '../session/open-moment.ts';

/** A move of a bot, and the table it saw. */
export interface BotMove extends Move {
  readonly seen: Playing;
}

/** The moves that bots have made, and how long people have waited for them. */
export interface MovesMade {
  /** Those in the open cue or step, or in the last one in which there were any. */
  readonly all: readonly BotMove[];
  add(move: BotMove): void;
  /** Returns the last move in the open cue or step, or null. */
  inMoment(open: PublicState): BotMove | null;
  /** Returns how long people have waited in the round, in ms. */
  waitedMs(open: PublicState): number;
  wait(open: PublicState, ms: number): void;
}

/** Keeps the moves of the bots at a table. */
export function movesMade(): MovesMade {
  let all = $state.raw<readonly BotMove[]>([]);
  let waited = { round: 0, ms: 0 };
  const isIn = (open: PublicState): boolean => all[0] !== undefined && momentOf(all[0].seen) === momentOf(open);
  const waitedMs = ({ round }: PublicState): number => (waited.round === round ? waited.ms : 0);
  return {
    get all() {
      return all;
    },
    add(move) {
      all = [...(isIn(move.seen) ? all : []), move];
    },
    inMoment: (open) => (isIn(open) ? (all.at(-1) ?? null) : null),
    waitedMs,
    wait(open, ms) {
      waited = { round: open.round, ms: waitedMs(open) + ms };
    },
  };
}
