// The log of a game: rows of inputs, each with the events that it caused.

import type { Role } from '../content/roles.ts';
import type { GameEvent, GameOptions, Intent } from '../rules/index.ts';

/** An input of a game. `at` is in ms since the game began. */
export type Input =
  /** The game was set up. Only the first row of a log can be this one. */
  | { readonly row: 'set-up'; readonly at: number; readonly wishes: GameOptions }
  /** A seat's intent was carried out. */
  | { readonly row: 'asked'; readonly at: number; readonly seat: Role; readonly intent: Intent }
  /** Time passed, and something fell due. */
  | { readonly row: 'passed'; readonly at: number }
  /** The input is not known, or other rules decided it: those of an older version. */
  | { readonly row: 'events'; readonly at: number };

/** A row of a log. */
export type Row = Input & { readonly events: readonly GameEvent[] };

/** The log of a game. */
export type Log = readonly Row[];

const flat = new WeakMap<Log, readonly GameEvent[]>();

/** Returns all events of a log, in order. The list is made once for each log. */
export function eventsOf(log: Log): readonly GameEvent[] {
  const known = flat.get(log);
  if (known !== undefined) return known;
  const events: GameEvent[] = [];
  for (const row of log) for (const event of row.events) events.push(event);
  flat.set(log, events);
  return events;
}

/** Returns a log made from events alone, for a game whose inputs are not known. */
export const logOfEvents = (events: readonly GameEvent[]): Log =>
  events.length === 0 ? [] : [{ row: 'events', at: events.at(-1)?.at ?? 0, events }];

/** Whether part of a log was decided by other rules, for instance those of an earlier edition. Cards may have been added since. */
export const isFolded = (log: Log): boolean => log.some(({ row }) => row === 'events');
