import type { EventType, GameEvent } from '../../../rules/index.ts';
import type { Window } from '../../game/stores/bot-players.svelte.ts';
import { motionMs } from '../motion/painter.ts';
import type { PlayableTable } from './table.svelte.ts';

/** Events with a visible effect. A step with such an event stays open until its motion is over. */
const visibleEvents: ReadonlySet<EventType> = new Set<EventType>([
  'panic-changed',
  'damage-changed',
  'ufos-moved',
  'units-moved',
  'units-changed',
  'cards-moved',
  'markers-placed',
  'mission-cleared',
]);

const isVisible = ({ type }: GameEvent): boolean => visibleEvents.has(type);

/**
 * Returns a getter for how the open window ends, or null if none can end now. Must be called while a component
 * initializes.
 */
export function followPassing(table: PlayableTable): () => Window | null {
  let motionLeftMs = 0;
  $effect(() =>
    table.play.session.listen((news) => {
      motionLeftMs = 'events' in news && news.events.some(isVisible) ? motionMs : 0;
    }),
  );
  return () => {
    const { wait } = table;
    if (wait === null) return null;
    const { role, ending, passes } = wait;
    return { role, isHeld: ending === 'by-press', passesAfterMs: passes ? motionLeftMs : null };
  };
}
