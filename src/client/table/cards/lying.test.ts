import { expect, test } from 'vitest';
import { bots } from '../../../bots/index.ts';
import { hasBoard } from '../../../rules/state/state.ts';
import { playGame } from '../../../sim/game.ts';
import { lyingOn } from './lying.ts';

test('every card that lies face up on any table of a whole game is told where it lies, once, and nothing hidden is', () => {
  let seen = 0;
  playGame({ seed: 'lying', difficulty: 'easy' }, bots.careful, undefined, (_, __, { open }) => {
    if (!hasBoard(open)) return;
    const { board, pack } = open;
    const told = lyingOn(open);
    expect(told.every(({ cards }) => cards.length > 0)).toBe(true);
    const cards = told.flatMap((one) => one.cards);
    // Only an enemy may lie there twice: it has copies.
    const single = cards.filter((id) => !pack.enemy.has(id));
    expect(new Set(single).size).toBe(single.length);
    const plans = board.finalMission === null ? [] : [board.finalMission.card];
    const known = [...pack.tech.keys(), ...pack.asset.keys(), ...pack.enemy.keys(), ...pack.mission.keys()];
    const named = [...known, ...pack.crisis.keys()].filter((id) => !plans.includes(id));
    // What the open half names outside its decks, its piles and what is being chosen from lies face up.
    const {
      decks: _decks,
      drawn: _drawn,
      gone: _gone,
      salvage: _salvage,
      task: _task,
      choices: _choices,
      ...lies
    } = board;
    const text = JSON.stringify(lies);
    expect([...new Set(cards)].toSorted()).toEqual(named.filter((id) => text.includes(`"${id}"`)).toSorted());
    seen = Math.max(seen, cards.length);
  });
  expect(seen).toBeGreaterThan(15);
});
