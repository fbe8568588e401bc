import { isRunning, type Open } from '../../rules/index.ts';
import type { LocalGame } from '../session/local-game.ts';
import { keepGame, noteGame, noteLast } from './games.svelte.ts';

/** How often the instant is recorded during a countdown, in ms. A killed browser loses at most this much. */
const noteEveryMs = 1_000;

/** Whether a countdown runs. A pause is recorded only at its start and end, since losing part of it harms nobody. */
const countsDown = (open: Open): boolean => isRunning(open) && open.clock?.paused !== true;

/**
 * Stores a game after every change, in the name of a tab. Calls `overtaken` if another tab took the game over. Returns
 * a function that stops, and resolves when everything is stored.
 */
export function storeWhilePlayed(game: LocalGame, tab: string, overtaken: () => void): () => Promise<void> {
  const instant = () => {
    const { log, state } = game.game();
    return { id: game.id, events: log.length, at: state.open.at };
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
  const stop = game.listen(store);
  // The last chance to store when a page is hidden or closed.
  const noteBeforeLeaving = () => noteLast(instant(), tab);
  addEventListener('pagehide', noteBeforeLeaving);
  document.addEventListener('visibilitychange', noteBeforeLeaving);
  store();
  return async () => {
    noteBeforeLeaving();
    clearTimeout(noteTimer);
    removeEventListener('pagehide', noteBeforeLeaving);
    document.removeEventListener('visibilitychange', noteBeforeLeaving);
    stop();
    await stored;
  };
}
