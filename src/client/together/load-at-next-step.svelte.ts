import type { AtTable } from '../game/stores/at-table.svelte.ts';
import { fetchNewer, loadNewer } from '../platform/device/newest-version.ts';

/** Loads a newer version of the app as soon as the next step begins (ONL-13). A cue is never interrupted. */
export function loadAtNextStep(table: AtTable): void {
  /** The step or phase outside of cues. Null in a cue. */
  const step = $derived(
    table.play && table.play.view.phase !== 'timed' ? (table.play.view.step ?? table.play.view.phase) : null,
  );
  $effect(() => {
    if (table.stale) void fetchNewer();
  });
  let before: string | null = null;
  $effect(() => {
    if (step === null || step === before) return;
    if (before !== null && table.stale) void loadNewer();
    before = step;
  });
}
