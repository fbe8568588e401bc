import { untrack } from 'svelte';
import type { GameEvent } from '../../rules/index.ts';
import type { Session } from '../session/session.ts';
import { splitLog } from './moments.ts';
import { speech } from './screen-speech.ts';
import { type Line, lineOf } from './telling.ts';

/** A moment of a running game, with its line of the log. */
export interface Heard {
  readonly events: readonly GameEvent[];
  readonly line: Line;
}

/**
 * Calls `tell` with the moments that have just happened, in order, and `takenBack` after something was undone. Returns a
 * function that ends this.
 */
export function hearMoments(
  session: Session,
  tell: (heard: readonly Heard[]) => void,
  takenBack: () => void,
): () => void {
  let before = untrack(() => session.now());
  return session.listen((news) => {
    const open = session.now();
    if ('takenBack' in news) takenBack();
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
