import { createSubscriber } from 'svelte/reactivity';
import { machineClock } from './machine-clock.ts';

const follow = createSubscriber((update) => machineClock.watch(update));

/** Whether anybody can see this page. Reactive. What a game does by itself waits until somebody can (FIN-19). */
export function isSeen(): boolean {
  follow();
  return machineClock.isSeen();
}
