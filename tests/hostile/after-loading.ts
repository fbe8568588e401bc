// Checks games loaded from forged saves: plays on, saves and loads again.

import { roles } from '../../src/content/roles.ts';
import { advanceMatch, createMatch, dispatch, type Game, type Match } from '../../src/host/index.ts';
import { type Draws, legalIntents, playerView, withPack } from '../../src/rules/index.ts';
import { makeSave } from '../../src/wire/index.ts';
import { parseSave } from '../tools/saves/saves.ts';
import { standardTable } from '../tools/standard.ts';

/** Upper bound for the view of any game, in characters of JSON. */
const longestView = 60_000;
const idle: ReadonlySet<string> = new Set(['pause', 'open-menu']);

/** Makes a random legal move or lets time pass. Returns null if nobody can do anything. */
function next(game: Match, chance: Draws): Match | null {
  const open = withPack(game.state.open, game.pack);
  if (chance.next(6) === 0) {
    const due = advanceMatch(game, open.at + chance.pick([1, 5_000, 30_000, 200_000]), standardTable);
    return 'refused' in due ? null : due.game;
  }
  const moves = roles.flatMap((as) => legalIntents(open, as).map((intent) => ({ intent, as })));
  const useful = moves.filter(({ intent }) => !idle.has(intent.type));
  if (useful.length === 0) return null;
  const { intent, as } = chance.pick(useful);
  const step = dispatch(game, intent, as, open.at, standardTable);
  if ('refused' in step) throw new Error(`legal ${intent.type} is refused: ${step.refused.code}`);
  return step.game;
}

/** Plays a game on for some moves. Returns a description of its fault, or null. */
export function faultAfterPlaying(game: Game, moves: number, chance: Draws): string | null {
  let played = createMatch(game);
  for (let i = 0; i < moves && played.state.open.outcome === null; i += 1) {
    const after = next(played, chance);
    // A companion game may wait for a report, which `legalIntents` does not list.
    if (after === null) return played.state.open.board === null ? null : 'nobody can do anything';
    played = after;
  }
  const { length } = JSON.stringify(playerView(withPack(played.state.open, game.pack)));
  if (length > longestView) return `its view has ${length} characters`;
  const again = parseSave(makeSave(played), [game.pack]);
  return 'refused' in again ? `its next save is refused: ${again.refused.detail}` : null;
}
