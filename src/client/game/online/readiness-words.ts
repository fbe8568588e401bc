import { joinList } from '../../words/list.ts';
import { say } from '../../words/say.ts';
import type { Seats } from './presence.ts';
import { nameAt } from './presence-words.ts';
import type { Readiness } from './readiness.ts';

/** Says whom a table waits for before a round or a game, or that all are ready. */
export function readinessWords(
  seats: Seats | null,
  { missing, choosing }: Pick<Readiness, 'missing' | 'choosing'>,
): string {
  if (missing.length + choosing === 0) return say('together.ready.all');
  const names = missing.map(({ seat }) => nameAt(seats, seat));
  return [
    names.length > 0 && say('together.ready.missing', { names: joinList(names) }),
    choosing > 0 && say('together.choosing', { count: choosing }),
  ]
    .filter(Boolean)
    .join(' ');
}
