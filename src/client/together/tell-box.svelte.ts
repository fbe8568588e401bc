import { untrack } from 'svelte';
import { ownSeat } from '../game/online/presence.ts';
import type { AtTable } from '../game/stores/at-table.svelte.ts';
import { expansionsOf } from '../game/stores/expansions.svelte.ts';
import { dependenciesFor } from '../game/stores/games.svelte.ts';
import { useSettings } from '../game/stores/settings.svelte.ts';

/**
 * Tells a table about its box, which is that of the maker: missing pieces, and the names that its owners have typed
 * (EVO-10, EVO-13). Every device then uses those names. Called once by the page of a table.
 */
export function tellBox(table: AtTable): void {
  const parts = $derived(table.play ? expansionsOf(table.play.open.setup) : []);
  /** Whether the table has been told. A server may refuse it: older ones do, unless the maker has a role. */
  let said = false;
  $effect(() => {
    const { noted, play } = table;
    const own = ownSeat(table.seats, table.you);
    if (said || play === null || !noted || noted.box || own?.maker !== true) return;
    const { missing } = useSettings();
    const names = Object.fromEntries(parts.flatMap(({ typedNames }) => Object.entries(typedNames())));
    if (missing.length + Object.keys(names).length === 0) return;
    said = true;
    void table.online.note({ what: 'box', missing, names });
  });
  // Choosing from a box with missing pieces needs rules of the game that this device may not have loaded yet.
  const lacks = $derived((table.noted?.box?.missing.length ?? 0) > 0);
  $effect(() => {
    if (lacks) void dependenciesFor({ mode: 'virtual' }).catch(() => {});
  });
  // The note changes with every tick, and the names hardly ever.
  const told = $derived(JSON.stringify(table.noted?.box?.names));
  $effect(() => {
    void told;
    for (const { loadNames } of parts) loadNames(untrack(() => table.noted?.box?.names));
  });
}
