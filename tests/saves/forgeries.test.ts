import { describe, expect, test } from 'vitest';
import { bots } from '../../src/bots/index.ts';
import type { Game } from '../../src/host/index.ts';
import { type GameEvent, seededDice } from '../../src/rules/index.ts';
import { playGame } from '../../src/sim/index.ts';
import { makeSave, parseSave } from '../../src/wire/index.ts';
import { wrongAfter } from '../hostile/after-loading.ts';
import { forged, vocabulary } from '../hostile/forgeries.ts';

const played = (['random', 'careful', 'planner'] as const).map((bot, i) =>
  playGame({ seed: `forged-${i}`, difficulty: 'normal' }, bots[bot]),
);
const games = played.map(({ log }) => log);
const [{ state }] = played as [Game];

/** The save of a log, by whoever knows how to write its digest. */
function signed(log: readonly GameEvent[]) {
  const at = Math.max(0, ...log.map((event) => (Number.isFinite(event.at) ? event.at : 0)));
  return makeSave({ log, state: { ...state, open: { ...state.open, at } } });
}

describe('FIN-21 a forged save is refused, or it is a game like any other', () => {
  const chance = seededDice('forgeries').draws('forgeries');
  const words = games.map(vocabulary);
  const kinds = new Set<string>();
  const refusals = new Set<string>();
  const wrong: string[] = [];
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
    const fault = wrongAfter(read, 25, chance);
    if (fault !== null) wrong.push(`game ${number}, event ${at + 1}, ${JSON.stringify(forgery[at])}: ${fault}`);
  }

  test('the forgeries spoil every kind of event, and some of them change nothing that the rules forbid', () => {
    expect(kinds.size).toBeGreaterThanOrEqual(30);
    expect([...refusals]).toEqual(['save-damaged']);
    expect(loaded).toBeGreaterThan(20);
  });

  test('what is loaded can be played on, shows no more than a game does, and its next save loads', () => {
    expect(wrong).toEqual([]);
  });
});
