import type { Playing } from '../../rules/index.ts';
import type { Line } from './line.ts';

/**
 * Remembers enemies in the base that soldiers turned away from since the table last changed. The rules allow switching
 * without limit (RES-7), so a bot that finds two enemies equally good could switch forever.
 */
export class LeftEnemies {
  private table = '';
  private open: number | null = null;
  private readonly left = new Set<number>();

  /** Updates the memory. Must be called for every table the bot moves at. */
  see({ board }: Playing): void {
    const table = JSON.stringify({ ...board, task: null });
    const open = board.task?.enemy ?? null;
    if (table !== this.table) this.left.clear();
    else if (this.open !== null && this.open !== open) this.left.add(this.open);
    this.table = table;
    this.open = open;
  }

  /** Whether a line is allowed: it may neither return to a left enemy nor leave one a second time. */
  allow([first]: Line): boolean {
    if (first?.intent.type !== 'take' && first?.intent.type !== 'stop') return true;
    const next = first.intent.type === 'take' ? (first.intent.task.enemy ?? null) : null;
    return [this.open, next].every((enemy) => enemy === null || !this.left.has(enemy));
  }
}
