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
export const isChecked = (list: ListKey, line: string): boolean => tickedOf(list.game).includes(nameOf(list, line));

/** Ticks or unticks a line. */
export function toggle(list: ListKey, line: string): void {
  const name = nameOf(list, line);
  const before = tickedOf(list.game);
  const now = before.includes(name) ? before.filter((one) => one !== name) : [...before, name];
  ticked = { ...ticked, [list.game]: now };
  saveTicks(
    list.game,
    now.filter((one) => one.startsWith(nameOf(list, ''))),
  );
}
