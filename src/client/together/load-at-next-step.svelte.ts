import type { AtTable } from '../app/at-table.svelte.ts';
import { loadNewest } from '../app/update.svelte.ts';

/** Loads a newer version of the app as soon as the next step begins (ONL-13). A cue is never interrupted. */
export function loadAtNextStep(table: AtTable): void {
  /** The step or phase outside of cues. Null in a cue. */
  const step = $derived(
    table.play && table.play.view.phase !== 'timed' ? (table.play.view.step ?? table.play.view.phase) : null,
  );
  let before: string | null = null;
  $effect(() => {
    if (step === null || step === before) return;
    if (before !== null && table.stale) loadNewest();
    before = step;
  });
}
