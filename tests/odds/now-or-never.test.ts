import { expect, test } from 'vitest';
import { bots } from '../../src/bots/index.ts';
import { difficulties } from '../../src/content/difficulties.ts';
import { isLastChance } from '../../src/odds/index.ts';
import { hasBoard } from '../../src/rules/index.ts';
import { playGame } from '../../src/sim/game.ts';

/** Plays games and counts how those ended in which it was the last chance, and how many panic lost without saying so. */
function played(games: number) {
  const found = { said: 0, won: 0, lost: 0, wentOn: 0, untold: 0 };
  for (let i = 0; i < games; i += 1) {
    let saidIn: number | null = null;
    let missionsIn: number | null = null;
    const difficulty = difficulties[i % difficulties.length] ?? 'normal';
    const { state } = playGame(
      { seed: `chance-${i}`, difficulty },
      bots.planner,
      undefined,
      (_move, _events, { open }) => {
        if (!hasBoard(open) || open.step !== 'missions' || open.board.finalMission === null) return;
        missionsIn = open.round;
        if (isLastChance(open)) saidIn ??= open.round;
      },
    );
    const { outcome, round } = state.open;
    if (saidIn !== null) {
      found.said += 1;
      if (outcome === null || saidIn !== round) found.wentOn += 1;
      else if (outcome.won) found.won += 1;
      else found.lost += 1;
    } else if (outcome?.why === 'panic' && missionsIn === round) found.untold += 1;
  }
  return found;
}

test('END-1 “now or never” is only said where the game is then won or lost in that round', () => {
  const { said, won, lost, wentOn, untold } = played(200);
  expect(said).toBeGreaterThan(10);
  expect(wentOn).toBe(0);
  expect(won + lost).toBe(said);
  // Hardly ever does the other mission hold it back.
  expect(untold).toBeLessThan(said / 4);
});
