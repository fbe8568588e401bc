import { untrack } from 'svelte';
import { type Line, lineOf } from '../../../i18n/log/lines.ts';
import { type Moment, splitLog } from '../../../i18n/log/moments.ts';
import type { GameEvent, PublicState } from '../../../rules/index.ts';
import type { Session } from '../../game/session/session.ts';
import { currentLanguage } from '../../words/language.svelte.ts';
import { speech } from './screen-speech.ts';

/** An entry of the log of a running game: the events of a moment, and their line in the current language. Reactive. */
export interface LogEntry {
  readonly events: readonly GameEvent[];
  readonly line: Line;
}

/** Returns the entry of a moment, or null if there is nothing to say. `before` is the state before the moment. */
export function entryOf(moment: Moment, before: PublicState): LogEntry | null {
  const first = lineOf(moment, before, speech);
  if (first === null) return null;
  let told = { language: currentLanguage(), line: first };
  return {
    events: moment.events,
    get line() {
      const language = currentLanguage();
      if (language !== told.language) told = { language, line: lineOf(moment, before, speech) ?? told.line };
      return told.line;
    },
  };
}

/**
 * Calls `tell` with the entries of new events, in order, and `takenBack` after an undo, at a table online with its
 * seat. Returns a function that ends this.
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
    else tell(splitLog(news.events).flatMap((events) => entryOf({ events, open }, before) ?? []));
    before = open;
  });
}
