// A person takes back the last action, while nothing hidden was revealed and nothing later depends on it.

import type { Role } from '../content/roles.ts';
import type { GameEvent, Intent } from '../rules/index.ts';
import { cutTo } from './log-size.ts';
import { advanceMatch, dispatch, type HostDependencies, type Match } from './match.ts';
import { type UndoEntry, undoOf } from './undo-stack.ts';

/** Seats whose action is taken back, and seats whose later actions stay. */
export interface UndoRequester {
  /** Seats whose last action is meant; if undefined, that of any seat. */
  readonly seats?: readonly Role[] | undefined;
  /** Seats of other people, whose later actions stay. Those of all other seats are undone, too: bots decide again. */
  readonly others?: readonly Role[];
}

/**
 * Why nothing is taken back. `nothing`: there is no action, or it is too late. `revealed`: it revealed something hidden
 * (FIN-18). `depended-on`: a later action of another person would be impossible without it, or have another effect.
 */
export type TakeBackRefusal = 'nothing' | 'revealed' | 'depended-on';

/** A later action that is done again. Its events are known if they must be the same. */
interface Again extends Pick<UndoEntry, 'intent' | 'seat' | 'at'> {
  readonly events?: UndoEntry['events'];
}

const isMenu = ({ type }: Intent): boolean => type === 'open-menu' || type === 'close-menu';

/**
 * Returns the actions to repeat after `last` is undone: those of other people, and the menu, which stops time (CLK-9).
 */
function laterActions({ log, done }: Match, last: UndoEntry, others: readonly Role[]): Again[] {
  const kept = new Map(
    done
      .slice(done.indexOf(last) + 1)
      .filter(({ seat }) => others.includes(seat))
      .map((one) => [one.rows, one]),
  );
  return log.slice(last.rows).flatMap((row, i): Again[] => {
    const one = kept.get(last.rows + i);
    if (one !== undefined) return [one];
    return row.row === 'asked' && isMenu(row.intent) ? [{ intent: row.intent, seat: row.seat, at: row.at }] : [];
  });
}

/** Types of the events that an intent caused, without those that happened by themselves before it. */
const causedTypes = (events: readonly GameEvent[]): string =>
  String(events.filter(({ seat }) => seat !== undefined).map(({ type }) => type));

/**
 * Undoes the last action of the taker (TIM-6, FIN-18). Time is not turned back. The game goes on at `at`, in ms since
 * it began, as if the action had never been done.
 */
export function undo(
  game: Match,
  at: number,
  dependencies: HostDependencies,
  { seats, others = [] }: UndoRequester = {},
): Match | { readonly refused: TakeBackRefusal } {
  const last = undoOf(game.done, game.state.open, at, seats);
  if (last === null) return { refused: 'nothing' };
  if (last === 'revealed') return { refused: 'revealed' };
  const { pack, log, done } = game;
  let current: Match = {
    pack,
    log: cutTo(log, last.rows),
    state: last.before,
    done: done.slice(0, done.indexOf(last)),
  };
  for (const again of laterActions(game, last, others)) {
    const due = advanceMatch(current, again.at, dependencies);
    if ('refused' in due) return { refused: 'nothing' };
    const step = dispatch(due.game, again.intent, again.seat, again.at, dependencies);
    const isSame = !('refused' in step) && (!again.events || causedTypes(step.events) === causedTypes(again.events));
    if (again.events && !isSame) return { refused: 'depended-on' };
    current = 'refused' in step ? due.game : step.game;
  }
  const due = advanceMatch(current, at, dependencies);
  return 'refused' in due ? { refused: 'nothing' } : due.game;
}
