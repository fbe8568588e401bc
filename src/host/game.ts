import type { Pack } from '../content/cards/pack.ts';
import {
  createGameWith,
  type GameOptions,
  type GameServices,
  type RuleSet,
  type SetupRefusal,
  type State,
} from '../rules/index.ts';
import type { Log } from './rows.ts';

/** A game: its log, its current state, and its pack of cards. */
export interface Game {
  readonly log: Log;
  readonly state: State;
  readonly pack: Pack;
}

/** A table with the rules that are played at it. */
export interface HostTable extends GameServices {
  readonly rules: RuleSet;
}

/** Sets up a new game at time 0. Returns a refusal if the wishes are impossible (FIN-15). */
export function setUp(wishes: GameOptions, table: HostTable): { readonly refused: SetupRefusal } | Game {
  const created = createGameWith(table.rules, wishes, table);
  if ('refused' in created) return created;
  const { events, state } = created;
  return { log: [{ row: 'set-up', at: 0, wishes: wishesOf(wishes), events }], state, pack: table.pack };
}

/** Every wish. A log keeps them. */
const wishNames: Readonly<Record<keyof GameOptions, true>> = {
  seed: true,
  difficulty: true,
  plan: true,
  base: true,
  enemyTypes: true,
  startingPanic: true,
  timers: true,
  houseRules: true,
  condition: true,
  expansions: true,
  mode: true,
  dice: true,
  position: true,
  practice: true,
};

/** The wishes alone, as plain JSON: a request for a new game may hold more than they. */
function wishesOf(wished: GameOptions): GameOptions {
  const kept = Object.entries(wished).filter(([name]) => name in wishNames);
  return JSON.parse(JSON.stringify(Object.fromEntries(kept))) as GameOptions;
}
