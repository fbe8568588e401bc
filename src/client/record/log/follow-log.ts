import { untrack } from 'svelte';
import { type Line, lineOf } from '../../../i18n/log/lines.ts';
import { splitLog } from '../../../i18n/log/moments.ts';
import type { GameEvent } from '../../../rules/index.ts';
import type { Session } from '../../game/session/session.ts';
import { speech } from './screen-speech.ts';

/** An entry of the log of a running game: the events of a moment, and their line. */
export interface LogEntry {
  readonly events: readonly GameEvent[];
  readonly line: Line;
}

/**
 * Calls `tell` with the entries of what has just happened, in order, and `takenBack` after something was undone, at a
 * table online with the seat that did it. Returns a function that ends this.
 */
export function followLog(
  session: Session,
  tell: (entries: readonly LogEntry[]) => void,
  takenBack: (by?: string) => void,
): () => void {
  let before = untrack(() => session.now());
  return session.listen((news) => {
    const open = session.now();
    if ('takenBack' in news) takenBack(news.by);
    else
      tell(
        splitLog(news.events).flatMap((events) => {
          const line = lineOf({ events, open }, before, speech);
          return line === null ? [] : { events, line };
        }),
      );
    before = open;
  });
}
