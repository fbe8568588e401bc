import { standardPack } from '../../src/content/standard/pack.ts';
import { ask, hosted, setUp, wait } from '../../src/host/index.ts';
import { due } from '../../src/rules/index.ts';
import { tableWith } from '../../src/sim/index.ts';
import { makeSave } from '../../src/wire/index.ts';

/** Returns the save of a game whose first cue closes after so many ms. */
export function saveBeforeClose(leftMs: number): ReturnType<typeof makeSave> {
  const outfit = tableWith(standardPack);
  const game = setUp({ seed: 'soon', mode: 'virtual', difficulty: 'easy' }, outfit);
  if ('refused' in game) throw new Error(game.refused.code);
  const begun = ask(hosted(game), { type: 'begin' }, 'central-officer', 0, outfit);
  if ('refused' in begun) throw new Error(begun.refused.code);
  const next = due(begun.game.state.open);
  if (next?.what !== 'cue-closes') throw new Error('nothing closes by itself');
  const later = wait(begun.game, next.at - leftMs, outfit);
  if ('refused' in later) throw new Error(later.refused.code);
  return makeSave(later.game);
}
