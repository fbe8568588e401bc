import { expect, test } from 'vitest';
import { bots } from '../../../bots/index.ts';
import { continents } from '../../../content/continents.ts';
import { type GameState, hasBoard } from '../../../rules/index.ts';
import { playGame } from '../../../sim/game.ts';
import { panicIfChosen } from './choosing.ts';

test('panicIfChosen foretells the panic of every continent that is chosen in whole games', () => {
  let foretold = 0;
  for (const seed of ['choosing-1', 'choosing-2', 'choosing-3']) {
    let before: GameState | null = null;
    playGame({ seed, difficulty: 'normal' }, bots.beginner, undefined, (_, added, state) => {
      const open = before?.open;
      const chosen = added.find((event) => event.type === 'chosen');
      const continent = continents.find((one) => one === chosen?.option);
      if (open && hasBoard(open) && continent) {
        const wanted = panicIfChosen(open, continent);
        const change = added.find((event) => event.type === 'panic-changed' && event.continent === continent);
        if (wanted !== null && change?.type === 'panic-changed') {
          expect(change.panic).toBe(wanted);
          foretold += 1;
        }
      }
      before = state;
    });
  }
  expect(foretold).toBeGreaterThan(5);
});
