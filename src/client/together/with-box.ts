/** Screens of a game with the box at a table online. */

export { default as CueAtTable } from './cue-at-table.svelte';
export { default as StepAtTable } from './step-at-table.svelte';
