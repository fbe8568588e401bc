/** Inputs of the resolution phase that its first steps do without. A separate chunk. */
export { default as Instruments } from '../dice/instruments.svelte';
export { default as StepAnswer } from './step-answer.svelte';
