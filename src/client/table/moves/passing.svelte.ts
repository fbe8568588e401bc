import type { Window } from '../../game/bots/bot-players.svelte.ts';
import { sightMs } from '../motion/sight.ts';
import type { PlayableTable } from './table.svelte.ts';

/**
 * Returns a getter for how the open window ends, or null if none can end now. Must be called while a component
 * initializes.
 */
export function followPassing(table: PlayableTable): () => Window | null {
  let motionLeftMs = 0;
  $effect(() =>
    table.play.session.listen((news) => {
      motionLeftMs = 'events' in news ? sightMs(news.events) : 0;
    }),
  );
  return () => {
    const { wait } = table;
    if (wait === null) return null;
    const { role, ending, passes } = wait;
    return { role, isHeld: ending === 'by-press', passesAfterMs: passes ? motionLeftMs : null };
  };
}
