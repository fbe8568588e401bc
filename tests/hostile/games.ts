import { bots } from '../../src/bots/index.ts';
import { roles } from '../../src/content/roles.ts';
import { createMatch, dispatch, type Game, setUp } from '../../src/host/index.ts';
import { type Draws, type GameOptions, seededDice } from '../../src/rules/index.ts';
import { freeze } from '../random/held.ts';
import { oneIn, upTo } from '../random/positions.ts';
import { randomWishes } from '../random/tables.ts';
import { standardTable, withStandardPack } from '../tools/standard.ts';

/** Plays up to 60 moves of a random game. Returns null if the wishes are refused. */
function startedGame(wishes: GameOptions, chance: Draws): Game | null {
  const created = setUp(wishes, standardTable);
  if ('refused' in created) return null;
  let game = createMatch(created);
  for (let moves = oneIn(chance, 4) ? 0 : upTo(chance, 60); moves > 0; moves -= 1) {
    const move = bots.random(withStandardPack(game.state.open), roles, chance);
    const step = move && dispatch(game, move.intent, move.as, game.state.open.at, standardTable);
    if (!step || 'refused' in step) break;
    ({ game } = step);
  }
  const { log, state, pack } = game;
  return { log, state, pack };
}

/** Returns games to attack: no game, and companion and virtual games at any stage. They are frozen. */
export function victims(seed: string, count: number): (Game | null)[] {
  const chance = seededDice(seed).draws('victims');
  const games = Array.from({ length: count - 1 }, (_, i) =>
    startedGame(randomWishes(`${seed}/secret-${i}`, chance), chance),
  );
  for (const game of games) freeze(game);
  return [null, ...games];
}
