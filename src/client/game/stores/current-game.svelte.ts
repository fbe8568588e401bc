import { createMatch, dispatch, type Game, type HostDependencies } from '../../../host/index.ts';
import type { PublicState } from '../../../rules/index.ts';
import type { SaveRefusal } from '../../../wire/index.ts';
import type { TabLock } from '../../platform/device/tab-lock.ts';
import { LocalMatch } from '../session/local-match.ts';
import { localSession } from '../session/local-session.ts';
import { machineClock } from '../session/machine-clock.ts';
import { storedCrew } from './crew.svelte.ts';
import { loadExpansions } from './expansions.svelte.ts';
import { createGameStore, type GameStore } from './game-store.svelte.ts';
import { acquireHold, dependenciesFor, refreshGames, takeGame } from './games.svelte.ts';
import { storeWhilePlayed } from './storing.ts';

/** Content of the game page: nothing yet, a game, or the reason why there is none. */
export type Current =
  | { readonly kind: 'none' }
  | { readonly kind: 'playing'; readonly id: string; readonly play: GameStore; readonly close: () => Promise<void> }
  | { readonly kind: 'missing' | 'elsewhere' | 'not-loaded'; readonly id: string }
  | { readonly kind: 'refused'; readonly id: string; readonly refusal: SaveRefusal };

let current = $state.raw<Current>({ kind: 'none' });
let hold: TabLock | null = null;

/** Returns the content of the game page. */
export const currentGame = (): Current => current;

const idOf = (one: Current): string | null => (one.kind === 'none' ? null : one.id);

/** Whether the game's clock would run. If so, it is stopped until somebody is back (CLK-9). */
const isClockRunning = ({ clock, outcome }: PublicState): boolean => clock !== null && outcome === null && !clock.menu;

/** Stops the clock of a restored game at the instant it was left. */
function withStoppedClock(game: Game, dependencies: HostDependencies): Game {
  if (!isClockRunning(game.state.open)) return game;
  const stopped = dispatch(
    createMatch(game),
    { type: 'open-menu' },
    'central-officer',
    game.state.open.at,
    dependencies,
  );
  return 'refused' in stopped ? game : stopped.game;
}

let queue: Promise<unknown> = Promise.resolve();

/** Runs actions one after another, because opening and closing a game take time. */
function enqueue(action: () => Promise<void>): Promise<void> {
  const done = queue.then(action);
  queue = done.catch(() => {});
  return done;
}

async function closeCurrent(): Promise<void> {
  if (current.kind === 'playing') {
    if (isClockRunning(current.play.open)) await current.play.ask({ type: 'open-menu' });
    await current.close();
  }
  await hold?.release();
  hold = null;
  if (current.kind !== 'none') current = { kind: 'none' };
}

/** Gives the game to another tab: one that asked for it, or one that took it over while this tab slept. */
const handOver = (id: string) =>
  enqueue(async () => {
    if (hold === null || idOf(current) !== id) return;
    await closeCurrent();
    current = { kind: 'elsewhere', id };
  });

/** Closes the current game. Its clock stays stopped until somebody comes back. */
export const closeGame = (): Promise<void> =>
  enqueue(async () => {
    await closeCurrent();
    await refreshGames();
  });

/**
 * Opens a game: the given one, or the stored one with that id and its clock stopped. If another tab holds it, `insist`
 * asks that tab to give it up.
 */
export const openGame = (id: string, fresh?: Game, insist = false): Promise<void> =>
  enqueue(async () => {
    if (idOf(current) === id && fresh === undefined && !insist) return;
    await closeCurrent();
    const lost = () => void handOver(id);
    hold = await acquireHold(id, insist, lost);
    if (hold === null) {
      current = { kind: 'elsewhere', id };
      return;
    }
    const game = fresh ?? (await takeGame(id).catch(() => undefined));
    // The chunk that reads saves could not be loaded.
    if (game === undefined) current = { kind: 'not-loaded', id };
    else if (game === null) current = { kind: 'missing', id };
    else if ('refused' in game) current = { kind: 'refused', id, refusal: game.refused };
    else {
      const { setup } = game.state.open;
      const [dependencies] = await Promise.all([dependenciesFor(setup), loadExpansions(setup.expansions)]);
      const local = new LocalMatch({
        id,
        game: fresh ?? withStoppedClock(game, dependencies),
        clock: machineClock,
        dependencies,
      });
      const play = createGameStore(
        localSession(local, storedCrew(id)),
        () => local.game(),
        (earlier) => local.restart(earlier),
      );
      const stopStoring = storeWhilePlayed(local, hold.tab, lost);
      const close = async () => {
        const stored = stopStoring();
        local.close();
        await stored;
      };
      current = { kind: 'playing', id, play, close };
    }
  });
