import { isShared } from '../../app/names.ts';
import { settingsAtHand } from '../../app/settings.svelte.ts';
import type { LiveTable } from '../moves/table.svelte.ts';
import { personToAct, type Turn } from './turns.ts';

/** The seat in front of the screen, as it goes from one person to another. */
export interface Handing {
  /** Who is to come to the screen now, and has not yet said to be there. */
  readonly due: Turn | null;
  /** Who is to act, told to those who listen; silent where the card says it. */
  readonly told: Turn | null;
  /** Whoever was called is there. */
  take(): void;
}

/**
 * Follows who sits in front of a shared screen. Nothing is held up while a clock runs; in the resolution phase whoever
 * is next is called, unless the people wish otherwise. Who changes the crew knows who is there.
 */
export function followHanding(table: LiveTable): Handing {
  let there = $state<string | null>(null);
  let seen = table.crew.all;
  /** Nobody is needed for a step that passes by itself. */
  const passes = $derived(table.wait?.ending === 'by-itself');
  const turn = $derived(passes ? null : personToAct(table.playing, table.crew.all));
  const shared = $derived(isShared(table.crew.all));
  const called = $derived(shared && settingsAtHand().handOver && table.playing.phase === 'resolution');
  $effect.pre(() => {
    const changed = table.crew.all !== seen;
    seen = table.crew.all;
    if (turn !== null && (changed || !called)) there = turn.name;
  });
  return {
    get due() {
      return called && turn !== null && turn.name !== there ? turn : null;
    },
    get told() {
      return shared && !called ? turn : null;
    },
    take() {
      if (turn !== null) there = turn.name;
    },
  };
}
