import { isShared } from '../../game/stores/names.ts';
import { useSettings } from '../../game/stores/settings.svelte.ts';
import type { PlayableTable } from '../moves/table.svelte.ts';
import { personToAct, type Turn } from './turns.ts';

/** Hand-over of a shared screen from one person to the next. */
export interface HandOver {
  /** Person called to the screen who has not confirmed yet, or null. */
  readonly due: Turn | null;
  /** Person to act, for screen readers. Null if people are called by the hand-over dialog. */
  readonly told: Turn | null;
  /** Confirms that the called person is at the screen. */
  take(): void;
}

/**
 * Tracks the person at a shared screen. In the resolution phase it calls the next person, unless the setting is off.
 * While a clock runs it calls nobody. After a change of the crew, the person to act counts as present.
 */
export function followHanding(table: PlayableTable): HandOver {
  let present = $state<string | null>(null);
  let lastCrew = table.crew.all;
  /** A step that passes by itself needs nobody. */
  const passes = $derived(table.wait?.ending === 'by-itself');
  const turn = $derived(passes ? null : personToAct(table.playing, table.crew.all));
  const shared = $derived(isShared(table.crew.all));
  const called = $derived(shared && useSettings().handOver && table.playing.phase === 'resolution');
  $effect.pre(() => {
    const changed = table.crew.all !== lastCrew;
    lastCrew = table.crew.all;
    if (turn !== null && (changed || !called)) present = turn.name;
  });
  return {
    get due() {
      return called && turn !== null && turn.name !== present ? turn : null;
    },
    get told() {
      return shared && !called ? turn : null;
    },
    take() {
      if (turn !== null) present = turn.name;
    },
  };
}
