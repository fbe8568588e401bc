// Price of leaving a task or a step: the difference to staying, with the best luck in everything else.

import { type Continent, continents } from '../../../content/continents.ts';
import type { Role } from '../../../content/roles.ts';
import { fallenSpace, needed, type Outcome, type Playing, taskDice } from '../../../rules/index.ts';
import { type Ahead, aheadOf, playOn } from './ahead.ts';

/** A value before and after. */
interface Change {
  readonly from: number;
  readonly to: number;
}

/** Certain losses by leaving, on this board. */
export interface Price {
  /** Continents whose panic rises. */
  readonly panic: readonly (Change & { readonly continent: Continent; readonly falls: boolean })[];
  /** Spaces of panic on continents that are still to be chosen. */
  readonly somewhere: number;
  /** Base damage. */
  readonly damage: Change | null;
  /** Why the game is lost. */
  readonly lost: Outcome['why'] | null;
}

const free: Price = { panic: [], somewhere: 0, damage: null, lost: null };

/** Whether leaving costs nothing. */
export const isFree = ({ panic, somewhere, damage, lost }: Price): boolean =>
  panic.length === 0 && somewhere === 0 && damage === null && lost === null;

/** Why the game is lost; null if it is not. */
const lossOf = ({ outcome }: Playing): Outcome['why'] | null => (outcome?.won === false ? outcome.why : null);

/** Returns how much worse the game that was left is than the one that was not, counted from the table as it is now. */
function worse(now: Playing, left: Ahead, stayed: Playing): Price {
  const then = left.now;
  const [damaged, usual] = [then.board.damage, stayed.board.damage];
  const rises = continents.flatMap((continent) => {
    const more = then.board.panic[continent] - Math.max(stayed.board.panic[continent], now.board.panic[continent]);
    const from = now.board.panic[continent];
    const to = Math.min(fallenSpace, from + more);
    return more > 0 ? [{ continent, from, to, falls: to === fallenSpace }] : [];
  });
  const named = rises.filter(({ falls }) => falls || !left.asked);
  return {
    panic: named,
    somewhere: rises.filter((one) => !named.includes(one)).reduce((sum, { from, to }) => sum + to - from, 0),
    damage: damaged > usual ? { from: now.board.damage, to: now.board.damage + damaged - usual } : null,
    lost: lossOf(stayed) === null ? lossOf(then) : null,
  };
}

/** A way to leave: `stop` leaves the open task, `done` the whole step. */
export type Leaving = 'stop' | 'done';

/** The price of leaving, and why the game is lost afterwards even with the best luck. `doomed` is null if it is not. */
export interface Left {
  readonly price: Price;
  readonly doomed: Outcome['why'] | null;
}

/** Leaving that costs nothing. */
export const freely: Left = { price: free, doomed: null };

/** Plays on with and without leaving, and compares. Leaving that is refused costs nothing. */
export function leave(playing: Playing, type: Leaving, as: Role): Left {
  const left = aheadOf(playing);
  if (!left.ask({ type }, as)) return freely;
  playOn(left);
  const stayed = aheadOf(playing);
  playOn(stayed);
  return { price: worse(playing, left, stayed.now), doomed: lossOf(left.now) };
}

/** Whether something sensible is left to do in the open task: rolling for missing successes, or standing on an icon. */
export const canGoOn = (playing: Playing, canPlace: boolean): boolean =>
  playing.board.task !== null &&
  (playing.board.task.roll !== null || (needed(playing) > 0 && (taskDice(playing) > 0 || canPlace)));
