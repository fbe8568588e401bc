import type { Playing } from '../../rules/index.ts';
import type { Line } from './line.ts';

/**
 * Enemies in the base that were left since the table last changed. Soldiers may switch enemies as often as they like
 * (RES-7), so a bot that finds two of them equally good would otherwise switch forever.
 */
export class LeftEnemies {
  private table = '';
  private open: number | null = null;
  private readonly left = new Set<number>();

  /** Looks at a table. Has to see every table the bot moves at. */
  see({ board }: Playing): void {
    const table = JSON.stringify({ ...board, task: null });
    const open = board.task?.enemy ?? null;
    if (table !== this.table) this.left.clear();
    else if (this.open !== null && this.open !== open) this.left.add(this.open);
    this.table = table;
    this.open = open;
  }

  /** Whether a line neither goes back to an enemy that was left nor leaves one for the second time. */
  allow([first]: Line): boolean {
    if (first?.intent.type !== 'take' && first?.intent.type !== 'stop') return true;
    const next = first.intent.type === 'take' ? (first.intent.task.enemy ?? null) : null;
    return [this.open, next].every((enemy) => enemy === null || !this.left.has(enemy));
  }
}
