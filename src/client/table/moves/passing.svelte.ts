import type { EventType, GameEvent } from '../../../rules/index.ts';
import type { Passing } from '../../app/bot-players.svelte.ts';
import { motionMs } from '../motion/painter.ts';
import type { Ending } from './card-wait.ts';
import type { LiveTable } from './table.svelte.ts';

/** How long a bot leaves a step open for people's cards, in ms. */
const cardsMs = 6000;

/** What is seen to happen on the table: a step that did such a thing stays until it has been seen. */
const sights: ReadonlySet<EventType> = new Set<EventType>([
  'panic-changed',
  'damage-changed',
  'ufos-moved',
  'units-moved',
  'units-changed',
  'cards-moved',
  'markers-placed',
  'mission-cleared',
]);

const isSeen = ({ type }: GameEvent): boolean => sights.has(type);

/** Says when an open step that waits for cards only passes without a press, for as long as the component lives. */
export function followPassing(table: LiveTable): () => Passing | null {
  let seenMs = 0;
  $effect(() =>
    table.play.session.listen((news) => {
      seenMs = 'events' in news && news.events.some(isSeen) ? motionMs : 0;
    }),
  );
  const msOf: Readonly<Record<Ending, () => number | null>> = {
    'by-itself': () => seenMs,
    'after-a-while': () => cardsMs,
    'by-press': () => null,
  };
  return () => table.wait && { role: table.wait.role, afterMs: msOf[table.wait.ending]() };
}
