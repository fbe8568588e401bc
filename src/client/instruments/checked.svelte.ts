import { SvelteMap } from 'svelte/reactivity';
import { keepTicks, keptTicks } from '../notes/ticks.ts';

/** A list of a game. A table that is being set belongs to no game yet, and is called `next`. */
export interface List {
  readonly game: string;
  readonly name: string;
}

/** Lines ticked off since the page was opened, by game. They help the table to keep its place; those of a game's last list outlive the page. */
const ticked = new SvelteMap<string, readonly string[]>();

const tickedOf = (game: string): readonly string[] => ticked.get(game) ?? keptTicks(game);

const nameOf = ({ name }: List, line: string): string => `${name}/${line}`;

export const checked = (list: List, line: string): boolean => tickedOf(list.game).includes(nameOf(list, line));

/** Ticks a line off, or on again. */
export function toggle(list: List, line: string): void {
  const name = nameOf(list, line);
  const before = tickedOf(list.game);
  const now = before.includes(name) ? before.filter((one) => one !== name) : [...before, name];
  ticked.set(list.game, now);
  keepTicks(
    list.game,
    now.filter((one) => one.startsWith(nameOf(list, ''))),
  );
}
