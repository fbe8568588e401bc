import type { Pack } from '../content/pack.ts';
import type { Dice } from './dice.ts';
import type { GameEvent } from './events.ts';
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
export type Happening = (state: State, table: Table) => readonly (GameEvent | Happening)[];

/** Events, and the state they lead to. */
export interface Told {
  readonly events: readonly GameEvent[];
  readonly state: State;
}

/** Lets things happen one after another, each on the state the last one left. */
export function follow(state: State, table: Table, happenings: readonly Happening[]): Told {
  const events: GameEvent[] = [];
  let now = state;
  const tell = (next: GameEvent | Happening): void => {
    if (typeof next === 'function') tellAll(next(now, table));
    else {
      events.push(next);
      now = evolve(now, next);
    }
  };
  const tellAll = (all: readonly (GameEvent | Happening)[]): void => {
    for (const one of all) tell(one);
  };
  tellAll(happenings);
  return { events, state: now };
}

/** A rule: may it be asked, and what then happens. `check` sees the open half only, as any seat does. */
export interface Rule<I extends Intent> {
  readonly check: (open: Open, intent: I, seat: Seat) => Refusal | null;
  readonly resolve: (intent: I, at: number, seat: Seat) => readonly Happening[];
}

export type Rules = { readonly [T in IntentType]: Rule<Extract<Intent, { type: T }>> };
