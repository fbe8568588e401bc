import type { Pack } from '../../content/cards/pack.ts';
import { evolve } from '../evolve/evolve.ts';
import type { Dice } from '../state/dice.ts';
import type { GameEvent } from '../state/events.ts';
import type { Seat } from '../state/intents.ts';
import type { Director } from '../state/schedule.ts';
import { hasBoard, type OpenGame, type Playing, type State, withPack } from '../state/state.ts';

/** What a table brings besides its players. */
export interface Table {
  readonly director: Director;
  /** The cards to play with. */
  readonly pack: Pack;
  /** Dice for a game's seed. */
  readonly dice: (seed: string) => Dice;
}

/** Events, and the state they lead to. */
export interface Told {
  readonly events: readonly GameEvent[];
  readonly state: State;
}

/**
 * The course of events: what has happened, and the state it has led to. It lives as long as an intent is carried out, and
 * only `tell` goes on with it: what comes second sees what came first.
 */
export interface Course extends Told {
  readonly table: Table;
  /** When things happen now: whole milliseconds since the game began. */
  at: number;
  /** Whose intent is being carried out; null while things happen by themselves. */
  seat: Seat | null;
  readonly events: GameEvent[];
  state: State;
}

/** A course on which nothing has happened yet. */
export const courseFrom = (state: State, table: Table): Course => ({
  table,
  at: state.open.at,
  seat: null,
  events: [],
  state,
});

/** An event happens, in the name of the seat whose intent it is part of. */
export function tell(course: Course, fact: GameEvent): void {
  const { seat } = course;
  const event = seat === null ? fact : { ...fact, seat };
  course.events.push(event);
  course.state = evolve(course.state, event);
}

/** What will be known only when it happens, and then does: cards drawn, dice rolled. */
export type Unknown = (course: Course) => void;

/** Lets things happen one after another. */
export function tellAll(course: Course, happenings: readonly (GameEvent | Unknown)[]): void {
  for (const one of happenings) {
    if (typeof one === 'function') one(course);
    else tell(course, one);
  }
}

/** The open half as it is by now, beside its cards. */
export const gameOn = ({ state, table }: Course): OpenGame => withPack(state.open, table.pack);

/** The same, where the rules let nobody come without a board. */
export function playingOn(course: Course): Playing {
  const game = gameOn(course);
  if (!hasBoard(game)) throw new Error('there is no board');
  return game;
}
