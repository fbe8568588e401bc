// Sets up the table of a drill, as a game that can be played on.

import {
  createGame,
  decide,
  type GameOptions,
  type GameServices,
  type Playing,
  type State,
  withPack,
} from '../rules/index.ts';
import { isAsked } from './answers.ts';
import type { Drill } from './drill.ts';

/** Returns the options of the game that a drill begins from. */
export const optionsOf = ({ table }: Pick<Drill, 'table'>): GameOptions => ({ ...table, mode: 'virtual' });

/** Returns the table at the decision, or null if this edition cannot set it up or refuses a move. */
export function stateAt(drill: Pick<Drill, 'table' | 'moves'>, services: GameServices): State | null {
  const created = createGame(optionsOf(drill), services);
  if ('refused' in created) return null;
  let { state } = created;
  for (const [as, intent] of drill.moves) {
    const decision = decide(state, intent, as, state.open.at, services);
    if ('refused' in decision) return null;
    ({ state } = decision);
  }
  return state;
}

/** Returns the open half at the decision, or null if there is no such decision. */
export function tableAt(drill: Pick<Drill, 'kind' | 'table' | 'moves'>, services: GameServices): Playing | null {
  const state = stateAt(drill, services);
  const open = state && withPack(state.open, services.pack);
  return open !== null && isAsked(drill.kind, open) ? open : null;
}
