import type { EnemyRule, PartRule } from '../content/cards/cards.ts';
import {
  countAt,
  lossOf,
  needed,
  type Playing,
  placeOf,
  readyAt,
  successesOf,
  targetOf,
  taskDice,
  wantsSoldiers,
} from '../rules/index.ts';
import { type Odds, pushing, stoppingAfter } from './chances.ts';
import { applied, type Push } from './push.ts';

/** What an enemy's rule or a part's makes harder. */
export type Against = Pick<Push, 'atLeast' | 'killsOn' | 'heals'>;

/** What a rule adds to a push; `needs` are the successes an enemy wants when unharmed. */
export function againstRule(rule: EnemyRule | PartRule | null | undefined, needs: number): Against {
  if (rule?.is === 'threat') return { atLeast: rule.atLeast };
  if (rule?.is === 'kills-on') return { killsOn: rule.face };
  return rule?.is === 'heals' ? { heals: needs } : {};
}

/** What soldiers are up against adds to a push, and whom a loss kills. */
function fight(playing: Playing): Pick<Push, 'units'> & Against {
  const { board } = playing;
  const { task } = board;
  if (task === null || !wantsSoldiers(task.kind)) return {};
  const { rule, enemy, needs } = targetOf(playing, task);
  return {
    units: rule?.is === 'kills-all' ? countAt(board, placeOf(task)) : Object.keys(task.soldiers).length,
    ...againstRule(enemy?.rule ?? rule, needs),
  };
}

/**
 * The open task of a table as odds see it; null if none is open. Soldiers count as they stand on its icons. A roll that
 * lies there counts as it lies: the push is then what follows it. After a loss nobody of those who rolled can roll on.
 */
export function pushOf(playing: Playing): Push | null {
  const { task, threat, extra: added } = playing.board;
  if (task === null) return null;
  const dice = taskDice(playing);
  const extra = dice === 0 ? 0 : added;
  const push = {
    dice: dice - extra,
    ...(extra > 0 ? { extra } : {}),
    needed: needed(playing),
    threat,
    units: readyAt(playing.board, placeOf(task)),
    ...fight(playing),
  };
  return task.roll === null ? push : applied(push, successesOf(task.roll), lossOf(playing, task.roll));
}

/** The odds of the open task: with one more roll, and with rolling until it is done or lost. */
export interface TaskOdds {
  readonly push: Push;
  readonly once: Odds;
  readonly always: Odds;
}

/** The odds of a table's open task; null if none is open (TSK-1). */
export function taskOdds(playing: Playing): TaskOdds | null {
  const push = pushOf(playing);
  return push && { push, once: stoppingAfter(1, push), always: pushing(push) };
}
