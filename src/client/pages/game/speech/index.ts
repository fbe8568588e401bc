/** Parts that only games with speech load. */

export { sayAloud, stopSpeaking } from '../../../platform/sound/speech.ts';
export { default as Caption } from './caption.svelte';
