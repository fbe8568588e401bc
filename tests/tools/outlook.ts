import { type Outlook, outlookOf } from '../../src/bots/planner/outlook/outlook.ts';
import { hasBoard } from '../../src/rules/index.ts';
import type { Play } from './given.ts';

/** Returns the planner's outlook on a table. Throws in companion mode. */
export function seenBy({ open }: Play): Outlook {
  if (!hasBoard(open)) throw new Error('no board');
  return outlookOf(open);
}
