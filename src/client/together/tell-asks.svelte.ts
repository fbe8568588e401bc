import { type Asks, usualAsks } from '../../content/bot-paces.ts';
import { hasBoard } from '../../rules/index.ts';
import { ownSeat } from '../game/online/presence.ts';
import type { AtTable } from '../game/stores/at-table.svelte.ts';
import { useSettings } from '../game/stores/settings.svelte.ts';

const isSame = (one: Asks, other: Asks): boolean =>
  one.when === other.when && String(one.never) === String(other.never);

/** Tells the table for which cards of this person it should wait, as set on this device (FIN-22). */
export function tellAsks(table: AtTable): void {
  const own = $derived(ownSeat(table.seats, table.you));
  const plays = $derived(table.play !== null && hasBoard(table.play.open) && (own?.roles.length ?? 0) > 0);
  /** The choice sent last. A refused one is not sent again. */
  let told: Asks | null = null;
  $effect(() => {
    const { askTime: when, neverAsk: never } = useSettings();
    const asks: Asks = { when, never };
    if (!plays || isSame(asks, told ?? own?.asks ?? usualAsks)) return;
    told = asks;
    void table.online.press({ t: 'asks', asks });
  });
}
