import { eventsOf } from '../../../host/index.ts';
import { isRunning, type PublicState } from '../../../rules/index.ts';
import type { LocalMatch } from '../session/local-match.ts';
import { keepGame, noteGame, noteLast } from './games.svelte.ts';

/** How often the instant is recorded during a countdown, in ms. A killed browser loses at most this much. */
const noteEveryMs = 1_000;

/** Events of a page that is hidden or left. */
const leaving = ['visibilitychange', 'pagehide'] as const;

/** Whether a countdown runs. A pause is recorded only at its start and end, since losing part of it harms nobody. */
const countsDown = (open: PublicState): boolean => isRunning(open) && open.clock?.paused !== true;

/**
 * Stores a game after every change, in the name of a tab. Calls `overtaken` if another tab took the game over. Returns
 * a function that stops, and resolves when everything is stored.
 */
export function storeWhilePlayed(game: LocalMatch, tab: string, overtaken: () => void): () => Promise<void> {
  const instant = () => {
    const { log, state } = game.game();
    return { id: game.id, events: eventsOf(log).length, at: state.open.at };
  };
  let noteTimer: ReturnType<typeof setTimeout> | undefined;
  const noteRegularly = () => {
    clearTimeout(noteTimer);
    if (!countsDown(game.now())) return;
    noteTimer = setTimeout(() => {
      noteGame(instant(), tab);
      noteRegularly();
    }, noteEveryMs);
  };
  let stored: Promise<unknown>;
  const store = () => {
    stored = keepGame(game.id, game.game(), tab).then((what) => what === 'overtaken' && overtaken());
    noteRegularly();
  };
  const stop = game.listen((news) => {
    // A page that is being left may not get to store that its clock was stopped. The instant then counts without it.
    if ('stopped' in news) noteLast({ ...instant(), events: instant().events - news.events.length }, tab);
    store();
  });
  // The last chance to store when a page is hidden or closed.
  const noteBeforeLeaving = () => {
    const { log, state } = game.game();
    // After the last event nothing has passed that its own time does not tell.
    if (state.open.at > (eventsOf(log).at(-1)?.at ?? 0)) noteLast(instant(), tab);
  };
  for (const type of leaving) addEventListener(type, noteBeforeLeaving);
  store();
  return async () => {
    noteBeforeLeaving();
    clearTimeout(noteTimer);
    for (const type of leaving) removeEventListener(type, noteBeforeLeaving);
    stop();
    await stored;
  };
}
