import type { BotMove } from '../../app/bot-players.svelte.ts';
import { useThinker } from '../../thinking/thinker.svelte.ts';
import type { LiveTable } from './table.svelte.ts';

/** What a strong player would do in the place of the people at the screen: told when asked for. */
export interface Hints {
  /** The hint that was asked for, until something happens; `nothing` if there is nothing to do but wait. */
  readonly shown: BotMove | 'nothing' | null;
  /** Asks for a hint, or puts it away. It is shown as soon as it has been thought of. */
  turn(): void;
  /** Does what the hint says. */
  follow(): void;
}

/** Hints for a table; they are thought of only when somebody asks. */
export function hintsFor(table: LiveTable): Hints {
  const thinker = useThinker();
  // A hint is meant for the table as it lies and for the roles of the people there.
  const now = $derived({ seen: table.playing, roles: table.crew.people });
  let asked = $state.raw<typeof now | null>(null);
  // Kept when it is put away, so that the same question gets the same answer.
  let told = $state.raw<{ readonly to: typeof now; readonly hint: BotMove | 'nothing' } | null>(null);
  const shown = $derived(asked === now && told?.to === now ? told.hint : null);
  return {
    get shown() {
      return shown;
    },
    turn() {
      const { seen, roles } = now;
      asked = asked === now ? null : now;
      if (asked === null || told?.to === asked) return;
      const to = asked;
      thinker.ask({ open: seen, roles }, (move) => {
        told = { to, hint: move ? { ...move, seen } : 'nothing' };
      });
    },
    follow() {
      if (shown !== null && shown !== 'nothing') table.ask(shown);
    },
  };
}
