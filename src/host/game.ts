import type { Pack } from '../content/cards/pack.ts';
import { type GameEvent, newGame, type SetupRefusal, type State, type Table, type Wishes } from '../rules/index.ts';

/** A game: its log, the state the log leads to at the instant the game has reached, and the cards it is played with. */
export interface Game {
  readonly log: readonly GameEvent[];
  readonly state: State;
  readonly pack: Pack;
}

/** Sets a game up at its instant 0, or refuses what cannot be (FIN-15). */
export function setUp(wishes: Wishes, table: Table): { readonly refused: SetupRefusal } | Game {
  const told = newGame(wishes, table);
  return 'refused' in told ? told : { log: told.events, state: told.state, pack: table.pack };
}
