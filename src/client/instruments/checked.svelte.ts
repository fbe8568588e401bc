import { SvelteSet } from 'svelte/reactivity';
import { keepTicks, keptTicks } from '../storage/ticks.ts';

/** Lines ticked off, by list and name. They help the table to keep its place; those of the last list outlive the page. */
const ticked = new SvelteSet<string>(keptTicks());

const nameOf = (list: string, line: string): string => `${list}/${line}`;

export const checked = (list: string, line: string): boolean => ticked.has(nameOf(list, line));

/** Ticks a line off, or on again. */
export function toggle(list: string, line: string): void {
  const name = nameOf(list, line);
  if (!ticked.delete(name)) ticked.add(name);
  keepTicks([...ticked].filter((one) => one.startsWith(nameOf(list, ''))));
}
