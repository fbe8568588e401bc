import type { Snippet } from 'svelte';

/** A lesson on a screen, in the place of its controls. */
export interface ShownLesson {
  readonly card: Snippet;
  /** Action of the Enter key. */
  readonly press: () => void;
}
