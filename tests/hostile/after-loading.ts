// What may become of a game that was loaded from a forged save: it is played on, saved and loaded again.

import type { Pack } from '../../src/content/cards/pack.ts';
import { roles } from '../../src/content/roles.ts';
import type { Game } from '../../src/host/index.ts';
import { type Draws, decide, legal, pass, type State, view, withPack } from '../../src/rules/index.ts';
import { makeSave, parseSave } from '../../src/wire/index.ts';
import { standardTable } from '../tools/standard.ts';

/** More than the view of any game has, in characters. */
const longestView = 60_000;
const idle: ReadonlySet<string> = new Set(['pause', 'open-menu']);

/** A move that anybody may make, or time that passes; nothing where nobody can do anything. */
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

/** Plays a game on for so many moves. Says what is wrong with it then; null if it is a game like any other. */
export function wrongAfter(game: Game, moves: number, chance: Draws): string | null {
  let { state } = game;
  const log = [...game.log];
  for (let i = 0; i < moves && state.open.outcome === null; i += 1) {
    const told = next(state, game.pack, chance);
    // Beside the box reports are typed in, and none of them is listed.
    if (told === null) return state.open.board === null ? null : 'nobody can do anything';
    log.push(...told.events);
    state = told.state;
  }
  const { length } = JSON.stringify(view(withPack(state.open, game.pack)));
  if (length > longestView) return `its view has ${length} characters`;
  const again = parseSave(makeSave({ log, state }));
  return 'refused' in again ? `its next save is refused: ${again.refused.detail}` : null;
}
