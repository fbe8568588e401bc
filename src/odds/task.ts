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

/** What soldiers are up against adds to a push, and whom a loss kills. */
function fight(playing: Playing): Pick<Push, 'units' | 'atLeast' | 'killsOn' | 'heals'> {
  const { board } = playing;
  const { task } = board;
  if (task === null || !wantsSoldiers(task.kind)) return {};
  const { rule, enemy, needs } = targetOf(playing, task);
  return {
    units: rule?.is === 'kills-all' ? countAt(board, placeOf(task)) : Object.keys(task.soldiers).length,
    ...(rule?.is === 'threat' ? { atLeast: rule.atLeast } : {}),
    ...(enemy?.rule?.is === 'kills-on' ? { killsOn: enemy.rule.face } : {}),
    ...(enemy?.rule?.is === 'heals' ? { heals: needs } : {}),
  };
}

/**
 * The open task of a table as odds see it; null if none is open. Soldiers count as they stand on its icons. A roll that
 * lies there counts as it lies: the push is then what follows it. After a loss nobody of those who rolled can roll on.
 */
export function pushOf(playing: Playing): Push | null {
  const { task, threat } = playing.board;
  if (task === null) return null;
  const dice = taskDice(playing);
  const extra = dice === 0 ? 0 : task.extra;
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
