import { describe, expect, test } from 'vitest';
import { bots } from '../../src/bots/index.ts';
import type { Game } from '../../src/host/index.ts';
import { type GameEvent, seededDice } from '../../src/rules/index.ts';
import { playGame } from '../../src/sim/index.ts';
import { makeSave, parseSave } from '../../src/wire/index.ts';
import { faultAfterPlaying } from '../hostile/after-loading.ts';
import { forged, vocabulary } from '../hostile/forgeries.ts';

const played = (['random', 'careful', 'planner'] as const).map((bot, i) =>
  playGame({ seed: `forged-${i}`, difficulty: 'normal' }, bots[bot]),
);
const games = played.map(({ log }) => log);
const [{ state }] = played as [Game];

/** Returns a save of a log with a valid digest. */
function signed(log: readonly GameEvent[]) {
  const at = Math.max(0, ...log.map((event) => (Number.isFinite(event.at) ? event.at : 0)));
  return makeSave({ log, state: { ...state, open: { ...state.open, at } } });
}

describe('FIN-21 a forged save is refused, or is a playable game', () => {
  const chance = seededDice('forgeries').draws('forgeries');
  const words = games.map(vocabulary);
  const kinds = new Set<string>();
  const refusals = new Set<string>();
  const faults: string[] = [];
  let loaded = 0;
  for (let i = 0; i < 300; i += 1) {
    const number = i % games.length;
    const game = games[number] ?? [];
    const log = game.slice(0, 20 + chance.next(game.length - 20));
    const forgery = forged(log, words[number] ?? new Map(), chance);
    const at = forgery.findIndex((event, one) => event !== log[one]);
    kinds.add(log[at]?.type ?? 'the end');
    const read = parseSave(signed(forgery));
    if ('refused' in read) {
      refusals.add(read.refused.code);
      continue;
    }
    loaded += 1;
    const fault = faultAfterPlaying(read, 25, chance);
    if (fault !== null) faults.push(`game ${number}, event ${at + 1}, ${JSON.stringify(forgery[at])}: ${fault}`);
  }

  test('the forgeries change most types of events, and some of them are valid', () => {
    expect(kinds.size).toBeGreaterThanOrEqual(30);
    expect([...refusals]).toEqual(['save-damaged']);
    expect(loaded).toBeGreaterThan(20);
  });

  test('loaded forgeries can be played on, have a view of normal size, and save again', () => {
    expect(faults).toEqual([]);
  });
});
