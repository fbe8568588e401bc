import { isSoldierTask, targetOf, type Unit, unitOf } from '../../../rules/index.ts';
import type { TableContext } from './table.svelte.ts';

/** The icons of the open task, by index: the soldier on each, whether it can be pressed, and the press handler. */
export interface TaskIcons {
  readonly who: readonly (Unit | undefined)[];
  readonly open: readonly boolean[];
  readonly press: (icon: number) => void;
}

/** Returns the icons of the open task, or null if no task with icons is open. */
export function taskIconsOf(table: TableContext): TaskIcons | null {
  const { board } = table.playing;
  const { task } = board;
  if (task === null || !isSoldierTask(task)) return null;
  const { icons } = targetOf(table.playing, task);
  const idOn = (icon: number) => Object.entries(task.soldiers).find(([, on]) => on === icon)?.[0];
  /** Soldier who would take an icon: the picked one, or the first that may. */
  const candidateFor = (icon: number) =>
    [...(table.picked === null ? [] : [table.picked]), ...table.moves.place.keys()].find((id) =>
      table.moves.place.get(id)?.has(icon),
    );
  return {
    who: icons.map((_, icon) => {
      const id = idOn(icon);
      return id === undefined ? undefined : unitOf(board, id);
    }),
    open: icons.map((_, icon) => {
      const id = idOn(icon);
      return id === undefined ? candidateFor(icon) !== undefined : table.moves.place.get(id)?.has(null) === true;
    }),
    press(icon) {
      const id = idOn(icon);
      if (id !== undefined) table.ask(table.moves.place.get(id)?.get(null));
      else table.ask(table.moves.place.get(candidateFor(icon) ?? '')?.get(icon));
    },
  };
}
