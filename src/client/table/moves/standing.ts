import { targetOf, type Unit, unitOf } from '../../../rules/index.ts';
import type { TableAtHand } from './table.svelte.ts';

/** Who stands on the icons of the open task, which of them may be pressed now, and what a press does. */
export interface Standing {
  readonly who: readonly (Unit | undefined)[];
  readonly open: readonly boolean[];
  readonly press: (icon: number) => void;
}

/** The icons of the open task; null if it has none. */
export function standingOn(table: TableAtHand): Standing | null {
  const { board } = table.playing;
  const { task } = board;
  if (task === null) return null;
  const { icons } = targetOf(table.playing, task);
  const idOn = (icon: number) => Object.entries(task.soldiers).find(([, on]) => on === icon)?.[0];
  /** Who would step on an icon: the one picked, or the first who may. */
  const coming = (icon: number) =>
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
      return id === undefined ? coming(icon) !== undefined : table.moves.place.get(id)?.has(null) === true;
    }),
    press(icon) {
      const id = idOn(icon);
      if (id !== undefined) table.ask(table.moves.place.get(id)?.get(null));
      else table.ask(table.moves.place.get(coming(icon) ?? '')?.get(icon));
    },
  };
}
