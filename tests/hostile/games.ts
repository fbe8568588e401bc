import { bots } from '../../src/bots/index.ts';
import { roles } from '../../src/content/roles.ts';
import type { Game } from '../../src/host/index.ts';
import { type Draws, decide, newGame, seededDice, type Wishes } from '../../src/rules/index.ts';
import { freeze } from '../random/held.ts';
import { once, upTo } from '../random/positions.ts';
import { randomWishes } from '../random/tables.ts';
import { standardTable, withStandardPack } from '../tools/standard.ts';

/** A game that a few moves have been played of, as it may be found anywhere. */
function played(wishes: Wishes, chance: Draws): Game | null {
  const told = newGame(wishes, standardTable);
  if ('refused' in told) return null;
  let { state } = told;
  const log = [...told.events];
  for (let moves = once(chance, 4) ? 0 : upTo(chance, 60); moves > 0; moves -= 1) {
    const move = bots.random(withStandardPack(state.open), roles, chance);
    const decision = move && decide(state, move.intent, move.as, state.open.at, standardTable);
    if (!decision || 'refused' in decision) break;
    log.push(...decision.events);
    state = decision.state;
  }
  return { log, state, pack: standardTable.pack };
}

/** Games of all kinds to be ill-treated: of the app alone and of the virtual table, begun, in the middle, and over. */
export function victims(seed: string, count: number): (Game | null)[] {
  const chance = seededDice(seed).draws('victims');
  const games = Array.from({ length: count - 1 }, (_, i) =>
    played(randomWishes(`${seed}/secret-${i}`, chance), chance),
  );
  for (const game of games) freeze(game);
  return [null, ...games];
}
