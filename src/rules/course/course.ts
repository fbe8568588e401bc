import type { Pack } from '../../content/cards/pack.ts';
import type { StepKind } from '../../content/steps.ts';
import { stateWith } from '../evolve/evolve.ts';
import type { BoardFolding } from '../evolve/folding.ts';
import { assertDefined } from '../state/assert-defined.ts';
import type { Dice } from '../state/dice.ts';
import type { GameEvent } from '../state/events.ts';
import type { Seat } from '../state/intents.ts';
import type { Cue, Director } from '../state/schedule.ts';
import { hasBoard, type OpenGame, type Playing, type State, withPack } from '../state/state.ts';

/** Everything a game needs besides its players: director, cards and dice. */
export interface Table {
  readonly director: Director;
  /** Cards the game is played with. */
  readonly pack: Pack;
  /** Creates the dice for a game's seed. */
  readonly dice: (seed: string) => Dice;
}

/** Events and the state they lead to. */
export interface Told {
  readonly events: readonly GameEvent[];
  readonly state: State;
}

/** Callbacks of the operation into the rules of the board. Companion games have none. */
export interface BoardFlow extends BoardFolding {
  /** Runs what a cue does by itself when it opens. */
  readonly cueOpened: (course: Course, cue: Cue) => void;
  /** Runs what a cue does when it closes, for choices nobody made. */
  readonly cueCloses: (course: Course, cue: Cue) => void;
  /** Answers open questions when the last cue has closed. */
  readonly cuesEnd: (course: Course) => void;
  /** Runs what a step does by itself when it opens. */
  readonly stepOpened: (course: Course, step: StepKind) => void;
  /** Ends the open step with its effects on the board. */
  readonly endStep: (course: Course) => void;
}

/**
 * The progress of one intent while it is carried out: its events so far and the state they have led to. Only `tell`
 * extends it, so each event is decided on the state that the earlier ones left.
 */
export interface Course extends Told {
  readonly table: Table;
  /** Null in a game by the rules of the operation alone. */
  readonly flow: BoardFlow | null;
  /** Time of the next event, in whole milliseconds since the game began. */
  at: number;
  /** Seat whose intent is being carried out; null for what happens by itself, such as a cue running out. */
  seat: Seat | null;
  readonly events: GameEvent[];
  state: State;
}

/** Returns a course without events that begins at the state's time. */
export const courseFrom = (state: State, table: Table, flow: BoardFlow | null): Course => ({
  table,
  flow,
  at: state.open.at,
  seat: null,
  events: [],
  state,
});

/** Adds an event to the course, marked with the acting seat, and applies it to the state. */
export function tell(course: Course, fact: GameEvent): void {
  const { seat } = course;
  const event = seat === null ? fact : { ...fact, seat };
  course.events.push(event);
  course.state = stateWith(course.state, event, course.flow);
}

/** A step whose events are known only when it runs, because they depend on hidden state, e.g. drawing cards. */
export type Deferred = (course: Course) => void;

/** Adds events and runs deferred steps, in order. */
export function tellAll(course: Course, steps: readonly (GameEvent | Deferred)[]): void {
  for (const step of steps) {
    if (typeof step === 'function') step(course);
    else tell(course, step);
  }
}

/** Returns the open half as it is now, with the pack. */
export const gameOn = ({ state, table }: Course): OpenGame => withPack(state.open, table.pack);

/** Returns the open half of a virtual table, with the pack. Throws if there is no board, which would be a bug. */
export function playingOn(course: Course): Playing {
  const game = gameOn(course);
  if (!hasBoard(game)) throw new Error('there is no board');
  return game;
}

/** Returns what happens on the board; null without a board. Throws if a board has no rules, which would be a bug. */
export const boardFlow = ({ state, flow }: Course): BoardFlow | null =>
  state.open.board === null ? null : assertDefined(flow, 'the rules of the board');

/** Returns the open cue. Throws if there is none, which would be a bug. */
export const cueOn = ({ state }: Course): Cue => assertDefined(state.open.cue, 'an open cue');

/** Returns the open step. Throws if there is none, which would be a bug. */
export const stepOn = ({ state }: Course): StepKind => assertDefined(state.open.step, 'an open step');
