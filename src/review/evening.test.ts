import { expect, test } from 'vitest';
import { newStandardGame, standardTable } from '../../tests/tools/standard.ts';
import { advanceMatch, createMatch, dispatch, type Match } from '../host/index.ts';
import { due, type Intent } from '../rules/index.ts';
import { eveningOf } from './evening.ts';

const begun = (): Match => createMatch(newStandardGame({ seed: 'evening', difficulty: 'normal' }));

function did(
  game: Match,
  type: Extract<Intent['type'], 'begin' | 'done' | 'pause' | 'resume' | 'open-menu' | 'close-menu'>,
  at: number,
): Match {
  const step = dispatch(game, { type }, 'central-officer', at, standardTable);
  if ('refused' in step) throw new Error(step.refused.code);
  return step.game;
}

/** Waits until something happens by itself, and this many ms more. */
function waited(game: Match, more = 0): Match {
  const at = (due(game.state.open)?.at ?? expect.fail('nothing is due')) + more;
  const step = advanceMatch(game, at, standardTable);
  return 'refused' in step ? expect.fail(step.refused.code) : step.game;
}

test('REV-6 with the box it tells how long each cue was open, without pauses and the menu, and what was banked', () => {
  let game = did(begun(), 'begin', 1_000);
  game = did(game, 'pause', 3_000);
  game = did(game, 'resume', 7_000);
  game = did(game, 'open-menu', 8_000);
  game = did(game, 'close-menu', 20_000);
  game = did(game, 'done', 21_000);
  const { cues, won } = eveningOf(game);
  expect(won).toBe(null);
  expect(cues).toMatchObject([{ round: 1, ms: 4_000, pausedMs: 4_000, expired: false }]);
  expect(cues[0]?.bankedMs).toBeGreaterThan(0);
});

test('REV-5 REV-6 a cue that ran out is told with its role, be it ours or the aliens’', () => {
  const late = 2_000;
  let game = did(begun(), 'begin', 0);
  const seen = new Set<string>();
  while (game.state.open.phase === 'timed' && seen.size < 2) {
    const side = game.state.open.cue?.side ?? 'none';
    seen.add(side);
    if (side !== 'alien') game = waited(game);
    else {
      game = waited(game);
      game = did(game, 'open-menu', game.state.open.at + 500);
      game = did(game, 'close-menu', game.state.open.at + 60_000);
      game = did(game, 'done', game.state.open.at + late - 500);
    }
  }
  const { cues } = eveningOf(game);
  expect(cues.every(({ expired }) => expired)).toBe(true);
  expect(new Set(cues.map(({ side }) => side))).toEqual(new Set(['xcom', 'alien']));
  expect(cues.every(({ bankedMs }) => bankedMs === 0)).toBe(true);
  expect(cues.filter(({ side }) => side === 'alien').map(({ lateMs }) => lateMs)).toEqual([late]);
});

test('REV-6 adaptation is told only when the game is over', () => {
  const game = did(begun(), 'begin', 0);
  expect(eveningOf(game).rounds).toEqual([{ round: 1, panic: null, adaptation: null }]);
  const { open } = game.state;
  const over = { ...game.state, open: { ...open, outcome: { won: false, why: 'panic' } as const } };
  expect(eveningOf({ ...game, state: over })).toMatchObject({ won: false, rounds: [{ round: 1, adaptation: 0 }] });
});
