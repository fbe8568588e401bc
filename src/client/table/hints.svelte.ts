import { bots } from '../../bots/index.ts';
import { type Playing, seededDice } from '../../rules/index.ts';
import type { BotMove } from '../app/bot-players.svelte.ts';
import { randomName } from '../app/games.svelte.ts';
import type { LiveTable } from './table.svelte.ts';

/** What a strong player would do in the place of the people at the screen: told when asked for. */
export interface Hints {
  /** The hint that was asked for, until something happens; `nothing` if there is nothing to do but wait. */
  readonly shown: BotMove | 'nothing' | null;
  /** Asks for a hint, or puts it away. */
  turn(): void;
  /** Does what the hint says. */
  follow(): void;
}

/** Hints for a table; they are thought of only when somebody asks. */
export function hintsFor(table: LiveTable): Hints {
  const chance = seededDice(randomName(12)).draws('hints');
  let told = $state.raw<{ readonly seen: Playing; readonly hint: BotMove | 'nothing' } | null>(null);
  // It was meant for the table as it lay.
  const shown = $derived(told?.seen === table.playing ? told.hint : null);
  return {
    get shown() {
      return shown;
    },
    turn() {
      const seen = table.playing;
      const move = shown === null ? bots.planner(seen, table.crew.people, chance) : null;
      told = shown === null ? { seen, hint: move ? { ...move, seen } : 'nothing' } : null;
    },
    follow() {
      if (shown !== null && shown !== 'nothing') table.ask(shown);
    },
  };
}
