import { standardPack } from '../../src/content/standard/pack.ts';
import { advanceMatch, createMatch, dispatch, setUp } from '../../src/host/index.ts';
import { due } from '../../src/rules/index.ts';
import { tableWith } from '../../src/sim/index.ts';
import { makeSave } from '../../src/wire/index.ts';

/** Returns the save of a game whose first cue closes after this many ms. */
export function saveBeforeClose(leftMs: number): ReturnType<typeof makeSave> {
  const dependencies = tableWith(standardPack);
  const game = setUp({ seed: 'soon', mode: 'virtual', difficulty: 'easy' }, dependencies);
  if ('refused' in game) throw new Error(game.refused.code);
  const begun = dispatch(createMatch(game), { type: 'begin' }, 'central-officer', 0, dependencies);
  if ('refused' in begun) throw new Error(begun.refused.code);
  const next = due(begun.game.state.open);
  if (next?.what !== 'cue-closes') throw new Error('nothing closes by itself');
  const later = advanceMatch(begun.game, next.at - leftMs, dependencies);
  if ('refused' in later) throw new Error(later.refused.code);
  return makeSave(later.game);
}
