// Checks games loaded from forged saves: plays on, saves and loads again.

import type { Pack } from '../../src/content/cards/pack.ts';
import { roles } from '../../src/content/roles.ts';
import type { Game } from '../../src/host/index.ts';
import { type Draws, decide, legal, pass, type State, view, withPack } from '../../src/rules/index.ts';
import { makeSave, parseSave } from '../../src/wire/index.ts';
import { standardTable } from '../tools/standard.ts';

/** Upper bound for the view of any game, in characters of JSON. */
const longestView = 60_000;
const idle: ReadonlySet<string> = new Set(['pause', 'open-menu']);

/** Makes a random legal move or lets time pass. Returns null if nobody can do anything. */
function next(state: State, pack: Pack, chance: Draws) {
  const open = withPack(state.open, pack);
  const table = { ...standardTable, pack };
  if (chance.next(6) === 0) return pass(state, open.at + chance.pick([1, 5_000, 30_000, 200_000]), table);
  const moves = roles.flatMap((as) => legal(open, as).map((intent) => ({ intent, as })));
  const useful = moves.filter(({ intent }) => !idle.has(intent.type));
  if (useful.length === 0) return null;
  const { intent, as } = chance.pick(useful);
  const decision = decide(state, intent, as, open.at, table);
  if ('refused' in decision) throw new Error(`legal ${intent.type} is refused: ${decision.refused.code}`);
  return decision;
}

/** Plays a game on for some moves. Returns what is wrong with it then, or null. */
export function faultAfterPlaying(game: Game, moves: number, chance: Draws): string | null {
  let { state } = game;
  const log = [...game.log];
  for (let i = 0; i < moves && state.open.outcome === null; i += 1) {
    const result = next(state, game.pack, chance);
    // A companion game may wait for a report, which `legal` does not list.
    if (result === null) return state.open.board === null ? null : 'nobody can do anything';
    log.push(...result.events);
    state = result.state;
  }
  const { length } = JSON.stringify(view(withPack(state.open, game.pack)));
  if (length > longestView) return `its view has ${length} characters`;
  const again = parseSave(makeSave({ log, state }));
  return 'refused' in again ? `its next save is refused: ${again.refused.detail}` : null;
}
