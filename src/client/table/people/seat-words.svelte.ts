import { ownSeat } from '../../game/online/presence.ts';
import { nameAt } from '../../game/online/presence-words.ts';
import type { AtTable } from '../../game/stores/at-table.svelte.ts';
import { say } from '../../words/say.ts';

/** How long a press may take before it is said that the table is being saved, in ms. */
const savingMs = 500;

/** Words at a seat: a message or undo of its person, or the connection of the own device to the table. */
export interface SeatWords {
  readonly seat: string;
  readonly words: string;
  /** The words for use away from the seat. */
  readonly line: string;
}

/** Follows the short messages at seats. Null without one. */
export function followSeatWords(tableNow: () => AtTable | null): { readonly now: SeatWords | null } {
  const table = $derived(tableNow());
  /** Whether a press has waited so long for the table that the person must be told. */
  let waits = $state(false);
  $effect(() => {
    if (!table?.play?.isAsking) return;
    const timer = setTimeout(() => {
      waits = true;
    }, savingMs);
    return () => {
      clearTimeout(timer);
      waits = false;
    };
  });
  const now = $derived.by((): SeatWords | null => {
    if (table === null) return null;
    const { link, seats, signal, you } = table;
    if (ownSeat(seats, you) && you !== null && (link === 'away' || waits)) {
      const words = say(link === 'away' ? 'together.away' : 'together.saving');
      return { seat: you, words, line: words };
    }
    if (signal === null || signal.t === 'pointed' || (signal.t === 'undone' && signal.by === you)) return null;
    const words = signal.t === 'said' ? say(`together.word.${signal.word}`) : say('together.undone');
    return { seat: signal.by, words, line: say('together.says', { name: nameAt(seats, signal.by), word: words }) };
  });
  return {
    get now() {
      return now;
    },
  };
}
