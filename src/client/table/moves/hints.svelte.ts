import type { BotMove } from '../../game/bots/moves-made.svelte.ts';
import { useThinker } from '../../game/thinking/thinker.svelte.ts';
import type { PlayableTable } from './table.svelte.ts';

/** Hints from a strong bot for the people at the screen, computed on request. */
export interface Hints {
  /** The current hint; `nothing` if people can only wait. Null if none was requested since the table last changed. */
  readonly shown: BotMove | 'nothing' | null;
  /** Requests or hides the hint. A requested hint appears once the bot has computed it. */
  turn(): void;
  /** Carries out the shown hint. */
  follow(): void;
}

/** Creates the hints of a table. Must be called while a component initializes. */
export function hintsFor(table: PlayableTable): Hints {
  const thinker = useThinker();
  // A hint is valid only for this state of the table and these roles.
  const request = $derived({ seen: table.playing, roles: table.crew.people });
  let asked = $state.raw<typeof request | null>(null);
  // Kept while hidden, so that the same request shows the same hint.
  let answer = $state.raw<{ readonly to: typeof request; readonly hint: BotMove | 'nothing' } | null>(null);
  const shown = $derived(asked === request && answer?.to === request ? answer.hint : null);
  return {
    get shown() {
      return shown;
    },
    turn() {
      const { seen, roles } = request;
      asked = asked === request ? null : request;
      if (asked === null || answer?.to === asked) return;
      const to = asked;
      thinker.ask({ open: seen, roles }, (move) => {
        answer = { to, hint: move ? { ...move, seen } : 'nothing' };
      });
    },
    follow() {
      if (shown !== null && shown !== 'nothing') table.ask(shown);
    },
  };
}
