// Saves of games from each edition of content, rules and director, with digests of its content.

import { bots } from '../../../src/bots/index.ts';
import { cueKinds } from '../../../src/content/cues.ts';
import { difficulties } from '../../../src/content/difficulties.ts';
import { standardPack } from '../../../src/content/standard/pack.ts';
import { limitMs, pauseMs } from '../../../src/content/timings.ts';
import { createMatch, dispatch, type Game, type Match } from '../../../src/host/index.ts';
import { type Intent, legalIntents, seededDice, withPack } from '../../../src/rules/index.ts';
import { playGame } from '../../../src/sim/index.ts';
import { digest } from '../../../src/wire/reading/digest.ts';
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

/** The games, by name. Together they have every difficulty and every plan. */
export const editionGames: Readonly<Record<string, () => Game>> = {
  companion: () => companion('edition', 250),
  'random-tutorial': () => playGame({ seed: 'edition', difficulty: 'tutorial' }, bots.random),
  'random-easy': () => playGame({ seed: 'edition-2', difficulty: 'easy', plan: 'infiltration' }, bots.random),
  'random-expert': () => playGame({ seed: 'edition', difficulty: 'expert' }, bots.random),
  'random-hard': () => playGame({ seed: 'edition', difficulty: 'hard', plan: 'misdirection' }, bots.random),
  'beginner-hard': () => playGame({ seed: 'edition', difficulty: 'hard', plan: 'onslaught' }, bots.beginner),
  'planner-normal': () => playGame({ seed: 'edition', difficulty: 'normal' }, bots.planner),
  'planner-easy': () => playGame({ seed: 'edition-2', difficulty: 'easy', plan: 'domination' }, bots.planner),
};

/** Digests of the content that decides games. They also notice a change of what no kept game meets. */
export const contentDigests = (): Readonly<Record<string, string>> => {
  const { cards, invasion } = standardPack;
  const times = difficulties.map((difficulty) => [
    pauseMs(difficulty),
    ...cueKinds.map((kind) => limitMs(kind, difficulty)),
  ]);
  return { cards: digest(cards), invasion: digest(invasion), times: digest(times) };
};
