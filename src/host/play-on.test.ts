import { expect, test } from 'vitest';
import { standardTable } from '../../tests/tools/standard.ts';
import { bots } from '../bots/index.ts';
import { standardPack } from '../content/standard/pack.ts';
import { playGame } from '../sim/index.ts';
import { makeSave, parseSave } from '../wire/index.ts';
import { isPractice, playOn } from './index.ts';

const game = playGame({ seed: 'play-on', difficulty: 'easy' }, bots.planner);
const table = { ...standardTable };

test('a game that is played on from a moment has the same past, and a save of it says that it never counts', () => {
  const n = Math.floor(game.log.length / 2);
  const begun = playOn(game, n);
  if (begun === null) throw new Error('it could not be played on');
  expect(begun.log).toHaveLength(n);
  expect(begun.state.open.outcome).toBe(null);
  const read = parseSave(JSON.parse(JSON.stringify(makeSave(begun))), table as Parameters<typeof parseSave>[1], [
    standardPack,
  ]);
  if ('refused' in read) throw new Error(read.refused.code);
  expect(read.state).toEqual(begun.state);
  expect([isPractice(read.log), isPractice(game.log)]).toEqual([true, false]);
});

test('there is nothing to play on from before the setup, after the end, or without the setup', () => {
  expect(playOn(game, 0)).toBe(null);
  expect(playOn(game, game.log.length + 1)).toBe(null);
  expect(playOn({ ...game, log: game.log.slice(1) }, 3)).toBe(null);
});
