import type { StepKind } from '../../../content/steps.ts';
import { useOnlineTable } from '../../game/stores/online-table.ts';
import { loadTicks, saveTicks } from '../../platform/local-storage/ticks.ts';

/** Identifies a checklist of a game. During setup there is no game yet, and `game` is `next`. */
export interface ListKey {
  readonly game: string;
  readonly name: string;
}

/** Lines ticked since the page was opened, by game. Only those of the list used last survive a reload. */
let ticked = $state.raw<Readonly<Record<string, readonly string[]>>>({});

const tickedOf = (game: string): readonly string[] => ticked[game] ?? loadTicks(game);

const nameOf = ({ name }: ListKey, line: string): string => `${name}/${line}`;

/** Whether a line is ticked. */
const isChecked = (list: ListKey, line: string): boolean => tickedOf(list.game).includes(nameOf(list, line));

/** Ticks or unticks a line. */
function toggle(list: ListKey, line: string): void {
  const name = nameOf(list, line);
  const before = tickedOf(list.game);
  const now = before.includes(name) ? before.filter((one) => one !== name) : [...before, name];
  ticked = { ...ticked, [list.game]: now };
  saveTicks(
    list.game,
    now.filter((one) => one.startsWith(nameOf(list, ''))),
  );
}

/**
 * Returns the ticks of a checklist. A table online has one list for everybody (ONL-18). `step` is null for that of the
 * set-up. Call it while a component initializes.
 */
export function useTicks(list: () => ListKey, step: () => StepKind | null) {
  const table = useOnlineTable();
  const isDone = (line: string): boolean => table?.isTicked(step(), line) ?? isChecked(list(), line);
  return {
    isDone,
    turn(line: string): void {
      if (table?.tick(step(), line, !isDone(line)) == null) toggle(list(), line);
    },
  };
}
