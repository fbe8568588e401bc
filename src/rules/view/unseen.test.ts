import { expect, test } from 'vitest';
import { at, table } from '../../../tests/tools/given.ts';
import { bots } from '../../bots/index.ts';
import { playGame } from '../../sim/index.ts';
import { hasBoard, seededDice, unseenCards } from '../index.ts';
import { missionPlaces } from '../state/board.ts';

const sorted = (cards: readonly string[]): string[] => cards.toSorted();

test('INF-1 unseen cards are those of the decks and the face-down enemies, at every move of a game', () => {
  let looked = 0;
  playGame({ seed: 'unseen', difficulty: 'normal' }, bots.random, undefined, (_, __, { open, hidden }) => {
    if (!hasBoard(open)) return;
    const unseen = unseenCards(open, seededDice('any'));
    const down = missionPlaces.flatMap((place) => Object.values(hidden.faceDown[place]));
    expect(sorted(unseen.enemy)).toEqual(sorted([...hidden.decks.enemy, ...down]));
    for (const deck of ['tech', 'crisis', 'mission'] as const)
      expect(sorted(unseen[deck])).toEqual(sorted(hidden.decks[deck]));
    looked += 1;
  });
  expect(looked).toBeGreaterThan(100);
});

test('FIN-13 a visible enemy of a type not named in the setup is not among the unseen cards', () => {
  const play = table(
    { begin: 'base-defense', enemies: ['ethereal-lord'], units: at('base', 'heavy-1') },
    { enemyTypes: ['muton', 'sectoid', 'floater'] },
  );
  const { open } = play;
  if (!hasBoard(open)) throw new Error('no board');
  const { enemy } = unseenCards(open, seededDice('any'));
  expect(enemy).toHaveLength(open.board.decks.enemy.left);
  expect(enemy).not.toContain('ethereal-lord');
});
