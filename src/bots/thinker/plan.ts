import { hasBoard, type Playing } from '../../rules/index.ts';
import type { Move } from '../bot/bot.ts';
import type { Line } from './line.ts';
import type { Rollout } from './rollout.ts';

/** Serializes the part of the table that a line depends on. */
const fingerprint = ({ board, round, cueNumber }: Playing): string =>
  JSON.stringify([round, cueNumber, board.units, board.brought, board.budget, board.emergency]);

/** The remaining moves of a chosen line. They are dropped as soon as the table differs from what they expect. */
export class Plan {
  private steps: readonly { readonly move: Move; readonly expects: string }[] = [];

  /** Removes and returns the next move, or null if there is none for this table. */
  next(playing: Playing): Move | null {
    const [first, ...rest] = this.steps;
    const isExpected = first?.expects === fingerprint(playing);
    this.steps = isExpected ? rest : [];
    return first !== undefined && isExpected ? first.move : null;
  }

  /** Stores a line. The rollout must be fresh: it is played to learn the table before each move. */
  keep(line: Line, rollout: Rollout): void {
    this.steps = line.flatMap((move) => {
      const { open } = rollout;
      const step = hasBoard(open) ? [{ move, expects: fingerprint(open) }] : [];
      rollout.make(move);
      return step;
    });
  }
}
