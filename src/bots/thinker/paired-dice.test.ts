import { expect, test } from 'vitest';
import type { Continent } from '../../content/continents.ts';
import { type Board, seededDice } from '../../rules/index.ts';
import { pairedDice } from './paired-dice.ts';

const taskAt = (continent: Continent) => ({ kind: 'global-defense', continent }) as Board['task'];

/** Rolls for these continents one after another, and returns the faces of each roll. */
function rolls(...targets: readonly Continent[]): number[][] {
  let task: Board['task'] = null;
  const dice = pairedDice(seededDice('paired'), () => task);
  return targets.map((continent, number) => {
    task = taskAt(continent);
    return [0, 1, 2].map((n) => dice.face(`roll/${number}`, n, 1_000));
  });
}

test('TSK-4 the nth roll of a task shows the same faces, whatever was rolled before', () => {
  const [asia, asiaAgain, africa] = rolls('asia', 'asia', 'africa');
  const [africaFirst, asiaSecond, europe, asiaThird] = rolls('africa', 'asia', 'europe', 'asia');
  expect(africaFirst).toEqual(africa);
  expect(asiaSecond).toEqual(asia);
  expect(asiaThird).toEqual(asiaAgain);
  expect(new Set([asia, asiaAgain, africa, europe].map(String)).size).toBe(4);
});

test('TSK-9 a reroll shows new faces', () => {
  const dice = pairedDice(seededDice('paired'), () => taskAt('asia'));
  const faces = ['roll/4', 'roll/5'].map((stream) => [0, 1, 2].map((n) => dice.face(stream, n, 1_000)));
  expect(faces[0]).not.toEqual(faces[1]);
});

test('streams other than rolls are unchanged', () => {
  const dice = seededDice('paired');
  expect(pairedDice(dice, () => null).face('refresh', 3, 1_000)).toBe(dice.face('refresh', 3, 1_000));
});
