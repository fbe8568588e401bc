import type { Ending } from '../../../bots/index.ts';
import type { EventType, GameEvent } from '../../../rules/index.ts';
import type { Passing } from '../../app/bot-players.svelte.ts';
import { motionMs } from '../motion/painter.ts';
import type { LiveTable } from './table.svelte.ts';

/** Time that a bot leaves a step open for people's cards, in ms. */
const cardsMs = 6000;

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
 * Returns a getter for how the open step passes, or null if it does not wait for cards only. Must be called while a
 * component initializes.
 */
export function followPassing(table: LiveTable): () => Passing | null {
  let motionLeftMs = 0;
  $effect(() =>
    table.play.session.listen((news) => {
      motionLeftMs = 'events' in news && news.events.some(isVisible) ? motionMs : 0;
    }),
  );
  const delayOf: Readonly<Record<Ending, () => number | null>> = {
    'by-itself': () => motionLeftMs,
    'after-a-while': () => cardsMs,
    'by-press': () => null,
  };
  return () => table.wait && { role: table.wait.role, afterMs: delayOf[table.wait.ending]() };
}
