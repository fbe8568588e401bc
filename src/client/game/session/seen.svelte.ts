import { createSubscriber } from 'svelte/reactivity';
import { machineClock } from './machine-clock.ts';

const follow = createSubscriber((update) => machineClock.watch(update));

/** Whether anybody can see this page. Reactive. Automatic events of a game wait until somebody can (FIN-19). */
export function isSeen(): boolean {
  follow();
  return machineClock.isSeen();
}
