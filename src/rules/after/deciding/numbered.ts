import { evolveOpen, initialState } from '../../evolve/fold.ts';
import type { GameEvent } from '../../state/events.ts';
import type { PublicState } from '../../state/state.ts';

/** An event with its index in the log and its round. */
export type Numbered<E> = E & { readonly index: number; readonly round: number };

/** Returns the events with their index in the log and their round. */
export function numbered(log: readonly GameEvent[]): Numbered<GameEvent>[] {
  let round = 0;
  return log.map((event, index) => {
    if (event.type === 'round-prepared') round = event.round;
    return { ...event, index, round };
  });
}

/** Returns the key with the largest sum; of several, the last one. */
export function mostOf<K>(sums: ReadonlyMap<K, number>): K | undefined {
  const most = Math.max(...sums.values());
  return [...sums.keys()].findLast((key) => sums.get(key) === most);
}

/** Returns the sums of all things by their keys, in the order in which the keys first come. */
export function summed<T, K>(all: readonly T[], keyOf: (one: T) => K, by: (one: T) => number): Map<K, number> {
  const sums = new Map<K, number>();
  for (const one of all) sums.set(keyOf(one), (sums.get(keyOf(one)) ?? 0) + by(one));
  return sums;
}

/** Returns the state before an event. */
export const before = (log: readonly GameEvent[], index: number): PublicState =>
  log.slice(0, index).reduce(evolveOpen, initialState);
