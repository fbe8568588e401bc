import { expect, test } from 'vitest';
import { bots } from '../../../bots/index.ts';
import { hasBoard } from '../../../rules/state/state.ts';
import { playGame } from '../../../sim/game.ts';
import { faceUpCards } from './face-up-cards.ts';

test('every face-up card is listed once and no hidden card is, throughout a whole game', () => {
  let seen = 0;
  playGame({ seed: 'lying', difficulty: 'easy' }, bots.beginner, undefined, (_, __, { open }) => {
    if (!hasBoard(open)) return;
    const { board, pack } = open;
    const groups = faceUpCards(open);
    expect(groups.every(({ cards }) => cards.length > 0)).toBe(true);
    const cards = groups.flatMap((one) => one.cards);
    // Only enemies have copies, so only they may be listed twice.
    const single = cards.filter((id) => !pack.enemy.has(id));
    expect(new Set(single).size).toBe(single.length);
    const plans = board.finalMission === null ? [] : [board.finalMission.card];
    const known = [...pack.tech.keys(), ...pack.asset.keys(), ...pack.enemy.keys(), ...pack.mission.keys()];
    const named = [...known, ...pack.crisis.keys()].filter((id) => !plans.includes(id));
    // Every other card named in the open half is face up.
    const {
      brought: _brought,
      decks: _decks,
      drawn: _drawn,
      gone: _gone,
      salvage: _salvage,
      task: _task,
      choices: _choices,
      ...rest
    } = board;
    const text = JSON.stringify(rest);
    expect([...new Set(cards)].toSorted()).toEqual(named.filter((id) => text.includes(`"${id}"`)).toSorted());
    seen = Math.max(seen, cards.length);
  });
  expect(seen).toBeGreaterThan(15);
});
