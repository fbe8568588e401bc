// The options with which somebody else gets the operation of a game.

import type { GameOptions } from '../rules/index.ts';
import { type Game, type HostTable, setUp } from './game.ts';
import { createMatch, dispatch } from './match.ts';
import { createRedraw } from './redraw.ts';
import { eventsOf } from './rows.ts';

const beginnings: ReadonlySet<string> = new Set([
  'game-set-up',
  'secret/seeded',
  'secret/decks-stacked',
  'board-set-up',
  'secret/schedule-prepared',
]);

/** Beginning of a game as texts: setup, decks, board and first schedule. Timers are left out. */
function beginningOf({ log }: Pick<Game, 'log'>): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const event of eventsOf(log)) {
    if (!beginnings.has(event.type) || first.has(event.type)) continue;
    const { at: _, why: __, ...what } = event;
    first.set(event.type, JSON.stringify({ ...what, timers: undefined }));
  }
  return first;
}

/**
 * Returns the options that set the same operation up again: the same cards, dice and director. Timers are left out,
 * because everybody has their own. Null if the game began from a described table or a moment of another game, or if the
 * options lead to another beginning here, as after a change of the rules.
 */
export function sameOperation(game: Game, table: HostTable): GameOptions | null {
  const [first] = game.log;
  const { timers: _, ...wishes } = first?.row === 'set-up' ? first.wishes : createRedraw(game, {}, table.rules);
  if (wishes.position || wishes.practice) return null;
  const laid = setUp(wishes, table);
  if ('refused' in laid) return null;
  const begun = dispatch(createMatch(laid), { type: 'begin' }, 'central-officer', 0, table);
  if ('refused' in begun) return null;
  const there = beginningOf(begun.game);
  return [...beginningOf(game)].every(([type, text]) => there.get(type) === text) ? wishes : null;
}
