// Games whose saves are kept for each edition of content, rules and director.

import { bots } from '../../../src/bots/index.ts';
import { createMatch, dispatch, type Game, type Match } from '../../../src/host/index.ts';
import { type Intent, legalIntents, seededDice, withPack } from '../../../src/rules/index.ts';
import { playGame } from '../../../src/sim/index.ts';
import { newStandardGame, standardTable } from '../../tools/standard.ts';

const without = ({ log, state, pack }: Match): Game => ({ log, state, pack });

/** The game after an intent, or the same one if time has made it impossible. */
function did(game: Match, intent: Intent, afterMs: number): Match {
  const step = dispatch(game, intent, 'central-officer', game.state.open.at + afterMs, standardTable);
  return 'refused' in step ? game : step.game;
}

/** A companion game of this many presses, a second apart. Now and then somebody is slow. */
function companion(seed: string, presses: number): Game {
  let game = createMatch(newStandardGame({ seed, difficulty: 'normal' }));
  const chance = seededDice(seed).draws('presses');
  for (let i = 0; i < presses && game.state.open.outcome === null; i += 1) {
    const moves = legalIntents(withPack(game.state.open, game.pack), 'central-officer').filter(
      ({ type }) => type !== 'set-timers' && type !== 'correct' && type !== 'report-late',
    );
    game = did(game, chance.pick(moves), chance.pick([1_000, 1_000, 20_000]));
  }
  return without(game);
}

/** The games, by name. */
export const editionGames: Readonly<Record<string, () => Game>> = {
  companion: () => companion('edition', 250),
  'random-expert': () => playGame({ seed: 'edition', difficulty: 'expert' }, bots.random),
  'random-easy': () => playGame({ seed: 'edition-2', difficulty: 'easy' }, bots.random),
  'beginner-hard': () => playGame({ seed: 'edition', difficulty: 'hard' }, bots.beginner),
  'planner-normal': () => playGame({ seed: 'edition', difficulty: 'normal' }, bots.planner),
  'planner-easy': () => playGame({ seed: 'edition-2', difficulty: 'easy' }, bots.planner),
};
