import { ask, type Game, hosted } from '../../host/index.ts';
import type { Open } from '../../rules/index.ts';
import type { SaveRefusal } from '../../wire/index.ts';
import type { Hold } from '../device/tab-hold.ts';
import { localSession } from '../session/local.ts';
import { machineClock } from '../session/machine-clock.ts';
import { outfit, refreshGames, takeGame, takeHold } from './games.svelte.ts';
import { type Play, playing } from './play.svelte.ts';

/** What stands on the game page: nothing yet, a game, or why there is none. */
export type Current =
  | { readonly kind: 'none' }
  | { readonly kind: 'playing'; readonly id: string; readonly play: Play }
  | { readonly kind: 'missing' | 'elsewhere' | 'not-loaded'; readonly id: string }
  | { readonly kind: 'refused'; readonly id: string; readonly refusal: SaveRefusal };

let current = $state.raw<Current>({ kind: 'none' });
let hold: Hold | null = null;

export const currentAtHand = (): Current => current;

const idOf = (one: Current): string | null => (one.kind === 'none' ? null : one.id);

/** Would its clock run? Then everything is stopped, for free, until its people are there (CLK-9). */
const runs = ({ clock, outcome }: Open): boolean => clock !== null && outcome === null && !clock.menu;

/** A game picked up, stopped at the very instant it was left at. */
function waiting(game: Game): Game {
  if (!runs(game.state.open)) return game;
  const stopped = ask(hosted(game), { type: 'open-menu' }, 'central-officer', game.state.open.at, outfit);
  return 'refused' in stopped ? game : stopped.game;
}

let turn: Promise<unknown> = Promise.resolve();

/** One after another: opening and putting away take their time, and thumbs are faster. */
function inTurn(act: () => Promise<void>): Promise<void> {
  const done = turn.then(act);
  turn = done.catch(() => {});
  return done;
}

async function putAway(): Promise<void> {
  if (current.kind === 'playing') {
    if (runs(current.play.open)) current.play.ask({ type: 'open-menu' });
    await current.play.close();
  }
  await hold?.release();
  hold = null;
  if (current.kind !== 'none') current = { kind: 'none' };
}

/** Another tab wants the game, and has it as soon as it lies on the shelf; or it has taken it over while this one slept. */
const handOver = (id: string) =>
  inTurn(async () => {
    if (hold === null || idOf(current) !== id) return;
    await putAway();
    current = { kind: 'elsewhere', id };
  });

/** Puts the game at hand away: its clock stands still until somebody comes back. */
export const leaveGame = (): Promise<void> =>
  inTurn(async () => {
    await putAway();
    await refreshGames();
  });

/**
 * Brings a game to the table: the given one, or the one of that name from the shelf, its clock stopped. If another tab
 * has it, `insist` asks for it.
 */
export const openGame = (id: string, fresh?: Game, insist = false): Promise<void> =>
  inTurn(async () => {
    if (idOf(current) === id && fresh === undefined && !insist) return;
    await putAway();
    const lost = () => void handOver(id);
    hold = await takeHold(id, insist, lost);
    if (hold === null) {
      current = { kind: 'elsewhere', id };
      return;
    }
    const game = fresh ?? (await takeGame(id).catch(() => undefined));
    // The chunk that reads games could not be loaded.
    if (game === undefined) current = { kind: 'not-loaded', id };
    else if (game === null) current = { kind: 'missing', id };
    else if ('refused' in game) current = { kind: 'refused', id, refusal: game.refused };
    else {
      const session = localSession({
        id,
        game: fresh ?? waiting(game),
        clock: machineClock,
        outfit,
      });
      current = { kind: 'playing', id, play: playing(session, hold.tab, lost) };
    }
  });
