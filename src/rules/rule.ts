import type { Pack } from '../content/pack.ts';
import type { Dice } from './dice.ts';
import type { Fact, GameEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { Intent, IntentType, Refusal, Seat } from './intents.ts';
import type { Director } from './operation/schedule.ts';
import type { Open, State } from './state.ts';

/** What a table brings besides its players. */
export interface Table {
  readonly director: Director;
  /** The cards to play with; the standard set if left out. */
  readonly pack?: Pack;
  /** Dice for a game's seed. */
  readonly dice: (seed: string) => Dice;
}

/** What happens next, seen from the state that what came before has led to: events, or further happenings. */
export type Happening = (state: State, table: Table) => readonly Next[];
/** An event that is certain, or what comes of the state by then. */
export type Next = GameEvent | Happening;

/** What will be known only when it happens: cards drawn, dice rolled. */
export type Unknown = (state: State, table: Table) => readonly Fact[];

/** What will be known by then, as it happens. */
const onceKnown =
  (unknown: Unknown, at: number, why: string): Happening =>
  (state, table) =>
    stamped(unknown(state, table), at, why);

/** Facts as they happen one after another, at an instant and for a reason. */
export const stamped = (facts: readonly (Fact | Unknown)[], at: number, why: string): Next[] =>
  facts.map((fact) => (typeof fact === 'function' ? onceKnown(fact, at, why) : { ...fact, at, why }));

/** Events, and the state they lead to. */
export interface Told {
  readonly events: readonly GameEvent[];
  readonly state: State;
}

/** Lets things happen one after another, each on the state the last one left. */
export function follow(state: State, table: Table, happenings: readonly Next[]): Told {
  const events: GameEvent[] = [];
  return { events, state: tell(state, table, happenings, events) };
}

/** Tells what happens, and gives the state it leads to. */
function tell(state: State, table: Table, happenings: readonly Next[], told: GameEvent[]): State {
  let now = state;
  for (const next of happenings) {
    if (typeof next === 'function') now = tell(now, table, next(now, table), told);
    else {
      told.push(next);
      now = evolve(now, next);
    }
  }
  return now;
}

/** A rule: may it be asked, and what then happens. `check` sees the open half only, as any seat does. */
export interface Rule<I extends Intent> {
  readonly check: (open: Open, intent: I, seat: Seat) => Refusal | null;
  readonly resolve: (intent: I, at: number, seat: Seat) => readonly Happening[];
}

export type Rules = { readonly [T in IntentType]: Rule<Extract<Intent, { type: T }>> };
