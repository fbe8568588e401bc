import { bots } from '../../src/bots/index.ts';
import { roles } from '../../src/content/roles.ts';
import type { Game } from '../../src/host/index.ts';
import { type Draws, decide, newGame, seededDice, type Wishes } from '../../src/rules/index.ts';
import { freeze } from '../random/held.ts';
import { oneIn, upTo } from '../random/positions.ts';
import { randomWishes } from '../random/tables.ts';
import { standardTable, withStandardPack } from '../tools/standard.ts';

/** Plays up to 60 moves of a random game. Returns null if the wishes are refused. */
function startedGame(wishes: Wishes, chance: Draws): Game | null {
  const created = newGame(wishes, standardTable);
  if ('refused' in created) return null;
  let { state } = created;
  const log = [...created.events];
  for (let moves = oneIn(chance, 4) ? 0 : upTo(chance, 60); moves > 0; moves -= 1) {
    const move = bots.random(withStandardPack(state.open), roles, chance);
    const decision = move && decide(state, move.intent, move.as, state.open.at, standardTable);
    if (!decision || 'refused' in decision) break;
    log.push(...decision.events);
    state = decision.state;
  }
  return { log, state, pack: standardTable.pack };
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
