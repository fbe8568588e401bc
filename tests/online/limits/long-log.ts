import { standardPack } from '../../../src/content/standard/pack.ts';
import { createMatch, dispatch, eventsOf, type Match, setUp } from '../../../src/host/index.ts';
import { tableWith } from '../../../src/sim/index.ts';

/** Returns a legal game with at least this many events: somebody opens the menu and closes it again, many times. */
export function longGame(events: number): Match {
  const table = tableWith(standardPack);
  const made = setUp({ seed: 'long', mode: 'virtual', difficulty: 'easy' }, table);
  if ('refused' in made) throw new Error(made.refused.code);
  let game = createMatch(made);
  const press = (type: 'begin' | 'open-menu' | 'close-menu'): void => {
    const step = dispatch(game, { type }, 'central-officer', game.log.length, table);
    if ('refused' in step) throw new Error(step.refused.code);
    game = { ...step.game, done: [] };
  };
  press('begin');
  while (eventsOf(game.log).length < events) for (const type of ['open-menu', 'close-menu'] as const) press(type);
  return game;
}
