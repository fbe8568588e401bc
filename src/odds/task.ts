import type { EnemyRule, PartRule } from '../content/cards/cards.ts';
import {
  countAt,
  isSoldierTask,
  lossOf,
  needed,
  type Playing,
  placeOf,
  readyAt,
  successesOf,
  targetOf,
  taskDice,
} from '../rules/index.ts';
import { type Odds, pushing, stoppingAfter } from './chances.ts';
import { applied, type Push } from './push.ts';

/** How the rule of an enemy or a mission part makes rolls harder. */
export type Against = Pick<Push, 'atLeast' | 'killsOn' | 'heals'>;

/** Returns what a rule adds to a push. `needs` is the full number of successes, before any are made. */
export function againstRule(rule: EnemyRule | PartRule | null | undefined, needs: number): Against {
  if (rule?.is === 'threat') return { atLeast: rule.atLeast };
  if (rule?.is === 'kills-on') return { killsOn: rule.face };
  return rule?.is === 'heals' ? { heals: needs } : {};
}

/** Returns what a push needs for tasks of soldiers: the units a loss kills, and what the rule adds. */
function soldierTask(playing: Playing): Pick<Push, 'units'> & Against {
  const { board } = playing;
  const { task } = board;
  if (task === null || !isSoldierTask(task)) return {};
  const { rule, enemy, needs } = targetOf(playing, task);
  return {
    units: rule?.is === 'kills-all' ? countAt(board, placeOf(task)) : Object.keys(task.soldiers).length,
    ...againstRule(enemy?.rule ?? rule, needs),
  };
}

/**
 * Returns the push for the open task of a table, or null if none is open. Soldiers count as placed on icons. An
 * unapplied roll counts as if it were applied now: the push is then what follows it, without dice if it is a loss.
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
    ...soldierTask(playing),
  };
  return task.roll === null ? push : applied(push, successesOf(task.roll), lossOf(playing, task.roll));
}

/** The odds of the open task. */
export interface TaskOdds {
  readonly push: Push;
  /** Odds of one more roll. */
  readonly once: Odds;
  /** Odds of rolling until the task is done or a roll is lost. */
  readonly always: Odds;
}

/** Returns the odds of a table's open task, or null if none is open (TSK-1). */
export function taskOdds(playing: Playing): TaskOdds | null {
  const push = pushOf(playing);
  return push && { push, once: stoppingAfter(1, push), always: pushing(push) };
}
