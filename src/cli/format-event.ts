// Formats events as lines for the terminal.

import type { GameEvent } from '../rules/index.ts';
import type { OperationEvent, SecretEvent, TableEvent } from '../rules/state/events.ts';

const words = (id: string): string => id.replaceAll(/[-:]/g, ' ');

function value(one: unknown): string {
  if (typeof one === 'string') return words(one);
  if (Array.isArray(one)) return one.map(value).join(', ');
  if (one === null || typeof one !== 'object') return String(one);
  return Object.entries(one)
    .map(([key, inner]) => `${words(key)} ${value(inner)}`)
    .join(' ');
}

/** Bookkeeping events, which are not shown. */
const silent: ReadonlySet<GameEvent['type']> = new Set([
  'secret/seeded',
  'secret/decks-stacked',
  'secret/schedule-prepared',
  'secret/light-used',
  'board-set-up',
  'card-used',
  'choice-opened',
  'cue-closed',
  'step-closed',
  'round-prepared',
]);

/** Formats an event as one line. Returns null for bookkeeping events. */
export function formatEvent(event: GameEvent): string | null {
  if (silent.has(event.type)) return null;
  switch (event.type) {
    case 'cue-opened': {
      const { cue } = event;
      const more = [
        cue.lab === undefined ? '' : 'I'.repeat(cue.lab),
        cue.credits ?? '',
        cue.ufos ? value(cue.ufos) : '',
      ];
      return `${cue.scrambled ? 'scrambled ' : ''}${words(cue.kind)} ${more.filter((part) => part !== '').join(' ')}`.trim();
    }
    case 'step-opened':
      return words(event.step);
    case 'ufos-moved':
      return event.moves.map(({ count, from, to }) => `${count} UFO ${words(from)} → ${words(to)}`).join(', ');
    case 'cards-moved':
      return `${event.cards.map(words).join(', ')}: ${words(event.from)} → ${words(event.to)}`;
    case 'units-moved':
    case 'units-assigned':
      return `${event.units.map(words).join(', ')} → ${words(event.to)}`;
    case 'panic-changed':
      return `panic in ${words(event.continent)} ${event.by > 0 ? '+' : ''}${event.by}, now ${event.panic}`;
    case 'dice-rolled':
      return `rolled ${event.xcom.join(' ')} against ${event.alien}: ${event.successes} successes${event.loss ? ', lost' : ''}`;
    case 'game-ended':
      return `${event.outcome.won ? 'won' : 'lost'}: ${words(event.outcome.why)}`;
    default: {
      event satisfies SecretEvent | OperationEvent | TableEvent;
      const { type, at: _, why: __, ...rest } = event;
      return `${words(type)} ${value(rest)}`.trim();
    }
  }
}
