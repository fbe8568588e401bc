import { leaveOf } from '../../../bots/index.ts';
import { hasBoard } from '../../../rules/index.ts';
import { botMove } from '../online/replica.ts';
import type { CrewStore } from '../stores/crew.svelte.ts';
import type { GameStore } from '../stores/game-store.svelte.ts';
import { useOnlineTable } from '../stores/online-table.ts';
import type { Leave } from './leave.svelte.ts';

/**
 * Returns the requests of the table's bots to the people at this screen. The host of the table asks, and takes the
 * answer. Null for a game on this device.
 */
export function onlineLeave(play: GameStore, crew: CrewStore): Pick<Leave, 'asked' | 'answer'> | null {
  const table = useOnlineTable();
  if (table === null) return null;
  const asked = $derived.by(() => {
    const move = botMove(table.seats?.question ?? {});
    const seen = play.open;
    const isOurs = move !== null && hasBoard(seen) && leaveOf(seen, move, crew.people).length > 0;
    return isOurs ? { ...move, seen } : null;
  });
  return {
    get asked() {
      return asked;
    },
    answer(may) {
      if (asked?.intent.type !== 'use') return;
      void table.online.press({ t: 'answer-bot', card: asked.intent.card, may });
    },
  };
}
