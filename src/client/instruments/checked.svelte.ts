import { SvelteSet } from 'svelte/reactivity';

/** Lines ticked off on this page, by name. They help the table to keep its place, and are forgotten with the page. */
const ticked = new SvelteSet<string>();

export const checked = (name: string): boolean => ticked.has(name);

/** Ticks a line off, or on again. */
export function toggle(name: string): void {
  if (!ticked.delete(name)) ticked.add(name);
}
