import type { Pack } from '../content/cards/pack.ts';
import {
  type GameEvent,
  newGameBy,
  type RuleSet,
  type SetupRefusal,
  type State,
  type Table,
  type Wishes,
} from '../rules/index.ts';

/** A game: its log, its current state, and its pack of cards. */
export interface Game {
  readonly log: readonly GameEvent[];
  readonly state: State;
  readonly pack: Pack;
}

/** A table with the rules that are played at it. */
export interface HostTable extends Table {
  readonly rules: RuleSet;
}

/** Sets up a new game at time 0. Returns a refusal if the wishes are impossible (FIN-15). */
export function setUp(wishes: Wishes, table: HostTable): { readonly refused: SetupRefusal } | Game {
  const created = newGameBy(table.rules, wishes, table);
  return 'refused' in created ? created : { log: created.events, state: created.state, pack: table.pack };
}
